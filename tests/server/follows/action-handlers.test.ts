import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../../src/domain/delivery/actions.ts';
import { brandFollowSchema } from '../../../src/domain/shop/brand.ts';
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
const AT = new Date(TAPPED).toISOString();
const press = (slug: unknown, isFollowed: unknown): Action => ({
  key: randomUUID(),
  name: 'brand.follow',
  v: 1,
  input: { slug, isFollowed },
  lane: 'follow',
  sub,
  tappedAt: TAPPED,
  offsetMs: 0,
});
const mine = async (as = sub) => {
  const { data } = await server.rpcQuery('users.follows.list', undefined, as);
  return v.parse(v.array(brandFollowSchema), data).map(({ brand, followedAt }) => [brand.slug, followedAt]);
};

describe('following a brand', () => {
  it('counts from the press on, raises the revision, and says how it stands', async () => {
    const action = press('tiny-toes', true);
    const answer = { slug: 'tiny-toes', isFollowed: true, followedAt: AT };
    expect(await deliverAction(server, action)).toEqual({ key: action.key, verdict: 'done', rev: 1, answer });
    expect(await mine()).toEqual([['tiny-toes', AT]]);
  });

  it('twice is once, since the first press', async () => {
    await deliverAction(server, press('tiny-toes', true));
    const later = { ...press('tiny-toes', true), tappedAt: TEST_NOW_MS };
    expect(await deliverAction(server, later)).toMatchObject({ rev: 1, answer: { followedAt: AT } });
    expect(await mine()).toHaveLength(1);
  });

  it('delivered twice is done once', async () => {
    const action = press('tiny-toes', true);
    expect(await deliverAction(server, action)).toEqual(await deliverAction(server, action));
    expect(await mine()).toHaveLength(1);
  });

  it('sets rather than turns: the last press of a delivery counts', async () => {
    const presses = [press('tiny-toes', true), press('blockwood', true), press('tiny-toes', false)];
    const { results } = await deliverActions(server, sub, presses);
    expect(results.map(({ verdict }) => verdict)).toEqual(['done', 'done', 'done']);
    expect(await mine()).toEqual([['blockwood', AT]]);
  });

  it('ends also for a brand that is gone, and changes nothing where none was followed', async () => {
    const answer = { slug: 'gone', isFollowed: false, followedAt: null };
    expect(await deliverAction(server, press('gone', false))).toMatchObject({
      verdict: 'done',
      rev: 0,
      answer,
    });
  });

  it('is refused for a brand that there is not', async () => {
    expect(await deliverAction(server, press('gone', true))).toMatchObject({ reason: 'brand-unknown' });
    expect(await mine()).toEqual([]);
  });

  it.each([
    ['no name', '', true],
    ['a name that a database could not hold', 'a\u0000b', true],
    ['neither yes nor no', 'tiny-toes', 'yes'],
  ])('is refused for %s', async (_, slug, isFollowed) => {
    expect(await deliverAction(server, press(slug, isFollowed))).toMatchObject({ reason: 'invalid-input' });
  });

  it('is the visitor’s own', async () => {
    await deliverAction(server, press('tiny-toes', true));
    expect(await mine('somebody-else')).toEqual([]);
  });
});
