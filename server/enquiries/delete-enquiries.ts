import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { enquiries } from './table.ts';

/**
 * Deletes what was written from an email address, in upper or lower case, and returns how many enquiries that were. The
 * daily work removes files that no other enquiry has.
 */
export async function deleteEnquiries(db: Database, email: string): Promise<number> {
  const isSender = eq(sql`lower(${enquiries.email})`, email.toLowerCase());
  return (await db.delete(enquiries).where(isSender).returning({ id: enquiries.id })).length;
}
