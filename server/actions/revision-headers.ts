import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { actionSchema } from '../../src/domain/delivery/actions.ts';
import { DELIVERY_MAX_ACTIONS } from '../../src/domain/delivery/delivery-limits.ts';
import { APPLIED_HEADER, REVISION_HEADER } from '../../src/domain/delivery/token-headers.ts';
import type { Database } from '../db/client.ts';
import { isAnyOf } from '../db/value-lists.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { actionResults } from './table.ts';

const keySchema = actionSchema.entries.key;

/**
 * The response headers that tell how new a visitor's data is; the data must be read after this. `x-rev` is the
 * revision. `x-applied` names those of the actions in `waiting` that are done: a phone has no result of them yet, and
 * would add them to data that contains them. `waiting` is the request's `x-waiting` header: keys, divided by spaces; what
 * is no key, and what is more than one delivery may hold, is ignored.
 */
export async function revisionHeaders(
  db: Database,
  { cognitoSub, rev }: Visitor,
  waiting: string | null | undefined,
): Promise<Record<string, string>> {
  const keys = (waiting?.split(' ', DELIVERY_MAX_ACTIONS) ?? []).filter((key) => v.is(keySchema, key));
  const applied = keys.length > 0 ? await findDone(db, cognitoSub, keys) : [];
  return {
    [REVISION_HEADER]: String(rev),
    ...(applied.length > 0 && { [APPLIED_HEADER]: applied.join(' ') }),
  };
}

async function findDone(db: Database, sub: string, keys: readonly string[]): Promise<string[]> {
  const { key } = actionResults;
  const isDone = and(eq(actionResults.sub, sub), isAnyOf(key, keys), eq(actionResults.verdict, 'done'));
  return (await db.select({ key }).from(actionResults).where(isDone)).map((row) => row.key);
}
