import { expect, test } from 'vitest';
import { handleMessages } from '../../sw/messages.ts';
import type { PrecacheStatus } from '../../sw/precache.ts';
import type { PageToWorker } from '../../sw/protocol.ts';

const status: PrecacheStatus = { essential: { stored: 1, total: 2 }, all: { stored: 1, total: 3 } };
const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));

/** What the worker replies to a page's message. */
async function ask(type: PageToWorker['type'], precache: object): Promise<unknown[]> {
  const replies: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const event = {
    data: { type },
    ports: [{ postMessage: (reply: unknown) => replies.push(reply) }],
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  };
  const worker = {
    addEventListener: (name: string, listen: (given: unknown) => void) => name === 'message' && listen(event),
  };
  const pages = { deleteDamaged: async () => {} };
  handleMessages(worker as never, precache as never, pages as never, {} as never);
  await Promise.allSettled(work);
  return replies;
}

test('The reply to a repair tells what is there after it, and when damage was last found', async () => {
  const precache = { repair: async () => 5_000, status: async () => status };
  expect(await ask('REPAIR_FILES', precache)).toEqual([{ ...status, damagedAtMs: 5_000 }]);
});

test('A repair that fails is answered with what is there', async () => {
  expect(await ask('REPAIR_FILES', { repair: broken, status: async () => status })).toEqual([status]);
});

test.each(['REPAIR_FILES', 'INSTALL_REST', 'GET_PRECACHE_STATUS'] as const)(
  'A page that asks for %s is answered where what is stored cannot be read: it would wait for minutes',
  async (type) => {
    expect(await ask(type, { repair: broken, installRest: broken, status: broken })).toEqual([null]);
  },
);
