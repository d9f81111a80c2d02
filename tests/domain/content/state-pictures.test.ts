import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STATE_PICTURES } from '../../../src/domain/content/state-pictures.ts';

it('the pictures of all empty and error states are stored for a venue without signal', () => {
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/<EmptyState\b[^>]*?\bpicture="([a-z0-9-]+)"/gs)].map(
        ([, name]) => name,
      ),
    );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !STATE_PICTURES.some((stored) => stored === name))).toEqual([]);
});
