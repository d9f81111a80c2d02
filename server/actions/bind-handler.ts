import * as v from 'valibot';
import {
  type Action,
  type ActionInput,
  type ActionName,
  actionDefinitions,
  isOpenAction,
  type OpenActionName,
} from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import type { RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type {
  ActionContext,
  ActionHandler,
  ActionHandlers,
  ActionOutcome,
  OpenActionHandler,
} from './action-handler.ts';

/** An action that this server understands. */
export type KnownAction = Action & { name: ActionName };

/** An action to apply. `sub`: whose token it came with; null without an account: only open actions are allowed then. */
export type ActionTask = { action: KnownAction; sub: string | null; sentAt: number };

type KeyAndTimes = Pick<ActionContext, 'key' | 'tappedAtMs' | 'trust' | 'receivedAtMs'>;

/** The handler of one action, with its input. */
type BoundHandler = {
  run: (tx: DatabaseTransaction, visitor: Visitor | null, times: KeyAndTimes) => Promise<ActionOutcome>;
  /** See `ActionHandler`. Absent where the action is nobody else's concern. */
  othersOf?: (tx: DatabaseTransaction) => Promise<string[]>;
};

/** Refused if the action is another visitor's, or if its input is invalid. */
export function bindHandler(
  handlers: ActionHandlers,
  { action, sub }: ActionTask,
): BoundHandler | { refused: RefusalReason } {
  const { name, input: raw } = action;
  if (action.sub !== (sub ?? ANONYMOUS_SUB)) return { refused: 'other-user' };
  const parsed = v.safeParse(actionDefinitions[name].input, raw);
  if (!parsed.success) return { refused: 'invalid-input' };
  const input = parsed.output as ActionInput<ActionName>;
  if (sub === null) {
    if (!isOpenAction(name)) return { refused: 'other-user' };
    const handler = handlers[name] as OpenActionHandler<OpenActionName>;
    const openInput = input as ActionInput<OpenActionName>;
    return { run: (tx, visitor, times) => handler({ tx, visitor, ...times }, openInput) };
  }
  const handler = handlers[name] as ActionHandler<ActionName>;
  const { othersOf } = handler;
  return {
    run: async (tx, visitor, times) => {
      if (!visitor) throw new Error('The visitor has no row');
      return handler({ tx, visitor, ...times }, input);
    },
    ...(othersOf && { othersOf: (tx) => othersOf(tx, sub, input) }),
  };
}
