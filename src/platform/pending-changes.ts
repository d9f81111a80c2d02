import { hashKey, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { type ActionInput, type ActionName, actionDefinitions } from '../domain/delivery/actions.ts';
import type { OutboxEntry } from '../sync/outbox-entry.ts';
import { tappedAtMs } from '../sync/tap-time.ts';
import { type AnswerRevision, revisionOf } from './answer-revision.ts';

/**
 * How new an answer is. `atMs`: when it came, ms since 1970; NO_ANSWER without one, and 0 where the time is not known,
 * because the phone's clock was set back since.
 */
export type AnswerVersion = AnswerRevision & { atMs: number };
const NO_ANSWER = -1;

/** Of the answer that a query has, see `QueryState`. */
export const answerVersion = (
  queryKey: QueryKey,
  { data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number },
): AnswerVersion => ({
  ...revisionOf(hashKey(queryKey)),
  atMs: data === undefined ? NO_ANSWER : dataUpdatedAt,
});

/** A time that is still to come is from before the phone's clock was set back: what has come since is newer. */
export const isToCome = (settledAt: number): boolean => settledAt > Date.now();

/** Whether an entry was delivered after the response was made. Without a response, every delivered one was. */
export function isNewerThan(
  { rev = 0, settledAt = 0 }: Pick<OutboxEntry, 'rev' | 'settledAt'>,
  version: AnswerVersion,
): boolean {
  if (version.rev >= 0) return rev > version.rev;
  return version.atMs === NO_ANSWER || !hadCome(settledAt, version);
}

/**
 * Whether what came at this time had come before the response. After each delivery the page loads what it has changed,
 * so that a response of unknown time most likely came later.
 */
const hadCome = (ms: number, { atMs }: AnswerVersion): boolean => atMs === 0 || ms <= atMs || isToCome(ms);

/** Whether the response contains an action: the server had applied it before. */
export function isContained(entry: OutboxEntry, version: AnswerVersion): boolean {
  const { action, state, appliedAt } = entry;
  if (version.applied?.includes(action.key)) return true;
  if (version.rev < 0 && appliedAt !== undefined && version.atMs !== NO_ANSWER && hadCome(appliedAt, version))
    return true;
  return state === 'sent' && !isNewerThan(entry, version);
}

/** One action of the visitor. `isPending`: it has not been delivered yet. */
export type PendingChange<N extends ActionName> = {
  [K in N]: {
    name: K;
    input: ActionInput<K>;
    key: string;
    sub: string;
    tappedAtMs: number;
    isPending: boolean;
  };
}[N];

/**
 * Local actions not yet reflected in the given server response, oldest first: those that wait, and those delivered
 * after the response was made. For actions whose result fits the schema of their input. Entries that do not fit are
 * left out.
 */
export function changesSince<N extends ActionName>(
  version: AnswerVersion,
  names: readonly N[],
  entries: readonly OutboxEntry[],
): PendingChange<N>[] {
  return entries.flatMap((entry) => {
    const name = names.find((candidate) => candidate === entry.action.name);
    if (!name || entry.state === 'refused' || isContained(entry, version)) return [];
    const change = changeOf(entry) as PendingChange<N> | null;
    return change ?? [];
  });
}

/** Null for an entry that does not fit. */
const parsedChanges = new WeakMap<OutboxEntry, PendingChange<ActionName> | null>();

/** Each entry is parsed once: every button of a long list asks for the changes after each tap. */
function changeOf(entry: OutboxEntry): PendingChange<ActionName> | null {
  const known = parsedChanges.get(entry);
  if (known !== undefined) return known;
  const { action, state, answer } = entry;
  const { key, sub } = action;
  const name = action.name as ActionName;
  const isPending = state === 'waiting';
  const parsed = v.safeParse(actionDefinitions[name].input, isPending ? action.input : answer);
  const input = parsed.success ? parsed.output : null;
  const change = {
    name,
    input,
    key,
    sub,
    tappedAtMs: tappedAtMs(action),
    isPending,
  } as PendingChange<ActionName>;
  parsedChanges.set(entry, parsed.success ? change : null);
  return parsed.success ? change : null;
}
