import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Reads the catalogues (.ftl) when the bundle is made, so that browsers need no reader of them. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return null;
      const messages = new FluentResource(source).body.map(({ attributes, ...message }) =>
        Object.keys(attributes).length ? { ...message, attributes } : message,
      );
      return { code: `export default ${JSON.stringify(messages)}`, map: null };
    },
  };
}
