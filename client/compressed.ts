import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg)$/;
const squeeze = promisify(brotliCompress);

/** Lays beside each text of the bundle its brotli form, which the host sends where the browser takes it. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.values(bundle).filter((file) => TEXT.test(file.fileName));
        for (const file of files) {
          const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await squeeze(text, { params }) });
        }
      },
    },
  };
}
