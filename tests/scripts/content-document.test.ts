import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FOLDER_README, withTables } from '../../scripts/content-document/render.ts';
import { kindNames, kindOf } from '../../server/content/content-kinds.ts';
import { readPlan } from '../../server/floor-plan/read-plan.ts';
import { PLACE_KINDS } from '../../src/domain/expo/hall-plan.ts';

const readme = readFileSync(FOLDER_README, 'utf8');

it('The README of a content folder lists the columns that the schemas have now. If not, run `npm run api`.', () => {
  expect(withTables(readme)).toBe(readme);
});

it.each(kindNames.filter((name) => name !== 'halls'))(
  'The README has a row for every column of %s',
  (name) => {
    const section = readme.split(`### ${name}\n`)[1]?.split('\n### ')[0] ?? '';
    const rows = [...section.matchAll(/^\| `(\w+)` +\| (yes|no) /gm)].map(([, column, required]) => [
      column,
      required === 'yes',
    ]);
    expect(rows).toEqual(
      Object.entries(kindOf(name).fields).map(([column, { isRequired }]) => [column, isRequired]),
    );
  },
);

it('The README names every kind of place that a plan may have', () => {
  for (const kind of PLACE_KINDS) expect(readme).toContain(`\`${kind}\``);
});

it('The plan that the README shows can be read', () => {
  const example = readme.split('\n').filter((line) => /^ {4} *<\/?(svg|rect|line)/.test(line));
  expect(readPlan(example.join('\n'))).toMatchObject({ expo: 'e-1', problems: [] });
});
