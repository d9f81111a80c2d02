import { expect, it } from 'vitest';
import { morePointsText, pointsText } from '../../../src/domain/text/points-text.ts';

it('One point is not “1 points”, and many have their thousands apart', () => {
  expect([0, 1, 2, 1200].map(pointsText)).toEqual(['0 points', '1 point', '2 points', '1,200 points']);
  expect([1, 1200].map(morePointsText)).toEqual(['1 more point', '1,200 more points']);
});
