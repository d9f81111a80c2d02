import { eq, lt, sql } from 'drizzle-orm';
import { instantMsAt } from '../../src/domain/time/expo-time.ts';
import type { Database } from '../db/client.ts';
import { enquiries } from './table.ts';

/**
 * Deletes all messages that name an email address, in upper or lower case, and returns how many enquiries that were. The
 * daily work removes files that no other enquiry has.
 */
export async function deleteEnquiries(db: Database, email: string): Promise<number> {
  const isSender = eq(sql`lower(${enquiries.email})`, email.toLowerCase());
  return (await db.delete(enquiries).where(isSender).returning({ id: enquiries.id })).length;
}

/** The same for all that came before a day of the expo's calendar: what an organiser keeps no longer than promised. */
export async function deleteEnquiriesBefore(db: Database, day: string): Promise<number> {
  const isOlder = lt(enquiries.receivedAt, new Date(instantMsAt(day, '00:00')));
  return (await db.delete(enquiries).where(isOlder).returning({ id: enquiries.id })).length;
}
