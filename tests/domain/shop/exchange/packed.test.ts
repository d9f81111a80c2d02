import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, UNPACKED_MAX_BYTES, unpack } from '../../../../src/domain/shop/exchange/packed.ts';

const deflated = (text: string) => Uint8Array.from(deflateRawSync(text));

it('Any value of JSON comes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect(await unpack(await pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('A list of 200 items that are alike takes a tenth of its text', async () => {
  const items = Array.from({ length: 200 }, (_, i) => ({
    name: `Wet wipes ${i}`,
    booth: 'A12',
    isTicked: false,
  }));
  expect((await pack(items)).length).toBeLessThan(JSON.stringify(items).length / 10);
});

it('What would grow beyond the longest list is given up, however small it came', async () => {
  const bomb = deflated(JSON.stringify('a'.repeat(UNPACKED_MAX_BYTES)));
  expect(bomb.length).toBeLessThan(1000);
  expect(await unpack(bomb)).toBeUndefined();
  expect(await unpack(deflated(JSON.stringify('a'.repeat(UNPACKED_MAX_BYTES - 2))))).toBeDefined();
});

it('Bytes that are no packed list are refused', async () => {
  const packed = await pack({ items: ['one', 'two'] });
  for (const bytes of [
    new Uint8Array(),
    Uint8Array.from(randomBytes(200)),
    packed.slice(0, -3),
    deflated('{no'),
  ])
    expect(await unpack(bytes)).toBeUndefined();
});
