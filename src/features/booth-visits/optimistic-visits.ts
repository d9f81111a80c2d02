import { type BoothVisit, boothKey } from '../../domain/expo/booth-visit.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** What the visitor marked at one expo, by `boothKey`, with pending changes applied. */
export function optimisticVisits(
  expoId: string,
  serverVisits: readonly BoothVisit[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): Map<string, boolean> {
  const changes = changesSince(version, ['booth.set-visited'], entries).map(({ input }) => input);
  const ofExpo = [...serverVisits, ...changes].filter((visit) => visit.expoId === expoId);
  return new Map(ofExpo.map(({ booth, isVisited }) => [boothKey(booth), isVisited]));
}
