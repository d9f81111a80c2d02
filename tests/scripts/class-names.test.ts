import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classSuffixes, shortNames } from '../../scripts/class-names.ts';

const paths = Array.from({ length: 500 }, (_, i) => `src/ui/part-${i}.module.css`);

it('No two style modules share a suffix, and a suffix can end the name of a class', () => {
  const suffixes = [...classSuffixes(paths).values()];
  expect(suffixes).toHaveLength(paths.length);
  expect(new Set(suffixes).size).toBe(paths.length);
  for (const suffix of suffixes) expect(suffix).toMatch(/^[A-Za-z0-9]{2,}$/);
});

it('A new style module changes few suffixes of the others', () => {
  const before = classSuffixes(paths);
  const after = classSuffixes([...paths, 'src/ui/added.module.css']);
  const changed = paths.filter((path) => before.get(path) !== after.get(path));
  expect(changed.length).toBeLessThanOrEqual(1);
});

it('No two classes of a module share a short name, and each begins its own', () => {
  expect([...shortNames(['heart', 'hint', 'text', 'textual'])]).toEqual([
    ['heart', 'he'],
    ['hint', 'hi'],
    ['text', 'text'],
    ['textual', 'textu'],
  ]);
  const name = fc.stringMatching(/^[a-c][a-c-]{0,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      const shorts = shortNames(names);
      expect(new Set(shorts.values()).size).toBe(names.length);
      for (const [long, short] of shorts) expect(long.startsWith(short)).toBe(true);
    }),
  );
});
