import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../../src/domain/delivery/actions.ts';
import { brandFollowSchema } from '../../../src/domain/shop/brand-schema.ts';
import { deliverAction, deliverActions } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const TAPPED = TEST_NOW_MS - 60_000;
const TAPPED_AT = new Date(TAPPED).toISOString();
const follow = (slug: unknown, isFollowed: unknown): Action => ({
  key: randomUUID(),
  name: 'brand.follow',
  v: 1,
  input: { slug, isFollowed },
  lane: 'follow',
  sub,
  tappedAt: TAPPED,
  offsetMs: 0,
});
const follows = async (as = sub) => {
  const { data } = await server.rpcQuery('users.follows.list', undefined, as);
  return v.parse(v.array(brandFollowSchema), data).map(({ brand, followedAt }) => [brand.slug, followedAt]);
};

describe('Following a brand', () => {
  it('is dated by the tap, raises the revision and returns the new state', async () => {
    const action = follow('tiny-toes', true);
    const answer = { slug: 'tiny-toes', isFollowed: true, followedAt: TAPPED_AT };
    expect(await deliverAction(server, action)).toEqual({ key: action.key, verdict: 'done', rev: 1, answer });
    expect(await follows()).toEqual([['tiny-toes', TAPPED_AT]]);
  });

  it('again keeps the first date', async () => {
    await deliverAction(server, follow('tiny-toes', true));
    const later = { ...follow('tiny-toes', true), tappedAt: TEST_NOW_MS };
    expect(await deliverAction(server, later)).toMatchObject({ rev: 1, answer: { followedAt: TAPPED_AT } });
    expect(await follows()).toHaveLength(1);
  });

  it('is not undone by an earlier tap that is delivered later', async () => {
    await deliverAction(server, follow('tiny-toes', true));
    const earlier = { ...follow('tiny-toes', false), tappedAt: TAPPED - 3_600_000 };
    expect(await deliverAction(server, earlier)).toMatchObject({
      rev: 1,
      answer: { isFollowed: true, followedAt: TAPPED_AT },
    });
    expect(await follows()).toHaveLength(1);
  });

  it('is applied once when it is delivered twice', async () => {
    const action = follow('tiny-toes', true);
    expect(await deliverAction(server, action)).toEqual(await deliverAction(server, action));
    expect(await follows()).toHaveLength(1);
  });

  it('sets rather than toggles: the last tap of a delivery counts', async () => {
    const taps = [follow('tiny-toes', true), follow('blockwood', true), follow('tiny-toes', false)];
    const { results } = await deliverActions(server, sub, taps);
    expect(results.map(({ verdict }) => verdict)).toEqual(['done', 'done', 'done']);
    expect(await follows()).toEqual([['blockwood', TAPPED_AT]]);
  });

  it('can be ended for a brand that no longer exists, and changes nothing if it was not followed', async () => {
    const answer = { slug: 'gone', isFollowed: false, followedAt: null };
    expect(await deliverAction(server, follow('gone', false))).toMatchObject({
      verdict: 'done',
      rev: 0,
      answer,
    });
  });

  it('is refused for an unknown brand', async () => {
    expect(await deliverAction(server, follow('gone', true))).toMatchObject({ reason: 'brand-unknown' });
    expect(await follows()).toEqual([]);
  });

  it.each([
    ['an empty slug', '', true],
    ['a slug that PostgreSQL cannot hold', 'a\u0000b', true],
    ['a state that is not a boolean', 'tiny-toes', 'yes'],
  ])('is refused with %s', async (_, slug, isFollowed) => {
    expect(await deliverAction(server, follow(slug, isFollowed))).toMatchObject({ reason: 'invalid-input' });
  });

  it('is visible to the visitor only', async () => {
    await deliverAction(server, follow('tiny-toes', true));
    expect(await follows('somebody-else')).toEqual([]);
  });
});
