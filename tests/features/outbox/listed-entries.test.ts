import { expect, test } from 'vitest';
import { listedEntries } from '../../../src/features/outbox/listed-entries.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

test('the list shows everything that is not sent, and the last 20 sent actions', () => {
  const actions = Array.from({ length: 40 }, () => ({ name: 'expo.check-in', input: null }));
  const entries = entriesFor(actions, 30);
  expect(listedEntries(entries)).toEqual(entries.slice(10));
  expect(listedEntries(entries.slice(25))).toEqual(entries.slice(25));
});
