import { eq } from 'drizzle-orm';
import { addDays } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { mergeFamily } from '../../src/domain/visitor/merge-family.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { isBefore } from '../actions/action-time.ts';
import { payBirthdaysOf } from './pay-birthdays.ts';
import { payForChildren } from './pay-for-children.ts';
import { families } from './table.ts';

/** It may already be tomorrow on a phone in another time zone, or with a clock slightly ahead. */
const DAYS_AHEAD = 1;

/** Applies a change to the visitor's family, see `mergeFamily`. Returns what is stored now. */
export const handleSetFamily: ActionHandler<'family.set-journey'> = async (
  { tx, visitor, tappedAtMs },
  change,
) => {
  const sub = visitor.cognitoSub;
  const lastDay = addDays(dayAt(tappedAtMs), DAYS_AHEAD);
  if (change.children.some(({ birthDate }) => birthDate > lastDay)) return { refused: 'date-in-future' };
  const at = new Date(tappedAtMs);
  const [before] = await tx.select().from(families).where(eq(families.sub, sub));
  const isLate = before !== undefined && isBefore(tappedAtMs, before.updatedAt);
  const family = mergeFamily(change, before?.data ?? null, isLate);
  const isChanged = !before || !isSame(before.data, family);
  const values = { data: family, updatedAt: before && before.updatedAt > at ? before.updatedAt : at };
  await tx
    .insert(families)
    .values({ sub, ...values })
    .onConflictDoUpdate({ target: families.sub, set: values });
  let points = 0;
  // Pays for children that another phone has removed meanwhile, too: the points were promised when they were entered.
  for (const held of [change, family]) points += await payForChildren(tx, { sub, family: held, at });
  // The day's birthdays were paid at midnight, before a child was added that has its birthday on that day. What another
  // phone has added since then was not there on the day of a late tap.
  for (const held of isLate ? [change] : [change, family])
    points += await payBirthdaysOf(tx, { sub, family: held, day: dayAt(tappedAtMs), at });
  return { done: family, changed: isChanged || points > 0 };
};

const isSame = (a: unknown, b: unknown) => sortedJson(a) === sortedJson(b);
/** PostgreSQL's `jsonb` does not preserve the order of keys. */
const sortedJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
