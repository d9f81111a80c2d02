import { eq } from 'drizzle-orm';
import { shoppingListPath } from '../../src/domain/routing/paths.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { sendMessage } from '../inbox/send-message.ts';
import type { ListKey } from '../shopping-list/item-rows.ts';
import type { Visitor } from '../visitors/visitor.ts';

/** `sub`: of the member. */
type Change = { change: 'joined' | 'left' | 'removed' | 'deleted'; list: ListKey; sub: string; at: Date };

type Names = { owner: string; member: string; expo: string };

const texts: Record<Change['change'], (names: Names) => { title: string; body: string }> = {
  joined: ({ member, expo }) => ({
    title: `${member} joined your shopping list`,
    body: `It’s the one for ${expo}. Everyone on it can tick, add and change.`,
  }),
  left: ({ member, expo }) => ({
    title: `${member} left your shopping list`,
    body: `It’s the one for ${expo}. Everything on it stays, with what ${member} added.`,
  }),
  removed: ({ owner, expo }) => ({
    title: `${owner} took you off a shopping list`,
    body: `It’s ${owner}’s list for ${expo}. Your own list is as it was.`,
  }),
  deleted: ({ owner, expo }) => ({
    title: `${owner}’s shopping list is gone`,
    body: `${owner} deleted their account, and the list for ${expo} with it. Your own list is as it was.`,
  }),
};

/**
 * Tells the owner of a list who joined or left it, or a member that they were removed or that the list is deleted, in
 * the transaction of the change. `people`: who shares the list, locked; one who is missing has deleted their account
 * meanwhile.
 */
export async function announceMemberChange(
  tx: DatabaseTransaction,
  people: ReadonlyMap<string, Visitor>,
  { change, list, sub, at }: Change,
): Promise<void> {
  const [owner, member] = [people.get(list.sub), people.get(sub)];
  const [expo] = await tx.select().from(expos).where(eq(expos.id, list.expoId));
  if (!owner || !member || !expo) return;
  await sendMessage(tx, {
    ...texts[change]({ owner: owner.displayName, member: member.displayName, expo: expo.name }),
    sub: change === 'removed' || change === 'deleted' ? sub : list.sub,
    path: shoppingListPath(expo.slug),
    createdAt: at,
  });
}
