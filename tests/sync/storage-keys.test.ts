import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** As text: names in storage, of locks, of channels and of caches begin like this. */
const KEY = /['"`]yhello[.-][a-z.-]*['"`]/g;
/** Written like a key, but slugs of links. */
const SLUGS = ["'yhello-rewards'"];

it('Every key in the storage of a phone is in one of the two lists of keys', () => {
  const files = ['src', 'sw'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^sync\/(later-)?storage-keys\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(100);
  const elsewhere = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)]
      .map(([text]) => text)
      .filter((text) => !SLUGS.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(elsewhere).toEqual([]);
});
