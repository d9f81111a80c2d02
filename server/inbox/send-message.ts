import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../db/client.ts';
import { inboxMessages } from './table.ts';

export type NewMessage = Omit<typeof inboxMessages.$inferInsert, 'id' | 'readAt'>;

/** Puts a message into a visitor's inbox, in the transaction of what it is about. */
export async function sendMessage(tx: DatabaseTransaction, message: NewMessage): Promise<void> {
  await tx.insert(inboxMessages).values({ ...message, id: randomUUID() });
}
