import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../../scripts/build-id.mjs';

it('A build has another id when any script that takes part in building changes', () => {
  expect(sources()).toEqual(
    expect.arrayContaining(['src', 'vite.config.ts', 'scripts/build.mjs', 'scripts/lighter-scripts.ts']),
  );
  const scripts = sources().filter((path) => path.startsWith('scripts/'));
  expect(scripts.filter((path) => !readdirSync('scripts').includes(path.slice('scripts/'.length)))).toEqual(
    [],
  );
  expect(new Set(sources()).size).toBe(sources().length);
});
