import type { ActionInput, ActionName, OpenActionName } from '../../src/domain/delivery/actions.ts';
import type { RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { ClockTrust } from './action-time.ts';

export type ActionContext = {
  tx: DatabaseTransaction;
  visitor: Visitor;
  /** The action's own key. */
  key: string;
  /** When the visitor tapped, in ms since 1970, as far as the server can tell. */
  tappedAtMs: number;
  trust: ClockTrust;
  /** When the delivery arrived, in ms since 1970. */
  receivedAtMs: number;
};
/** `changed`: whether the visitor's data differs from before. `refused` rolls back everything the handler wrote. */
export type ActionOutcome = { done: unknown; changed: boolean } | { refused: RefusalReason };
export type ActionHandler<N extends ActionName> = ((
  context: ActionContext,
  input: ActionInput<N>,
) => Promise<ActionOutcome>) & {
  /**
   * For actions that change what other visitors see: who they are, by `sub`. Locks what that depends on. Their
   * revisions are raised, too.
   */
  othersOf?: (tx: DatabaseTransaction, sub: string, input: ActionInput<N>) => Promise<string[]>;
};

/** An open action needs no account. */
type OpenActionContext = Omit<ActionContext, 'visitor'> & { visitor: Visitor | null };
export type OpenActionHandler<N extends OpenActionName> = (
  context: OpenActionContext,
  input: ActionInput<N>,
) => Promise<ActionOutcome>;

export type ActionHandlers = {
  [N in ActionName]: N extends OpenActionName ? OpenActionHandler<N> : ActionHandler<N>;
};
