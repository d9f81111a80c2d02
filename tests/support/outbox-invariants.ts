import type { Action } from '../../src/domain/delivery/actions.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { fileHashesOf } from '../../src/sync/outbox-files.ts';
import type { StoredResult } from './reference-delivery-server.ts';

/** What was recorded while a schedule ran. Maps are by key. */
export type Observations = {
  /** Actions whose storing was confirmed. */
  savedKeys: Set<string>;
  /** Every action that reached the server. A retry has a new key and the `tappedAt` of the first try. */
  sentByKey: Map<string, Action>;
  positions: Map<string, number>;
  /** Errors that must not happen. */
  unexpectedErrors: string[];
};

type FinalState = {
  entries: OutboxEntry[];
  storedResults: StoredResult[];
  /** Hashes of the files that are still stored on the phone. */
  filesLeft: string[];
  othersBefore: OutboxEntry[];
  othersAfter: OutboxEntry[];
};

/** Compares the outbox with the results that the server stored. Returns one sentence for each broken invariant. */
export function checkInvariants(evidence: Observations, end: FinalState): string[] {
  return [
    ...evidence.unexpectedErrors,
    ...lost(evidence, end),
    ...doubled(evidence, end),
    ...reordered(evidence, end),
    ...wrongStates(end),
    ...unlistedRefusals(evidence, end),
    ...foreignActions(evidence, end),
    ...orphanFiles(end),
  ];
}

function lost({ savedKeys }: Observations, { storedResults }: FinalState): string[] {
  const withResult = new Set(storedResults.map((row) => row.key));
  return [...savedKeys]
    .filter((key) => !withResult.has(key))
    .map((key) => `lost: ${key} was saved and has no result`);
}

function doubled({ sentByKey }: Observations, { storedResults }: FinalState): string[] {
  const effects = new Map<number | undefined, number>();
  for (const row of storedResults) {
    const tap = sentByKey.get(row.key)?.tappedAt;
    if (row.verdict === 'done') effects.set(tap, (effects.get(tap) ?? 0) + 1);
  }
  return [...effects]
    .filter(([, times]) => times > 1)
    .map(([tap, times]) => `doubled: tap ${tap} took effect ${times} times`);
}

function reordered({ sentByKey, positions }: Observations, { storedResults }: FinalState): string[] {
  const last = new Map<string, number>();
  return storedResults.flatMap((row) => {
    const lane = `${row.sub} ${sentByKey.get(row.key)?.lane}`;
    const position = positions.get(row.key);
    if (position === undefined) return [`unknown: ${row.key} was never seen in the outbox`];
    const before = last.get(lane) ?? 0;
    last.set(lane, position);
    return position > before ? [] : [`reordered: ${position} came after ${before} in lane ${lane}`];
  });
}

/** Every entry of the outbox has the state that the stored result says. */
function wrongStates({ entries, storedResults }: FinalState): string[] {
  const expected = new Map(
    storedResults.map((row) => [row.key, row.verdict === 'done' ? 'sent' : 'refused']),
  );
  return entries
    .filter((entry) => entry.state !== expected.get(entry.action.key))
    .map(
      ({ state, action }) =>
        `wrong state: ${action.key} is ${state} in the outbox and ${expected.get(action.key) ?? 'unknown'} on the server`,
    );
}

/** A refused action is listed until the visitor retries it; then its new entry is, or it is done. */
function unlistedRefusals({ sentByKey }: Observations, { entries, storedResults }: FinalState): string[] {
  const tapOf = (key: string) => sentByKey.get(key)?.tappedAt;
  const listed = new Set<number | undefined>(entries.map((entry) => entry.action.tappedAt));
  const done = new Set(storedResults.filter((row) => row.verdict === 'done').map((row) => tapOf(row.key)));
  return storedResults
    .filter((row) => row.verdict === 'refused' && !listed.has(tapOf(row.key)) && !done.has(tapOf(row.key)))
    .map((row) => `unlisted refusal: ${row.key} was refused and is not listed`);
}

function foreignActions({ sentByKey }: Observations, { othersBefore, othersAfter }: FinalState): string[] {
  const subs = new Set(othersBefore.map((other) => other.action.sub));
  const strange = [...sentByKey.values()].filter((action) => subs.has(action.sub));
  const isChanged = JSON.stringify(othersBefore) !== JSON.stringify(othersAfter);
  return [
    ...strange.map((action) => `foreign action: ${action.key} of another visitor was sent`),
    ...(isChanged ? ["foreign action: another visitor's entries changed"] : []),
  ];
}

/** A file is stored exactly as long as an unfinished action refers to it. */
function orphanFiles({ entries, filesLeft }: FinalState): string[] {
  const named = new Set(entries.flatMap(({ action }) => fileHashesOf(action)));
  return [
    ...filesLeft.filter((hash) => !named.has(hash)).map((hash) => `orphan file: no action refers to ${hash}`),
    ...[...named].filter((hash) => !filesLeft.includes(hash)).map((hash) => `lost: the file ${hash}`),
  ];
}
