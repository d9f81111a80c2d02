import { sql } from 'drizzle-orm';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import type { DeliveryResult, RefusalReason } from '../../src/domain/delivery/delivery-schema.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { noticeWrites } from '../db/notice-writes.ts';
import { rowsFrom } from '../db/value-lists.ts';
import type { Deps } from '../deps.ts';
import { lockVisitors, raiseRevisions } from '../visitors/revisions.ts';
import type { Visitor } from '../visitors/visitor.ts';
import type { ActionHandlers, ActionOutcome } from './action-handler.ts';
import { resolveActionTime } from './action-time.ts';
import { type ActionTask, bindHandler } from './bind-handler.ts';
import { fingerprint } from './fingerprint.ts';
import { actionResults } from './table.ts';

type ApplyDeps = Pick<Deps, 'db' | 'now'> & { handlers: ActionHandlers };

/**
 * Applies actions of different visitors, each exactly once, in one transaction: what the handlers write, the raised
 * revisions and the results; of a refused action only the result is kept. A repeat waits for the first to end and gets
 * its result. Returns null for a visitor who has no row yet.
 *
 * Throws the database's errors, those of a handler, and a refusal that came after its handler had written something;
 * then nothing was written of any of them. A refusal is thrown only if there are several actions.
 */
export async function applyActions(
  { db, ...deps }: ApplyDeps,
  tasks: readonly ActionTask[],
): Promise<(DeliveryResult | null)[]> {
  const applyAll = (decided?: ActionOutcome) =>
    // A repeat must see what the first has committed while it waited: a stricter isolation level would hide that.
    db.transaction((tx) => applyInside(tx, deps, tasks, decided), { isolationLevel: 'read committed' });
  try {
    return await applyAll();
  } catch (error) {
    if (tasks.length > 1 || !(error instanceof LateRefusal)) throw error;
    return applyAll({ refused: error.reason });
  }
}

/** `decided`: the outcome of the actions that were not applied before; their handlers are not called then. */
async function applyInside(
  tx: DatabaseTransaction,
  deps: Omit<ApplyDeps, 'db'>,
  tasks: readonly ActionTask[],
  decided?: ActionOutcome,
): Promise<(DeliveryResult | null)[]> {
  const bound = [];
  for (const task of tasks) {
    const handler = bindHandler(deps.handlers, task);
    if (task.sub === null) await lockOpenAction(tx, task.action.key);
    const others = 'run' in handler ? await handler.othersOf?.(tx) : undefined;
    bound.push({ task, handler, others: others ?? [] });
  }
  const visitors = await lockVisitors(
    tx,
    bound.flatMap(({ task: { sub }, others }) => [...(sub === null ? [] : [sub]), ...others]),
  );
  const applied = await findApplied(tx, tasks);
  const rows: NewRow[] = [];
  const changed: string[] = [];
  const results: (DeliveryResult | null)[] = [];
  for (const { task, handler, others } of bound) {
    const visitor = task.sub === null ? null : visitors.get(task.sub);
    if (visitor === undefined) {
      results.push(null);
      continue;
    }
    const before = applied.get(idOf(task));
    if (before) {
      results.push(resultOfRepeat(before, task, visitor));
      continue;
    }
    const outcome = decided ?? (await runHandler(tx, deps, task, handler, visitor));
    const isRaised = visitor !== null && 'done' in outcome && outcome.changed;
    if (isRaised) changed.push(visitor.cognitoSub, ...others);
    const row = rowOf(task, outcome, (visitor?.rev ?? 0) + (isRaised ? 1 : 0), deps.now());
    rows.push(row);
    results.push(toResult(row));
  }
  if (rows.length > 0) await raiseAndStore(tx, changed, rows);
  return results;
}

