import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AgendaTalk } from '../../../src/domain/expo/agenda.ts';
import { optimisticAgenda } from '../../../src/features/agenda/optimistic-agenda.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const EXPO = 'expo-a';
const talkAt = (startTime: string) => ({
  date: '2026-12-04',
  startTime,
  endTime: '',
  title: 'A talk',
  place: '',
});
const saved = (talkId: string, startTime = '11:00', expoId = EXPO): AgendaTalk => ({
  expoId,
  talkId,
  talk: talkAt(startTime),
});
const tap = (talkId: string, isSaved: boolean, startTime = '11:00', expoId = EXPO) => ({
  name: 'agenda.set',
  input: { expoId, talkId, isSaved, talk: talkAt(startTime) },
});
const ids = (...args: Parameters<typeof optimisticAgenda>) =>
  optimisticAgenda(...args)
    .map(({ talkId }) => talkId)
    .sort();

describe('The agenda of an expo', () => {
  it('has what waits on the phone', () => {
    const entries = entriesFor([tap('early', true, '10:00'), tap('late', true, '17:00')], 0);
    expect(ids(EXPO, [saved('noon', '12:00')], { rev: 0, atMs: 0 }, entries)).toEqual([
      'early',
      'late',
      'noon',
    ]);
  });

  it('marks what has not been delivered', () => {
    const [talk] = optimisticAgenda(EXPO, [], { rev: 0, atMs: 0 }, entriesFor([tap('a', true)], 0));
    expect(talk?.isPending).toBe(true);
  });

  it('follows a delivered tap until a newer response, then the response', () => {
    const entries = entriesFor([tap('a', true)], 1);
    expect(ids(EXPO, [], { rev: 0, atMs: 0 }, entries)).toEqual(['a']);
    expect(ids(EXPO, [], { rev: 1, atMs: 0 }, entries)).toEqual([]);
  });

  it('leaves out the talks of other expos', () => {
    const entries = entriesFor([tap('b', true, '11:00', 'expo-b')], 0);
    expect(ids(EXPO, [saved('c', '11:00', 'expo-c')], { rev: 0, atMs: 0 }, entries)).toEqual([]);
  });

  it('is the same after delivery and a new response as before delivery', () => {
    const anyTap = fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean())
      .map(([talkId, isSaved]) => tap(talkId, isSaved));
    fc.assert(
      fc.property(fc.array(anyTap), fc.subarray(['a', 'b', 'c']), (taps, onServer) => {
        const server = onServer.map((talkId) => saved(talkId));
        const before = ids(EXPO, server, { rev: 0, atMs: 0 }, entriesFor(taps, 0));
        expect(ids(EXPO, server, { rev: 0, atMs: 0 }, entriesFor(taps, taps.length))).toEqual(before);
      }),
    );
  });
});
