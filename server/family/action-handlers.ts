import { eq } from 'drizzle-orm';
import { addDays, klDay } from '../../src/domain/time/dates.ts';
import type { Effect } from '../actions/effects.ts';
import { journeys } from './table.ts';

/** A phone in another time zone, or with a clock a little ahead, may be in its tomorrow. */
const DAYS_AHEAD = 1;

/** Replaces what the visitor told before. Answers with what is stored now. */
export const handleSetJourney: Effect<'family.set-journey'> = async ({ tx, user, tappedAtMs }, journey) => {
  const lastDay = addDays(klDay(tappedAtMs), DAYS_AHEAD);
  if (journey.children.some(({ birthDate }) => birthDate > lastDay)) return { refused: 'date-in-future' };
  const mine = eq(journeys.sub, user.cognitoSub);
  const [before] = await tx.select({ data: journeys.data }).from(journeys).where(mine);
  if (before && isSame(before.data, journey)) return { done: journey, changed: false };
  const now = { data: journey, updatedAt: new Date(tappedAtMs) };
  await tx
    .insert(journeys)
    .values({ sub: user.cognitoSub, ...now })
    .onConflictDoUpdate({ target: journeys.sub, set: now });
  return { done: journey, changed: true };
};

/** The database gives the keys of an object back in an order of its own. */
const isSame = (a: unknown, b: unknown) => inOrder(a) === inOrder(b);
const inOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
