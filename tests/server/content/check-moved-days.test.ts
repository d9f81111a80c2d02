import { expect, it } from 'vitest';
import { checkMovedDays } from '../../../server/content/check/check-moved-days.ts';
import type { Content } from '../../../server/content/content-kinds.ts';
import { sentenceOf } from '../../../server/content/problem.ts';
import { foundContent } from '../../support/found-content.ts';

const expos = (days: Record<string, [from: string, to: string]>) =>
  ({ expos: Object.entries(days).map(([id, [from, to]]) => ({ id, from, to })) }) as unknown as Content;

it('An expo whose days are others than before is named, with both; a new one and an unchanged one are not', () => {
  const before = expos({ kl: ['2026-11-29', '2026-12-02'], penang: ['2027-01-08', '2027-01-10'] });
  const after = expos({
    kl: ['2026-11-29', '2026-12-01'],
    penang: ['2027-01-08', '2027-01-10'],
    johor: ['2027-03-05', '2027-03-07'],
  });
  const problems = checkMovedDays(foundContent(after), before);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(problems.map(sentenceOf)).toEqual([
    expect.stringContaining(
      'the expo was from 2026-11-29 to 2026-12-02, and is from 2026-11-29 to 2026-12-01 now. ',
    ),
  ]);
});
