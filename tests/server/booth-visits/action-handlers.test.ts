import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boothVisits } from '../../../server/db/schema.ts';
import { MAX_BOOTH_VISITS } from '../../../src/domain/expo/booth-visit.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const expoId = 'expo-baby-fair-kl';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const set = (input: object) => {
  const lane = 'booth-visits';
  return deliverAction(
    server,
    actionOf({ name: 'booth.set-visited', lane, input: { expoId, ...input }, sub, tappedAt: TEST_NOW_MS }),
  );
};
const visits = async () => (await server.rpcQuery('users.boothVisits.list', undefined, sub)).data;

it('A booth is marked and unmarked, however its code is typed, and a repeat changes nothing', async () => {
  expect(await set({ booth: 'b12', isVisited: true })).toMatchObject({ verdict: 'done', rev: 1 });
  expect(await set({ booth: ' B12', isVisited: true })).toMatchObject({ verdict: 'done', rev: 1 });
  expect(await visits()).toEqual([{ expoId, booth: 'B12', isVisited: true }]);
  expect(await set({ booth: 'B12', isVisited: false })).toMatchObject({ rev: 2 });
  expect(await visits()).toEqual([{ expoId, booth: 'B12', isVisited: false }]);
});

it('A booth of an unknown expo is refused', async () => {
  expect(await set({ expoId: 'expo-gone', booth: 'B12', isVisited: true })).toMatchObject({
    reason: 'expo-unknown',
  });
});

describe('More booths than anyone visits at one expo', () => {
  const insertMany = (expo: string, isVisited: boolean) =>
    server.db.insert(boothVisits).values(
      Array.from({ length: MAX_BOOTH_VISITS }, (_, i) => ({
        ...{ sub, expoId: expo, isVisited },
        booth: `${isVisited ? 'X' : 'Y'}${i}`,
      })),
    );

  it('are refused, until a mark is taken back', async () => {
    await insertMany(expoId, true);
    expect(await set({ booth: 'B12', isVisited: true })).toMatchObject({ reason: 'list-full' });
    expect(await set({ booth: 'X1', isVisited: true })).toMatchObject({ verdict: 'done' });
    expect(await set({ booth: 'X1', isVisited: false })).toMatchObject({ verdict: 'done' });
    expect(await set({ booth: 'B12', isVisited: true })).toMatchObject({ verdict: 'done' });
    expect(await set({ booth: 'X1', isVisited: true })).toMatchObject({ reason: 'list-full' });
  });

  it('leave room for those of the next expo', async () => {
    await insertMany('expo-year-end-baby-expo', true);
    expect(await set({ booth: 'B12', isVisited: true })).toMatchObject({ verdict: 'done' });
  });

  it('are not marked as not visited, either', async () => {
    await insertMany(expoId, false);
    expect(await set({ booth: 'B12', isVisited: false })).toMatchObject({ reason: 'list-full' });
    expect(await set({ booth: 'B12', isVisited: true })).toMatchObject({ verdict: 'done' });
  });
});
