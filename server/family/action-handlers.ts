import { addDays } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { payForChildren } from './pay-for-children.ts';
import { findFamily } from './queries.ts';
import { families } from './table.ts';

/** It may already be tomorrow on a phone in another time zone, or with a clock slightly ahead. */
const DAYS_AHEAD = 1;

/** Replaces the visitor's family. Returns what is stored now. */
export const handleSetFamily: ActionHandler<'family.set-journey'> = async (
  { tx, user, tappedAtMs },
  family,
) => {
  const sub = user.cognitoSub;
  const lastDay = addDays(dayAt(tappedAtMs), DAYS_AHEAD);
  if (family.children.some(({ birthDate }) => birthDate > lastDay)) return { refused: 'date-in-future' };
  const before = await findFamily(tx, sub);
  const at = new Date(tappedAtMs);
  const isChanged = !before || !isSame(before, family);
  if (isChanged) {
    const values = { data: family, updatedAt: at };
    await tx
      .insert(families)
      .values({ sub, ...values })
      .onConflictDoUpdate({ target: families.sub, set: values });
  }
  const points = await payForChildren(tx, { sub, family, at });
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
