import type { AgendaTalk } from '../../domain/expo/agenda.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `isPending`: its last change has not been delivered yet. */
export type OptimisticTalk = AgendaTalk & { isPending: boolean };

/** What the visitor has saved at one expo, with pending changes applied, in no order. */
export function optimisticAgenda(
  expoId: string,
  serverTalks: readonly AgendaTalk[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): OptimisticTalk[] {
  const talks = new Map<string, OptimisticTalk>();
  for (const item of serverTalks)
    if (item.expoId === expoId) talks.set(item.talkId, { ...item, isPending: false });
  for (const { input, isPending } of changesSince(version, ['agenda.set'], entries)) {
    if (input.expoId !== expoId) continue;
    if (input.isSaved) talks.set(input.talkId, { expoId, talkId: input.talkId, talk: input.talk, isPending });
    else talks.delete(input.talkId);
  }
  return [...talks.values()];
}
