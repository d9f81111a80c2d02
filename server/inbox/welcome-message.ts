import type { NewMessage } from './send-message.ts';

/** The first message of every account. */
export const welcomeMessage = (sub: string, nowMs: number): NewMessage => ({
  sub,
  title: 'Welcome to the family',
  body: 'Your QR pass is in the menu, and works offline too.',
  path: '/?menu=open',
  createdAt: new Date(nowMs),
});
