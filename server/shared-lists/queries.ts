import { and, eq, inArray } from 'drizzle-orm';
import { actorOf } from '../../src/domain/shop/list-merge.ts';
import type { ListPerson, SharedList, ShoppingItemList } from '../../src/domain/shop/shopping-list.ts';
import type { Database } from '../db/client.ts';
import { readCopy } from '../shopping-list/queries.ts';
import { users } from '../visitors/table.ts';
import { readMembers } from './access.ts';
import { listMembers, sharedLists } from './table.ts';

type SharedListRow = typeof sharedLists.$inferSelect;

/** Who shares a list, its owner first; empty while nobody has joined. */
async function readPeople(db: Database, list: SharedListRow): Promise<ListPerson[]> {
  const members = await readMembers(db, [list]);
  if (members.length === 0) return [];
  const subs = [list.sub, ...members];
  const rows = await db
    .select({ sub: users.cognitoSub, name: users.displayName })
    .from(users)
    .where(inArray(users.cognitoSub, subs));
  const names = new Map(rows.map(({ sub, name }) => [sub, name]));
  return subs.map((sub) => ({ by: actorOf(sub), name: names.get(sub) ?? '', isOwner: sub === list.sub }));
}

/** The lists of others for one expo that a visitor shares. */
async function listShared(db: Database, sub: string, expoId: string): Promise<SharedList[]> {
  const rows = await db
    .select({ id: sharedLists.id, sub: sharedLists.sub, expoId: sharedLists.expoId })
    .from(sharedLists)
    .innerJoin(listMembers, eq(listMembers.listId, sharedLists.id))
    .where(and(eq(listMembers.sub, sub), eq(sharedLists.expoId, expoId)))
    .orderBy(listMembers.joinedAt);
  const lists: SharedList[] = [];
  for (const list of rows)
    lists.push({ id: list.id, ...(await readCopy(db, list)), people: await readPeople(db, list) });
  return lists;
}

/** A visitor's list for one expo, and those that others share with them. */
export async function readLists(db: Database, sub: string, expoId: string): Promise<ShoppingItemList> {
  const [own] = await db
    .select()
    .from(sharedLists)
    .where(and(eq(sharedLists.sub, sub), eq(sharedLists.expoId, expoId)));
  return {
    id: own?.id ?? null,
    ...(await readCopy(db, { sub, expoId })),
    people: own ? await readPeople(db, own) : [],
    shared: await listShared(db, sub, expoId),
  };
}
