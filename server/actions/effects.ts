import type { ActionInput, ActionName } from '../../src/domain/actions.ts';
import type { RefusalReason } from '../../src/domain/delivery.ts';
import { checkInEffect } from '../check-ins/effect.ts';
import type { Database } from '../db/client.ts';
import type { Visitor } from '../users/visitor.ts';
import type { Trust } from './dating.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type EffectContext = {
  tx: Transaction;
  user: Visitor;
  /** When the visitor tapped, ms since 1970, and how far that could be told. */
  atMs: number;
  trust: Trust;
};

/** `refused` undoes whatever the effect has written. */
export type EffectOutcome = { done: unknown } | { refused: RefusalReason };
export type Effect<N extends ActionName> = (
  context: EffectContext,
  input: ActionInput<N>,
) => Promise<EffectOutcome>;

/** What each action does. One that is missing here does not compile. */
export const effects: { [N in ActionName]: Effect<N> } = {
  'expo.check-in': checkInEffect,
};
