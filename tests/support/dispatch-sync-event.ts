import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean };

/** In ms. Much longer than the browser takes to read its registrations, much shorter than a test may take. */
const ANSWER_LIMIT = 20_000;

const within = <T>(answer: Promise<T>, what: string): Promise<T> =>
  Promise.race([
    answer,
    setTimeout(ANSWER_LIMIT, undefined, { ref: false }).then(() => {
      throw new Error(`${what} took longer than ${ANSWER_LIMIT} ms.`);
    }),
  ]);

/**
 * Fires a Background Sync event in the service worker, as the browser does when it is online again. Needs no open page
 * of the product. Throws where the browser does not answer in time, so that a caller may try again.
 */
export async function dispatchSyncEvent(
  context: BrowserContext,
  address: string,
  tag = 'yhello.deliver',
): Promise<void> {
  const page = context.pages().find((p) => p.url() === 'about:blank') ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  const registration = new Promise<Registration>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((r) => r.scopeURL.startsWith(address) && !r.isDeleted);
      if (ours) found(ours);
    });
  });
  try {
    await within(session.send('ServiceWorker.enable'), 'Watching service workers');
    const { registrationId } = await within(registration, 'Finding the registration');
    const event = { origin: address, registrationId, tag, lastChance: false };
    await within(session.send('ServiceWorker.dispatchSyncEvent', event), 'Firing the event');
  } finally {
    await session.detach().catch(() => {});
  }
}
