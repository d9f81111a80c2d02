import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { logNoMail } from '../../../server/identity/log-no-mail.ts';

it.each([
  ['says that codes reach nobody where nobody may read them', { MAILBOX: '0' }, 1],
  ['and behind a proxy', { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' }, 1],
  ['is silent on this machine', {}, 0],
  ['is silent where the mailbox is open', { MAILBOX: '1', CLIENT_ADDRESS_HEADER: 'x-forwarded-for' }, 0],
  ['is silent with a pool that sends mail', { VITE_USER_POOL_ID: 'eu-west-1_abc', MAILBOX: '0' }, 0],
])('A start %s', (_, settings: Record<string, string>, count) => {
  const lines: string[] = [];
  const line = (_: object, message: string) => lines.push(message);
  logNoMail({ env: readEnv(settings), log: { info: line, warn: line, error: line } });
  expect(lines).toHaveLength(count);
  for (const text of lines) expect(text).toContain('visitors can neither sign up nor set a new password');
});
