import { expect, it } from 'vitest';
import { encodedText } from '../../../server/http/encoded-text.ts';
import { decodeBytes } from '../../support/decode-body.ts';
import { eventually } from '../../support/eventually.ts';

const text = Array.from({ length: 3_000 }, (_, n) => `line ${(n * 7_919) % 1_009}`).join('\n');

it.each(['br', 'gzip'] as const)('a text has a %s form', async (encoding) => {
  expect(decodeBytes(await encodedText(text).encode(encoding), encoding)).toBe(text);
});

it('a form that is sent often becomes smaller, and stays so', async () => {
  const { encode } = encodedText(text);
  const first = await encode('br');
  for (let n = 0; n < 8; n++) expect(await encode('br')).toBe(first);
  const smallest = await eventually(async () => {
    const form = await encode('br');
    expect(form.length).toBeLessThan(first.length);
    return form;
  });
  expect(decodeBytes(smallest, 'br')).toBe(text);
  expect(await encode('br')).toBe(smallest);
});
