import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckIn } from '../../../src/domain/expo/check-in.ts';
import { addDays } from '../../../src/domain/time/dates.ts';
import { dayAt } from '../../../src/domain/time/expo-time.ts';
import { optimisticCheckIn } from '../../../src/features/check-ins/optimistic-check-in.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { actionOf } from '../../support/action.fixture.ts';

const TODAY = '2026-11-21';
/** Five past ten in the morning in Kuala Lumpur. */
const AT = Date.parse('2026-11-21T02:05:00Z');
const EXPO = 'expo-1';
/** When the server took what was sent, by the phone's clock, which may be years behind. */
const SETTLED_MS = 60_000;
const NEVER_LOADED = -1;

const onServer: CheckIn = { expoId: EXPO, day: TODAY, checkedInAt: new Date(AT).toISOString() };
const entry = (
  change: Partial<OutboxEntry> = {},
  action: Parameters<typeof actionOf>[0] = {},
): OutboxEntry => ({
  position: 1,
  action: actionOf({ tappedAt: AT, ...action }),
  state: 'waiting',
  ...change,
});
const sent = (rev: number, answer: unknown = onServer) =>
  entry({ state: 'sent', rev, answer, settledAt: SETTLED_MS }, { input: null });
const refused = (change: Partial<OutboxEntry> = {}) =>
  entry({ state: 'refused', rev: 1, reason: 'expo-not-running', ...change });

const view = (entries: OutboxEntry[], serverCheckIns: CheckIn[] = [], rev = NEVER_LOADED, atMs = -1) =>
  optimisticCheckIn(EXPO, TODAY, serverCheckIns, { rev, atMs }, entries);

describe('a check-in', () => {
  it('is open before the tap', () => {
    expect(view([])).toEqual({ state: 'open' });
  });

  it('is saved from the tap on, with the time of the tap', () => {
    expect(view([entry()])).toEqual({ state: 'saved', checkedInAtMs: AT });
  });

  it('has the server’s time according to the offset at the tap', () => {
    const fastByTwoMinutes = entry({}, { tappedAt: AT + 120_000, offsetMs: -120_000 });
    expect(view([fastByTwoMinutes])).toEqual({ state: 'saved', checkedInAtMs: AT });
    expect(view([entry({}, { offsetMs: null })])).toEqual({ state: 'saved', checkedInAtMs: AT });
  });

  it('is sent once the server has it, also from another phone', () => {
    expect(view([], [onServer], 5)).toEqual({ state: 'sent', checkedInAtMs: AT });
    expect(view([entry()], [onServer], 5)).toEqual({ state: 'sent', checkedInAtMs: AT });
  });

  it('is refused with the reason, and with the key for another try', () => {
    const no = refused();
    expect(view([no])).toEqual({ state: 'refused', key: no.action.key, reason: 'expo-not-running' });
  });

  it('shows the latest refusal unless a new action waits', () => {
    const [first, second] = [refused(), refused({ position: 2, reason: 'expo-unknown' })];
    expect(view([first, second])).toMatchObject({ key: second.action.key, reason: 'expo-unknown' });
    expect(view([first, entry({ position: 2 })])).toEqual({ state: 'saved', checkedInAtMs: AT });
  });
});

describe('between delivery and the next response', () => {
  it('the result counts until a response of at least its revision arrives', () => {
    const states = [
      view([entry()]),
      view([sent(7)], [], NEVER_LOADED),
      view([sent(7)], [], 6),
      view([sent(7)], [onServer], 7),
      view([sent(7)], [onServer], 9),
    ].map(({ state }) => state);
    expect(states).toEqual(['saved', 'sent', 'sent', 'sent', 'sent']);
  });

  it('a newer response wins', () => {
    expect(view([sent(7)], [], 7)).toEqual({ state: 'open' });
  });

  it('after a restart, the stored response wins over actions delivered before it', () => {
    expect(view([sent(7)], [], NEVER_LOADED, SETTLED_MS + 1)).toEqual({ state: 'open' });
    expect(view([sent(7)], [], NEVER_LOADED, SETTLED_MS - 1)).toMatchObject({ state: 'sent' });
  });

  it('a result of another shape is ignored', () => {
    for (const answer of [null, 'ok', {}, { ...onServer, day: 21 }])
      expect(view([sent(7, answer)])).toEqual({ state: 'open' });
  });
});

describe('a check-in ignores other expos and days:', () => {
  it.each<[string, OutboxEntry[], CheckIn[]]>([
    ['a tap at another expo', [entry({}, { input: { expoId: 'other' } })], []],
    ['yesterday’s tap', [entry({}, { tappedAt: AT - 86_400_000 })], []],
    ['a tap just before midnight', [entry({}, { tappedAt: Date.parse('2026-11-20T15:59:59Z') })], []],
    ['yesterday’s refusal', [{ ...refused(), action: actionOf({ tappedAt: AT - 86_400_000 }) }], []],
    ['another expo on the server', [], [{ ...onServer, expoId: 'other' }]],
    ['yesterday on the server', [], [{ ...onServer, day: '2026-11-20' }]],
    ['an answer about yesterday', [sent(7, { ...onServer, day: '2026-11-20' })], []],
    ['another kind of action', [entry({}, { name: 'list.tick' })], []],
    ['a tap without an input', [entry({}, { input: null })], []],
  ])('%s', (_, entries, read) => {
    expect(view(entries, read, 1)).toEqual({ state: 'open' });
  });
});

const anyDay = fc.integer({ min: -2, max: 2 }).map((n) => addDays(TODAY, n));
const anyExpo = fc.constantFrom(EXPO, 'other');
const anyRead = fc.array(
  fc.record({ expoId: anyExpo, day: anyDay, checkedInAt: fc.constant(onServer.checkedInAt) }),
);
const anyEntry = fc
  .record({
    state: fc.constantFrom('waiting' as const, 'sent' as const, 'refused' as const),
    expoId: anyExpo,
    day: anyDay,
    rev: fc.nat(9),
    skewMs: fc.integer({ min: -3_600_000, max: 3_600_000 }),
  })
  .map(({ state, expoId, day, rev, skewMs }): OutboxEntry => {
    const noonMs = Date.parse(`${day}T04:00:00Z`);
    const action = actionOf({ input: { expoId }, tappedAt: noonMs + skewMs, offsetMs: -skewMs });
    if (state === 'waiting') return { position: 1, action, state };
    if (state === 'refused') return { position: 1, action, state, rev, reason: 'expo-unknown' };
    return {
      position: 1,
      action: { ...action, input: null },
      state,
      rev,
      answer: { ...onServer, expoId, day },
    };
  });

const tappedHereToday = ({ action, state }: OutboxEntry) =>
  state === 'waiting' &&
  (action.input as { expoId: string }).expoId === EXPO &&
  dayAt(action.tappedAt + (action.offsetMs ?? 0)) === TODAY;

it('a waiting check-in of today is never shown as open or refused, for any other entries', () => {
  fc.assert(
    fc.property(
      fc.array(anyEntry),
      anyRead,
      fc.integer({ min: -1, max: 10 }),
      (entries, serverCheckIns, rev) => {
        const { state } = optimisticCheckIn(EXPO, TODAY, serverCheckIns, { rev, atMs: 0 }, entries);
        if (entries.some(tappedHereToday)) expect(['saved', 'sent']).toContain(state);
        if (serverCheckIns.some((c) => c.expoId === EXPO && c.day === TODAY)) expect(state).toBe('sent');
        if (state === 'saved') expect(entries.some(tappedHereToday)).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});
