import { asc, eq, inArray, or } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/client.ts';
import { lockVisitors, raiseRevisions } from '../visitors/revisions.ts';
import { readMembers } from './access.ts';
import { announceMemberChange } from './announce-member-change.ts';
import { listMembers, sharedLists } from './table.ts';

/**
 * For an account that is being deleted: tells everybody on its lists that these are gone, and the owners of the lists
 * that it had joined that it left. Locks the visitor and all of these, lists before visitors.
 */
export async function leaveAllLists(tx: DatabaseTransaction, sub: string, at: Date): Promise<void> {
  const joined = tx.select({ id: listMembers.listId }).from(listMembers).where(eq(listMembers.sub, sub));
  const lists = await tx
    .select()
    .from(sharedLists)
    .where(or(eq(sharedLists.sub, sub), inArray(sharedLists.id, joined)))
    .orderBy(asc(sharedLists.id))
    .for('update');
  const others = [...lists.map((list) => list.sub), ...(await readMembers(tx, lists))].filter(
    (person) => person !== sub,
  );
  const people = await lockVisitors(tx, [sub, ...others]);
  await raiseRevisions(tx, others);
  for (const list of lists) {
    if (list.sub !== sub) await announceMemberChange(tx, people, { change: 'left', list, sub, at });
    else
      for (const member of await readMembers(tx, [list]))
        await announceMemberChange(tx, people, { change: 'deleted', list, sub: member, at });
  }
}
