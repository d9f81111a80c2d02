import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationState,
  MAX_LIST_PEOPLE,
} from '../../src/domain/shop/list-invitation.ts';
import { DAY_MS } from '../../src/domain/time/durations.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { expos } from '../expos/table.ts';
import { isOnList } from '../shopping-list/item-rows.ts';
import { shoppingItems } from '../shopping-list/table.ts';
import { PoolUnavailable } from '../unavailable.ts';
import { lockVisitors, raiseRevisions } from '../visitors/revisions.ts';
import { users } from '../visitors/table.ts';
import { readMembers } from './access.ts';
import { announceMemberChange } from './announce-member-change.ts';
import { listInvitations, listMembers, sharedLists } from './table.ts';

/** `invitationSecretSchema` knows the length of its base64url text. */
const SECRET_BYTES = 24;
/** Only the newest invitations of a list work. */
const MAX_INVITATIONS = 20;
/** Used and expired invitations are kept for a while, so that their links can say so. */
const KEPT_MS = 30 * DAY_MS;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Makes an invitation to a visitor's list and returns its secret, which is stored nowhere. Null for an unknown expo.
 */
export function invite(db: Database, sub: string, expoId: string, nowMs: number): Promise<string | null> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(expos, eq(expos.id, expoId))) === 0) return null;
    await tx.insert(sharedLists).values({ id: randomUUID(), sub, expoId }).onConflictDoNothing();
    const [list] = await tx
      .select()
      .from(sharedLists)
      .where(and(eq(sharedLists.sub, sub), eq(sharedLists.expoId, expoId)))
      .for('update');
    if (!list) return throwBeingDeleted();
    if (!(await lockVisitors(tx, [sub])).has(sub)) return throwBeingDeleted();
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = new Date(nowMs + INVITATION_DAYS * DAY_MS);
    const isOfList = eq(listInvitations.listId, list.id);
    await tx.insert(listInvitations).values({ secretHash: hashOf(secret), listId: list.id, expiresAt });
    const tooMany = tx
      .select({ secretHash: listInvitations.secretHash })
      .from(listInvitations)
      .where(isOfList)
      .orderBy(desc(listInvitations.expiresAt))
      .offset(MAX_INVITATIONS);
    await tx.delete(listInvitations).where(and(isOfList, inArray(listInvitations.secretHash, tooMany)));
    return secret;
  });
}

type SharedListRow = typeof sharedLists.$inferSelect;
type InvitationLookup = { invitation: Invitation; list: SharedListRow | null };
const GONE: InvitationLookup = { invitation: { state: 'gone', list: null }, list: null };

/** What a visitor would join by an invitation, or why they cannot. */
async function findInvitation(
  db: Database,
  sub: string,
  secret: string,
  nowMs: number,
): Promise<InvitationLookup> {
  const [found] = await db
    .select({ list: sharedLists, expo: expos, ownerName: users.displayName, row: listInvitations })
    .from(listInvitations)
    .innerJoin(sharedLists, eq(sharedLists.id, listInvitations.listId))
    .innerJoin(expos, eq(expos.id, sharedLists.expoId))
    .innerJoin(users, eq(users.cognitoSub, sharedLists.sub))
    .where(eq(listInvitations.secretHash, hashOf(secret)));
  if (!found) return GONE;
  const { list, expo, ownerName, row } = found;
  const members = await readMembers(db, [list]);
  const peopleCount = members.length + 1;
  const itemCount = await db.$count(shoppingItems, isOnList(list));
  const shown = { id: list.id, ownerName, expoName: expo.name, expoSlug: expo.slug, itemCount, peopleCount };
  if (list.sub === sub) return { invitation: { state: 'own', list: shown }, list };
  if (members.includes(sub)) return { invitation: { state: 'joined', list: shown }, list };
  if (row.usedAt) return { invitation: { state: 'used', list: null }, list };
  if (row.expiresAt.getTime() <= nowMs) return GONE;
  const isFull = peopleCount >= MAX_LIST_PEOPLE;
  return { invitation: isFull ? { state: 'full', list: null } : { state: 'open', list: shown }, list };
}

/** What an invitation is for. Changes nothing. */
export const readInvitation = async (db: Database, sub: string, secret: string, nowMs: number) =>
  (await findInvitation(db, sub, secret, nowMs)).invitation;

/** Whether an invitation may still be used. For anyone who has its link, so it tells nothing else. */
export async function readInvitationState(
  db: Database,
  secret: string,
  nowMs: number,
): Promise<InvitationState> {
  const [row] = await db
    .select()
    .from(listInvitations)
    .where(eq(listInvitations.secretHash, hashOf(secret)));
  const state = !row || row.expiresAt.getTime() <= nowMs ? 'gone' : 'open';
  return { state: row?.usedAt ? 'used' : state };
}

/** Joins a list by an open invitation, which is used up then. A repeat is `joined`, too. */
export function join(db: Database, sub: string, secret: string, nowMs: number): Promise<Invitation> {
  return db.transaction(async (tx) => {
    const { list } = await findInvitation(tx, sub, secret, nowMs);
    if (!list) return GONE.invitation;
    await lockList(tx, list.id);
    // Another visitor may have used it before the list was locked.
    const { invitation } = await findInvitation(tx, sub, secret, nowMs);
    if (invitation.state !== 'open') return invitation;
    const at = new Date(nowMs);
    const people = await lockVisitors(tx, [list.sub, ...(await readMembers(tx, [list])), sub]);
    if (!people.has(sub)) return throwBeingDeleted();
    await tx.insert(listMembers).values({ listId: list.id, sub, joinedAt: at });
    await tx
      .update(listInvitations)
      .set({ usedAt: at })
      .where(eq(listInvitations.secretHash, hashOf(secret)));
    await raiseRevisions(tx, [...people.keys()]);
    await announceMemberChange(tx, people, { change: 'joined', list, sub, at });
    return { ...invitation, state: 'joined' };
  });
}

/** Removes a member from a list: they leave it, or its owner removes them. It is no error if they are not on it. */
export function removeMember(
  db: Database,
  { listId, sub, change, nowMs }: { listId: string; sub: string; change: 'left' | 'removed'; nowMs: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const list = await lockList(tx, listId);
    if (!list) return;
    const members = await readMembers(tx, [list]);
    if (!members.includes(sub)) return;
    const people = await lockVisitors(tx, [list.sub, ...members]);
    await tx.delete(listMembers).where(and(eq(listMembers.listId, listId), eq(listMembers.sub, sub)));
    await raiseRevisions(tx, [...people.keys()]);
    await announceMemberChange(tx, people, { change, list, sub, at: new Date(nowMs) });
  });
}

/** The visitor may delete the account while another tab asks for something: nothing may be stored of it any more. */
function throwBeingDeleted(): never {
  throw new PoolUnavailable('This account is being deleted');
}

async function lockList(tx: DatabaseTransaction, id: string) {
  const [list] = await tx.select().from(sharedLists).where(eq(sharedLists.id, id)).for('update');
  return list;
}

/** Deletes invitations that expired long ago. */
export async function pruneInvitations(db: Database, nowMs: number): Promise<void> {
  await db.delete(listInvitations).where(lt(listInvitations.expiresAt, new Date(nowMs - KEPT_MS)));
}