async function runHandler(
  tx: DatabaseTransaction,
  { now }: Pick<ApplyDeps, 'now'>,
  { action, sentAt }: ActionTask,
  handler: ReturnType<typeof bindHandler>,
  visitor: Visitor | null,
): Promise<ActionOutcome> {
  if ('refused' in handler) return handler;
  const receivedAtMs = now();
  const times = { key: action.key, receivedAtMs, ...resolveActionTime({ ...action, sentAt }, receivedAtMs) };
  const writes = noticeWrites(tx);
  const outcome = await handler.run(writes.tx, visitor, times);
  if ('refused' in outcome && writes.hasWritten()) throw new LateRefusal(outcome.refused);
  return outcome;
}

/** A handler has refused its action, but after it had written something that has to be undone. */
class LateRefusal extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

type StoredResult = typeof actionResults.$inferSelect;
type NewRow = typeof actionResults.$inferInsert;
/** All columns but the one that the database numbers. */
const STORED = [
  'sub',
  'key',
  'inputHash',
  'name',
  'lane',
  'verdict',
  'rev',
  'answer',
  'deliveredAt',
] as const satisfies (keyof NewRow)[];
type RowId = Pick<StoredResult, 'sub' | 'key'>;

const rowIdOf = ({ sub, action }: ActionTask): RowId => ({ sub: sub ?? ANONYMOUS_SUB, key: action.key });
const textOf = ({ sub, key }: RowId) => `${sub} ${key}`;
const idOf = (task: ActionTask) => textOf(rowIdOf(task));

/**
 * The rows of actions that were applied before. No row can appear meanwhile: applying an action needs the lock on its
 * visitor's row or, without an account, on its key.
 */
async function findApplied(
  tx: DatabaseTransaction,
  tasks: readonly ActionTask[],
): Promise<Map<string, StoredResult>> {
  const ids = tasks.map(rowIdOf);
  const { sub, key } = actionResults;
  const wanted = rowsFrom([
    [sub, ids.map((id) => id.sub)],
    [key, ids.map((id) => id.key)],
  ]);
  const rows = await tx.select().from(actionResults).where(sql`(${sub}, ${key}) in (${wanted})`);
  return new Map(rows.map((row) => [textOf(row), row]));
}

/** Raises the revisions and stores the results: one statement for any number of them. */
async function raiseAndStore(
  tx: DatabaseTransaction,
  changed: readonly string[],
  rows: readonly NewRow[],
): Promise<void> {
  const names = sql.join(
    STORED.map((field) => sql.identifier(actionResults[field].name)),
    sql`, `,
  );
  const values = rowsFrom(STORED.map((field) => [actionResults[field], rows.map((row) => row[field])]));
  const raised = raiseRevisions(tx, changed);
  await tx.execute(sql`with raised as ${raised} insert into ${actionResults} (${names}) ${values}`);
}

/** Without an account there is no visitor's row to hold. */
const lockOpenAction = (tx: DatabaseTransaction, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.openAction}, hashtext(${key}))`);

function rowOf(task: ActionTask, outcome: ActionOutcome, rev: number, nowMs: number): NewRow {
  const { name, lane } = task.action;
  const isRefused = 'refused' in outcome;
  return {
    ...rowIdOf(task),
    inputHash: fingerprint(task.action),
    name,
    lane,
    verdict: isRefused ? 'refused' : 'done',
    rev,
    answer: JSON.stringify(isRefused ? outcome.refused : (outcome.done ?? null)),
    deliveredAt: new Date(nowMs),
  };
}

function resultOfRepeat(row: StoredResult, { action }: ActionTask, visitor: Visitor | null): DeliveryResult {
  if (row.inputHash === fingerprint(action)) return toResult(row);
  return { key: action.key, verdict: 'refused', rev: visitor?.rev ?? 0, reason: 'key-reused' };
}

function toResult(row: Pick<NewRow, 'key' | 'verdict' | 'rev' | 'answer'>): DeliveryResult {
  const { key, verdict, rev } = row;
  const answer: unknown = JSON.parse(row.answer);
  if (verdict === 'done') return { key, verdict, rev, answer };
  return { key, verdict, rev, reason: answer as RefusalReason };
}
