import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import type { ListKey } from '../shopping-list/item-rows.ts';
import { shoppingItems } from '../shopping-list/table.ts';
import { listMembers, sharedLists } from './table.ts';

/** How an action names a list: by its id, or as the visitor's own for an expo, or as the own one that has an item. */
type NamedList = { listId?: string | undefined; expoId?: string; itemId?: string };

const listsWithItem = (db: Database, sub: string, itemId: string) =>
  db
    .select({ expoId: shoppingItems.expoId })
    .from(shoppingItems)
    .where(and(eq(shoppingItems.sub, sub), eq(shoppingItems.id, itemId)));

/** The lists that an action is about, if they are the visitor's or shared with them. */
export async function findLists(db: Database, sub: string, named: NamedList): Promise<ListKey[]> {
  const { listId, expoId, itemId = '' } = named;
  if (listId === undefined)
    return (expoId === undefined ? await listsWithItem(db, sub, itemId) : [{ expoId }]).map((list) => ({
      sub,
      expoId: list.expoId,
    }));
  const isTheirs = or(
    eq(sharedLists.sub, sub),
    inArray(
      sharedLists.id,
      db.select({ id: listMembers.listId }).from(listMembers).where(eq(listMembers.sub, sub)),
    ),
  );
  return db
    .select({ sub: sharedLists.sub, expoId: sharedLists.expoId })
    .from(sharedLists)
    .where(and(eq(sharedLists.id, listId), isTheirs));
}

/**
 * Locks the lists that an action is about, so that nobody joins or leaves meanwhile, and returns who shares them beside
 * the visitor. Lists are always locked before visitors.
 */
export async function lockLists(tx: DatabaseTransaction, sub: string, named: NamedList): Promise<string[]> {
  const { listId, expoId, itemId = '' } = named;
  const isOwn = eq(sharedLists.sub, sub);
  const isNamed =
    listId === undefined
      ? and(
          isOwn,
          expoId === undefined
            ? inArray(sharedLists.expoId, listsWithItem(tx, sub, itemId))
            : eq(sharedLists.expoId, expoId),
        )
      : eq(sharedLists.id, listId);
  const lists = await tx.select().from(sharedLists).where(isNamed).orderBy(asc(sharedLists.id)).for('update');
  const people = [...lists.map((list) => list.sub), ...(await readMembers(tx, lists))];
  const isTheirs = people.includes(sub);
  return isTheirs ? [...new Set(people)].filter((person) => person !== sub) : [];
}

/** Who joined some lists, first those who joined first. */
export async function readMembers(db: Database, lists: readonly { id: string }[]): Promise<string[]> {
  const ids = lists.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ sub: listMembers.sub })
    .from(listMembers)
    .where(inArray(listMembers.listId, ids))
    .orderBy(asc(listMembers.joinedAt));
  return rows.map(({ sub }) => sub);
}
