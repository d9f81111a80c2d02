import { randomUUID } from 'node:crypto';
import type { inboxMessages } from './table.ts';

/** The first message of every account. */
export const welcomeMessage = (sub: string, nowMs: number): typeof inboxMessages.$inferInsert => ({
  id: randomUUID(),
  sub,
  title: 'Welcome to the family',
  body: 'Your QR pass is in the menu, and works offline too.',
  path: '/?menu=open',
  createdAt: new Date(nowMs),
});
