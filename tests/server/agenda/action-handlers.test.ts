import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agendaTalks } from '../../../server/db/schema.ts';
import type { Action } from '../../../src/domain/delivery/actions.ts';
import { MAX_AGENDA_TALKS } from '../../../src/domain/expo/agenda.ts';
import { deliverAction, deliverActions } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const EXPO = 'expo-baby-fair-kl';
const TALK = {
  date: '2026-11-22',
  startTime: '11:30',
  endTime: '12:15',
  title: 'Sleep through the night',
  place: 'Main stage',
};

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const set = (change: object): Action => ({
  key: randomUUID(),
  name: 'agenda.set',
  v: 1,
  input: { expoId: EXPO, talkId: 'bf-08', isSaved: true, talk: TALK, ...change },
  lane: 'agenda',
  sub,
  tappedAt: TEST_NOW_MS - 60_000,
  offsetMs: 0,
});
const saveMany = (expoId: string) =>
  server.db.insert(agendaTalks).values(
    Array.from({ length: MAX_AGENDA_TALKS }, (_, i) => ({
      ...{ sub, expoId, talkId: `talk-${i}`, talk: TALK },
      savedAt: new Date(TEST_NOW_MS - 3_600_000),
    })),
  );
const agenda = async (as = sub) => (await server.rpcQuery('users.agenda.list', undefined, as)).data;

describe('Saving a talk', () => {
  it('keeps it as it was announced at the tap', async () => {
    expect(await deliverAction(server, set({}))).toMatchObject({ verdict: 'done', rev: 1 });
    expect(await agenda()).toEqual([{ expoId: EXPO, talkId: 'bf-08', talk: TALK }]);
  });

  it('again with the same announcement changes nothing', async () => {
    await deliverAction(server, set({}));
    expect(await deliverAction(server, set({}))).toMatchObject({ verdict: 'done', rev: 1 });
  });

  it('again after it has moved keeps the new announcement', async () => {
    const moved = { ...TALK, startTime: '15:00', endTime: '15:45' };
    await deliverActions(server, sub, [set({}), set({ talk: moved })]);
    expect(await agenda()).toEqual([{ expoId: EXPO, talkId: 'bf-08', talk: moved }]);
  });

  it('is not undone by an earlier tap that is delivered later', async () => {
    await deliverAction(server, set({}));
    const earlier = { ...set({ isSaved: false }), tappedAt: TEST_NOW_MS - 3_600_000 };
    expect(await deliverAction(server, earlier)).toMatchObject({ rev: 1, answer: { isSaved: true } });
    expect(await agenda()).toHaveLength(1);
  });

  it('again on another phone is the last tap, which an earlier removal does not undo', async () => {
    const at = (hoursAgo: number) => ({ tappedAt: TEST_NOW_MS - hoursAgo * 3_600_000 });
    await deliverAction(server, { ...set({}), ...at(3) });
    await deliverAction(server, { ...set({}), ...at(1) });
    const between = { ...set({ isSaved: false }), ...at(2) };
    expect(await deliverAction(server, between)).toMatchObject({ answer: { isSaved: true } });
    expect(await agenda()).toHaveLength(1);
  });

  it('of an earlier tap that is delivered later leaves the announcement that was seen last', async () => {
    const moved = { ...TALK, startTime: '15:00', endTime: '15:45' };
    await deliverAction(server, set({ talk: moved }));
    const earlier = { ...set({}), tappedAt: TEST_NOW_MS - 3_600_000 };
    expect(await deliverAction(server, earlier)).toMatchObject({ rev: 1, answer: { talk: moved } });
    expect(await agenda()).toEqual([{ expoId: EXPO, talkId: 'bf-08', talk: moved }]);
  });

  it('is undone by the last tap, also when nothing was saved', async () => {
    await deliverActions(server, sub, [set({}), set({ isSaved: false })]);
    expect(await agenda()).toEqual([]);
    expect(await deliverAction(server, set({ isSaved: false }))).toMatchObject({ verdict: 'done', rev: 2 });
  });

  it('keeps a talk that has left the programme, so that the visitor is shown that it has', async () => {
    expect(await deliverAction(server, set({ talkId: 'gone' }))).toMatchObject({ verdict: 'done' });
    expect(await agenda()).toHaveLength(1);
  });

  it.each([
    ['an expo that does not exist', { expoId: 'gone' }, 'expo-unknown'],
    ['a day that does not exist', { talk: { ...TALK, date: '2026-02-30' } }, 'invalid-input'],
    ['a title that PostgreSQL cannot hold', { talk: { ...TALK, title: 'a\u0000b' } }, 'invalid-input'],
    [
      'half a character, which PostgreSQL cannot hold either',
      { talk: { ...TALK, title: 'a\ud800' } },
      'invalid-input',
    ],
    ['a title without an end', { talk: { ...TALK, title: 'a'.repeat(201) } }, 'invalid-input'],
    ['no talk', { talk: null }, 'invalid-input'],
  ])('is refused for %s', async (_, change, reason) => {
    expect(await deliverAction(server, set(change))).toMatchObject({ verdict: 'refused', reason });
    expect(await agenda()).toEqual([]);
  });

  it('is refused above what anyone plans for one expo, until one is removed', async () => {
    await saveMany(EXPO);
    expect(await deliverAction(server, set({}))).toMatchObject({ reason: 'list-full' });
    await deliverAction(server, set({ talkId: 'talk-1', isSaved: false }));
    expect(await deliverAction(server, set({}))).toMatchObject({ verdict: 'done' });
  });

  it('is possible, however many were saved for other expos', async () => {
    await saveMany('expo-year-end-baby-expo');
    expect(await deliverAction(server, set({}))).toMatchObject({ verdict: 'done' });
  });

  it('is visible to the visitor only', async () => {
    await deliverAction(server, set({}));
    expect(await agenda('another-visitor')).toEqual([]);
  });
});
