import { describe, expect, it } from 'vitest';
import { pointsView } from '../../../src/features/points/points-view.ts';
import { RequestError } from '../../../src/platform/request-error.ts';

const view = (result: Omit<Parameters<typeof pointsView>[0], 'errorUpdateCount'>, errorUpdateCount = 0) =>
  pointsView({ ...result, errorUpdateCount });
const data = { points: 1_200, pending: 240 };
const refusals = [
  new RequestError('client', 'Summary failed', 'UNAUTHORIZED', 401),
  new RequestError('client', 'Summary failed', 'INTERNAL_SERVER_ERROR', 500),
];
const noAnswer = [
  new RequestError('no-answer', 'Summary failed'),
  new RequestError('no-answer', 'Summary failed', '', 503),
  new RequestError('invalid-response', 'Summary failed', '', 200),
  new TypeError('Failed to fetch'),
];
const failed = { points: 0, pending: 0, state: 'summary-error', isStale: false };

describe('the points', () => {
  it('are loading until a response arrives', () => {
    expect(view({ data: undefined, error: null })).toMatchObject({ points: 0, state: 'loading' });
  });

  it('are shown when loaded', () => {
    expect(view({ data, error: null })).toEqual({
      points: 1_200,
      pending: 240,
      state: 'loaded',
      isStale: false,
    });
  });

  it.each(refusals)('are 0 and an error after a refusal, even if they were loaded before: %s', (error) => {
    expect(view({ data, error })).toEqual({ ...failed, pending: 240 });
    expect(view({ data: undefined, error })).toEqual(failed);
  });

  it.each(noAnswer)('stay as of the last visit after no answer: %s', (error) => {
    expect(view({ data, error })).toEqual({ ...data, state: 'loaded', isStale: true });
  });

  it.each(noAnswer)('are 0 and an error when they were never loaded: %s', (error) => {
    expect(view({ data: undefined, error }, 1)).toEqual(failed);
  });

  it('stay 0 and an error while they are asked for again', () => {
    expect(view({ data: undefined, error: null }, 1)).toEqual(failed);
  });

  it('stay as of the last visit when the error was restored from storage', () => {
    const stored = JSON.parse(JSON.stringify(noAnswer[0]));
    expect(view({ data, error: stored })).toMatchObject({ points: 1_200, isStale: true });
  });
});
