import { expect, it } from 'vitest';
import { sayProgress } from '../../../server/log/progress.ts';

it('Long work says how far it is, at most every three seconds, and short work says nothing', () => {
  const said: string[] = [];
  let nowMs = 0;
  const progress = sayProgress({ info: (_, message) => said.push(message) }, () => nowMs);
  for (const at of [0, 2_999, 3_000, 3_001, 5_999, 6_000, 12_000, 14_999]) {
    nowMs = at;
    progress(() => `after ${at} ms`);
  }
  expect(said).toEqual(['after 3000 ms', 'after 6000 ms', 'after 12000 ms']);
});
