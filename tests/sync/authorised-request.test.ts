import { describe, expect, test } from 'vitest';
import {
  type AttemptTokens,
  afterUnauthorised,
  authorisedRequest,
} from '../../src/sync/authorised-request.ts';

/**
 * Runs one request against a server that accepts only the `good` token; the attempts use `tokens` one after the other.
 */
async function run(tokens: (string | null)[], good: string) {
  const attempts: AttemptTokens[] = [];
  const findings: unknown[] = [];
  const outcome = await authorisedRequest(
    async (attempt) => {
      attempt.sent = tokens.shift() ?? null;
      attempts.push({ ...attempt });
      if (attempt.sent === 'broken') throw 'no signal';
      if (attempt.sent !== good) throw 'unauthorised';
      return 'data';
    },
    {
      isUnauthorised: (error) => error === 'unauthorised',
      toNoAnswer: () => 'no-answer',
      onRefused: (...finding) => findings.push(finding),
    },
  ).catch((error: unknown) => error);
  return { outcome, attempts, ...(findings.length > 0 && { findings }) };
}

describe('a request that needs a token', () => {
  test('is sent once while its token is accepted', async () => {
    expect(await run(['a'], 'a')).toEqual({ outcome: 'data', attempts: [{ sent: 'a', rejected: null }] });
  });

  test('is sent once more with a new token after a 401', async () => {
    expect(await run(['old', 'new'], 'new')).toEqual({
      outcome: 'data',
      attempts: [
        { sent: 'old', rejected: null },
        { sent: 'new', rejected: 'old' },
      ],
    });
  });

  test('is unauthorised after a second 401', async () => {
    const { outcome, attempts, findings } = await run(['old', 'new', 'newer'], 'newer');
    expect(outcome).toBe('unauthorised');
    expect(attempts).toHaveLength(2);
    expect(findings).toEqual([['token-refused', 'new']]);
  });

  test('reports it when the token could not be replaced', async () => {
    expect(await run(['old', 'old'], 'new')).toMatchObject({ findings: [['not-renewable', 'old']] });
  });

  test('gets no answer from a 401 without a token, at the first or the second attempt', async () => {
    expect(await run([null], 'a')).toMatchObject({ outcome: 'no-answer', attempts: [{ sent: null }] });
    expect(await run(['old', null], 'a')).toMatchObject({ outcome: 'no-answer', attempts: { length: 2 } });
  });

  test('is not repeated after any other failure', async () => {
    expect(await run(['broken', 'a'], 'a')).toMatchObject({ outcome: 'no signal', attempts: { length: 1 } });
    expect(await run(['old', 'broken'], 'a')).toMatchObject({
      outcome: 'no signal',
      attempts: { length: 2 },
    });
  });
});

test('one renewal is made for one request, and none without a token', () => {
  expect(afterUnauthorised({ sent: 'a', rejected: null })).toBe('renew');
  expect(afterUnauthorised({ sent: 'b', rejected: 'a' })).toBe('token-refused');
  expect(afterUnauthorised({ sent: 'a', rejected: 'a' })).toBe('token-refused');
  expect(afterUnauthorised({ sent: null, rejected: null })).toBe('no-answer');
  expect(afterUnauthorised({ sent: null, rejected: 'a' })).toBe('no-answer');
});
