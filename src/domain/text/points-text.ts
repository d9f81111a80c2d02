// @script venue

import { formatCount } from './format-count.ts';

const unitOf = (count: number) => (count === 1 ? 'point' : 'points');

/** `1 point`, `1,200 points`. */
export const pointsText = (count: number): string => `${formatCount(count)} ${unitOf(count)}`;

/** `1 more point`, `1,200 more points`. */
export const morePointsText = (count: number): string => `${formatCount(count)} more ${unitOf(count)}`;
