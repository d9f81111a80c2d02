import type { Action } from '../../src/domain/delivery/actions.ts';
import type { OutboxEntry } from '../../src/sync/outbox.ts';
import { fileHashesOf } from '../../src/sync/outbox-files.ts';
import type { LedgerRow } from './reference-delivery-server.ts';

/** What was seen while a schedule ran, by key. */
export type Observations = {
  /** Taps that were told "saved". */
  savedKeys: Set<string>;
  /** Every action that reached the server. Each tap has a `tappedAt` of its own, which a new key does not change. */
  sentByKey: Map<string, Action>;
  positions: Map<string, number>;
  /** Errors where none belong. */
  unexpectedErrors: string[];
};

export type FinalState = {
  entries: OutboxEntry[];
  ledger: LedgerRow[];
  /** The hashes of the files that the phone still holds. */
  filesLeft: string[];
  othersBefore: OutboxEntry[];
  othersAfter: OutboxEntry[];
};

/** Compares what the phone shows with what the server did. Returns one sentence per broken promise. */
export function checkInvariants(evidence: Observations, end: FinalState): string[] {
  return [
    ...evidence.unexpectedErrors,
    ...lost(evidence, end),
    ...doubled(evidence, end),
    ...overtaken(evidence, end),
    ...lyingMarks(end),
    ...hidden(evidence, end),
    ...strangers(evidence, end),
    ...leftovers(end),
  ];
}

function lost({ savedKeys }: Observations, { ledger }: FinalState): string[] {
  const judged = new Set(ledger.map((row) => row.key));
  return [...savedKeys]
    .filter((key) => !judged.has(key))
    .map((key) => `lost: ${key} was saved and never judged`);
}

function doubled({ sentByKey }: Observations, { ledger }: FinalState): string[] {
  const effects = new Map<number | undefined, number>();
  for (const row of ledger) {
    const tap = sentByKey.get(row.key)?.tappedAt;
    if (row.verdict === 'done') effects.set(tap, (effects.get(tap) ?? 0) + 1);
  }
  return [...effects]
    .filter(([, times]) => times > 1)
    .map(([tap, times]) => `doubled: tap ${tap} took effect ${times} times`);
}

function overtaken({ sentByKey, positions }: Observations, { ledger }: FinalState): string[] {
  const last = new Map<string, number>();
  return ledger.flatMap((row) => {
    const lane = `${row.sub} ${sentByKey.get(row.key)?.lane}`;
    const position = positions.get(row.key);
    if (position === undefined) return [`unknown: ${row.key} was never seen in the outbox`];
    const before = last.get(lane) ?? 0;
    last.set(lane, position);
    return position > before ? [] : [`overtaken: ${position} came after ${before} in lane ${lane}`];
  });
}

/** Everything in the outbox shows the server's verdict. */
function lyingMarks({ entries, ledger }: FinalState): string[] {
  const truth = new Map(ledger.map((row) => [row.key, row.verdict === 'done' ? 'sent' : 'refused']));
  return entries
    .filter((entry) => entry.state !== truth.get(entry.action.key))
    .map(
      ({ state, action }) =>
        `lie: ${action.key} is shown as ${state}, but is ${truth.get(action.key) ?? 'unknown'}`,
    );
}

/** A refused tap is listed until the visitor tries again; then its new entry is, or it took effect. */
function hidden({ sentByKey }: Observations, { entries, ledger }: FinalState): string[] {
  const tapOf = (key: string) => sentByKey.get(key)?.tappedAt;
  const listed = new Set<number | undefined>(entries.map((entry) => entry.action.tappedAt));
  const done = new Set(ledger.filter((row) => row.verdict === 'done').map((row) => tapOf(row.key)));
  return ledger
    .filter((row) => row.verdict === 'refused' && !listed.has(tapOf(row.key)) && !done.has(tapOf(row.key)))
    .map((row) => `hidden: ${row.key} was refused and is not listed`);
}

function strangers({ sentByKey }: Observations, { othersBefore, othersAfter }: FinalState): string[] {
  const subs = new Set(othersBefore.map((other) => other.action.sub));
  const strange = [...sentByKey.values()].filter((action) => subs.has(action.sub));
  const isChanged = JSON.stringify(othersBefore) !== JSON.stringify(othersAfter);
  return [
    ...strange.map((action) => `stranger: ${action.key} of another visitor was sent`),
    ...(isChanged ? ["stranger: another visitor's entries changed"] : []),
  ];
}

/** A file stays as long as something that is not done names it, and no longer. */
function leftovers({ entries, filesLeft }: FinalState): string[] {
  const named = new Set(entries.flatMap(({ action }) => fileHashesOf(action)));
  return [
    ...filesLeft.filter((hash) => !named.has(hash)).map((hash) => `leftover: nothing names ${hash}`),
    ...[...named].filter((hash) => !filesLeft.includes(hash)).map((hash) => `lost: the file ${hash}`),
  ];
}
