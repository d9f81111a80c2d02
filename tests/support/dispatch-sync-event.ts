import type { BrowserContext } from '@playwright/test';

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean };

/**
 * Fires a Background Sync event in the service worker, as the browser does when it is online again. Needs no open page
 * of the product.
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
  await session.send('ServiceWorker.enable');
  const { registrationId } = await registration;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: address,
    registrationId,
    tag,
    lastChance: false,
  });
}
