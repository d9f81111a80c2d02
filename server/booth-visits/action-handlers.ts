import { and, eq } from 'drizzle-orm';
import { boothKey, MAX_BOOTH_VISITS } from '../../src/domain/expo/booth-visit.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { expos } from '../expos/table.ts';
import { boothVisits } from './table.ts';

/** Marks a booth as visited, or takes that back. A booth that has moved meanwhile is marked all the same. */
export const handleSetVisited: ActionHandler<'booth.set-visited'> = async ({ tx, visitor }, input) => {
  const { expoId, isVisited } = input;
  const key = { sub: visitor.cognitoSub, expoId, booth: boothKey(input.booth) };
  const ofExpo = and(eq(boothVisits.sub, key.sub), eq(boothVisits.expoId, expoId));
  const [before] = await tx
    .select()
    .from(boothVisits)
    .where(and(ofExpo, eq(boothVisits.booth, key.booth)));
  if ((await tx.$count(expos, eq(expos.id, expoId))) === 0) return { refused: 'expo-unknown' };
  const changed = before?.isVisited !== isVisited;
  // A mark that was taken back stays as such, and leaves its room to another.
  const alike = and(ofExpo, eq(boothVisits.isVisited, isVisited));
  if (changed && (await tx.$count(boothVisits, alike)) >= MAX_BOOTH_VISITS) return { refused: 'list-full' };
  await tx
    .insert(boothVisits)
    .values({ ...key, isVisited })
    .onConflictDoUpdate({
      target: [boothVisits.sub, boothVisits.expoId, boothVisits.booth],
      set: { isVisited },
    });
  return { done: input, changed };
};
