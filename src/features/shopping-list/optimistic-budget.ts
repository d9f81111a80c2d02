import { budgetAfter, mergeBudgets } from '../../domain/shop/list-budget.ts';
import { actorOf } from '../../domain/shop/list-merge.ts';
import type { Budget } from '../../domain/shop/shopping-list.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import type { ListName } from './optimistic-items.ts';

const ACTIONS = ['shopping-list.set-budget', 'shopping-list.merge'] as const;

/** The budget of one list with pending changes applied; null if it was never set. */
export function optimisticBudget(
  { expoId, listId }: ListName,
  serverBudget: Budget | null,
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): Budget | null {
  let budget = serverBudget;
  for (const change of changesSince(version, ACTIONS, entries)) {
    if (change.input.expoId !== expoId || change.input.listId !== listId) continue;
    const tap = { at: change.tappedAtMs, by: actorOf(change.sub) };
    budget =
      change.name === 'shopping-list.merge'
        ? mergeBudgets(budget, change.input.budget ?? null)
        : budgetAfter(budget, change.input, tap);
  }
  return budget;
}
