import type { ActionInput } from '../delivery/actions.ts';
import { isLater, nextStamp } from './list-merge.ts';
import type { Budget, Stamp } from './shopping-list.ts';

/** The budget of two copies of a list: what was set last counts, as with the fields of an item. */
export function mergeBudgets(a: Budget | null, b: Budget | null): Budget | null {
  if (!a || !b) return a ?? b;
  return isLater({ value: a.sen, stamp: a.stamp }, { value: b.sen, stamp: b.stamp }) ? a : b;
}

/** A budget whose stamp is not later than `latestMs`: see `boundStamps`. */
export const boundBudget = ({ sen, stamp }: Budget, latestMs: number): Budget => ({
  sen,
  stamp: { ...stamp, at: Math.min(stamp.at, latestMs) },
});

/** The budget after a visitor has set it. It is later than what they saw. */
export function budgetAfter(
  known: Budget | null,
  { budgetSen, sawAt }: ActionInput<'shopping-list.set-budget'>,
  tap: Stamp,
): Budget | null {
  const seen = known && known.stamp.at <= sawAt ? known.stamp : undefined;
  return mergeBudgets(known, { sen: budgetSen, stamp: nextStamp(tap.at, tap.by, seen) });
}

/** What is left of a budget now, and when everything on the list is bought. Less than 0: it is over. */
export const budgetLeft = (
  budgetSen: number,
  { spentSen, plannedSen }: { spentSen: number; plannedSen: number },
): { nowSen: number; afterAllSen: number } => ({
  nowSen: budgetSen - spentSen,
  afterAllSen: budgetSen - spentSen - plannedSen,
});
