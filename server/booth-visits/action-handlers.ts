import { and, eq } from 'drizzle-orm';
import { boothKey, MAX_BOOTH_VISITS } from '../../src/domain/expo/booth-visit.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { expos } from '../expos/table.ts';
import { boothVisits } from './table.ts';

/** Marks a booth as visited, or takes that back. A booth that has moved meanwhile is marked all the same. */
export const handleSetVisited: ActionHandler<'booth.set-visited'> = async ({ tx, visitor }, input) => {
  const { expoId, isVisited } = input;
  const key = { sub: visitor.cognitoSub, expoId, booth: boothKey(input.booth) };
  const isOwn = eq(boothVisits.sub, key.sub);
  const [before] = await tx
    .select()
    .from(boothVisits)
    .where(and(isOwn, eq(boothVisits.expoId, expoId), eq(boothVisits.booth, key.booth)));
  if ((await tx.$count(expos, eq(expos.id, expoId))) === 0) return { refused: 'expo-unknown' };
  if (!before && (await tx.$count(boothVisits, isOwn)) >= MAX_BOOTH_VISITS) return { refused: 'list-full' };
  await tx
    .insert(boothVisits)
    .values({ ...key, isVisited })
    .onConflictDoUpdate({
      target: [boothVisits.sub, boothVisits.expoId, boothVisits.booth],
      set: { isVisited },
    });
  return { done: input, changed: before?.isVisited !== isVisited };
};
