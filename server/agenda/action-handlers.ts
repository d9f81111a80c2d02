import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { MAX_AGENDA_TALKS } from '../../src/domain/expo/agenda.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { isBefore, REPLACED } from '../actions/action-time.ts';
import { expos } from '../expos/table.ts';
import { agendaTalks } from './table.ts';

/**
 * Saves a talk, or removes it, unless a later tap has saved it. A talk that has left the programme meanwhile is saved all
 * the same: the visitor sees that it has gone, instead of finding nothing.
 */
export const handleSetAgenda: ActionHandler<'agenda.set'> = async ({ tx, visitor, tappedAtMs }, input) => {
  const { expoId, talkId, isSaved, talk } = input;
  const sub = visitor.cognitoSub;
  const ofExpo = and(eq(agendaTalks.sub, sub), eq(agendaTalks.expoId, expoId));
  const key = and(ofExpo, eq(agendaTalks.talkId, talkId));
  const [before] = await tx.select().from(agendaTalks).where(key);
  const isSame = isDeepStrictEqual(before?.talk, talk);
  if (before && isBefore(tappedAtMs, before.savedAt)) {
    const done = { ...input, isSaved: true, talk: before.talk };
    return { done: isSaved && isSame ? done : { ...done, ...REPLACED }, changed: false };
  }
  if (!isSaved) {
    await tx.delete(agendaTalks).where(key);
    return { done: input, changed: before !== undefined };
  }
  const [expo] = await tx.select({ id: expos.id }).from(expos).where(eq(expos.id, expoId));
  if (!expo) return { refused: 'expo-unknown' };
  if (!before && (await tx.$count(agendaTalks, ofExpo)) >= MAX_AGENDA_TALKS) return { refused: 'list-full' };
  const set = { talk, savedAt: new Date(Math.max(tappedAtMs, before?.savedAt.getTime() ?? 0)) };
  await tx
    .insert(agendaTalks)
    .values({ sub, expoId, talkId, ...set })
    .onConflictDoUpdate({ target: [agendaTalks.sub, agendaTalks.expoId, agendaTalks.talkId], set });
  return { done: input, changed: !isSame };
};
