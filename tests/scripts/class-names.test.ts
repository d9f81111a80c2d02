import { expect, it } from 'vitest';
import { classSuffixes } from '../../scripts/class-names.ts';

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
