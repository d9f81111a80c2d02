import { and, eq, isNull, sql } from 'drizzle-orm';
import { enquiries } from './table.ts';

/**
 * Messages that were written from an address, in upper or lower case, without a login. Those of an account belong to its
 * visitor, whatever address was typed into the form.
 */
export const isWithoutLoginFrom = (email: string) =>
  and(isNull(enquiries.sub), eq(sql`lower(${enquiries.email})`, email.toLowerCase()));
