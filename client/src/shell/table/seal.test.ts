import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blake2b, sealOf } from './seal.ts';

test('the hash of abc is that of RFC 7693, appendix A', () =>
  assert.equal(
    blake2b('abc', 64),
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' +
      '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  ));
test('an empty text, one of whole blocks and a longer one', () => {
  const known: [string, string][] = [
    ['', '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
    ['a'.repeat(128), 'ae2aa48507885c4c950fb809b2076f959cde9f8ea6da260d9a3587df33dac450'],
    ['ä'.repeat(150), '46683ce9ecb6cadc0ef71067778f71d8105b75777bdf865687352bd1652fcb23'],
  ];
  for (const [text, hash] of known) assert.equal(blake2b(text, 32), hash);
});
test('a seed has the seal that the host publishes', () =>
  assert.equal(sealOf('000102030405060708090a0b0c0d0e0f'), '9d1112543740aa907df1ef10f5a4d951'));
test('another seed has another', () => assert.notEqual(sealOf('0'), sealOf('1')));
