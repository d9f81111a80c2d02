import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { enquiries, enquiryFiles, uploads } from '../../server/db/schema.ts';
import { newVisitor, signUp } from '../support/accounts.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { dispatchSyncEvent } from '../support/dispatch-sync-event.ts';
import { sampleFiles, sha256 } from '../support/enquiry.fixture.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { withStoredRows } from '../support/read-stored-rows.ts';

let letters = 0;
const newAddress = () => `letter-${process.pid}-${++letters}@example.com`;
const file = (name: string, buffer: Buffer, mimeType = '') => ({ name, mimeType, buffer });

async function fillVisitor(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Anna Lim');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What’s it about?').selectOption({ label: 'Lost and found' });
  await page.getByLabel('Message').fill(message);
}
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you, we’ve got it' });

/** What the server has stored from one address. */
const received = (product: ProductServer, email: string) =>
  withStoredRows(product, async (db) => {
    const rows = await db.select().from(enquiries).where(eq(enquiries.email, email));
    const files = await db
      .select({ id: enquiryFiles.enquiryId, name: enquiryFiles.name, hash: uploads.hash })
      .from(enquiryFiles)
      .innerJoin(uploads, eq(uploads.hash, enquiryFiles.hash));
    return rows.map((row) => ({
      message: row.data.message,
      isOfAVisitor: row.sub !== null,
      files: files.filter(({ id }) => id === row.id).map(({ name, hash }) => ({ name, hash })),
    }));
  });

test('A message from somebody who is not signed in arrives', async ({ product, page }) => {
  const email = newAddress();
  await page.goto(`${product.address}/get-in-touch`);
  await page.getByRole('link', { name: 'Write as a visitor' }).click();
  await send(page);
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByText('Choose what it’s about.')).toBeVisible();
  await fillVisitor(page, email, 'A sock with ducks, near hall 2');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('A sock with ducks, near hall 2');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page
    .getByLabel('Add a file')
    .setInputFiles([file('sock.png', sampleFiles.png, 'image/png'), file('sock.png.exe', sampleFiles.png)]);
  await expect(page.getByRole('alert').filter({ hasText: '“sock.png.exe” isn’t a picture' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'sock.png' })).toHaveCount(1);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  const number = await page.getByText(/^YH-\w{4}-\w{4}$/).textContent();
  const mails = (await (await fetch(`${product.address}/mailbox.json?email=${email}`)).json()) as object[];
  expect(mails).toMatchObject([{ email, subject: `We’ve got your message (${number})` }]);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText(`Visitor enquiry ${number}`)).toBeVisible();
});

test('A message written without signal survives a killed phone and arrives once, with its file @worker', async ({
  product,
  phone,
}) => {
  test.setTimeout(240_000);
  const email = newAddress();
  const first = await phone.openPage(`${product.address}/get-in-touch/visitor`);
  await waitForServiceWorker(first);
  await first.reload();
  await product.disconnect();
  await fillVisitor(first, email, 'Written in the hall');
  await first.getByLabel('Add a file').setInputFiles([file('hall.png', sampleFiles.png, 'image/png')]);
  await send(first);
  await expect(first.getByText('Saved on this device. We’ll send it once you’re online.')).toBeVisible();
  await phone.kill();

  await phone.launch();
  const again = await phone.openPage(`${product.address}/get-in-touch/visitor`);
  await expect(again.getByText('Waiting to be sent')).toBeVisible();
  await phone.kill();

  const loggedBefore = product.log().length;
  await product.reconnect();
  const context = await phone.launch();
  await dispatchSyncEvent(context, product.address);
  await expect
    .poll(() => product.log().slice(loggedBefore), { timeout: 60_000 })
    .toContain('actions delivered');
  const after = await phone.openPage(`${product.address}/get-in-touch`);
  await expect(after.getByText('Sent ·')).toBeVisible();
  const arrived = { message: 'Written in the hall', isOfAVisitor: false };
  expect(await received(product, email)).toEqual([
    { ...arrived, files: [{ name: 'hall.png', hash: sha256(sampleFiles.png) }] },
  ]);
});

test('A visitor who returns to an unsent message is told which files to add again', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/get-in-touch/visitor`);
  // Before hydration, nothing can be kept.
  await waitForHydration(page);
  await fillVisitor(page, newAddress(), 'Our bear is lost');
  const add = page.getByLabel('Add a file');
  await add.setInputFiles([file('bear.png', sampleFiles.png, 'image/png')]);
  const notice = page.getByText('Add bear.png again.');
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('Our bear is lost');
  await expect(notice).toBeVisible();
  await add.setInputFiles([file('bear.png', sampleFiles.png, 'image/png')]);
  await expect(notice).toBeHidden();
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(notice).toBeHidden();
});

test('A waiting message is sent from any page once the signal is back @worker', async ({ product, page }) => {
  const email = newAddress();
  await page.goto(`${product.address}/get-in-touch/visitor`);
  await page.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await waitForServiceWorker(page);
  await page.reload();
  await product.disconnect();
  await fillVisitor(page, email, 'Sent from home');
  await send(page);
  await expect(page.getByText('Saved on this device. We’ll send it once you’re online.')).toBeVisible();
  const loggedBefore = product.log().length;
  await product.reconnect();
  await page.goto(`${product.address}/expo`);
  await expect
    .poll(() => product.log().slice(loggedBefore), { timeout: 60_000 })
    .toContain('actions delivered');
});

test('A signed-in visitor’s message carries their name, and signing out deletes the draft', async ({
  product,
  page,
}) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/get-in-touch/online-service`);
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email);
  await expect(page.getByLabel('Your name')).toHaveValue(visitor.displayName);
  await page.getByLabel('What’s it about?').selectOption({ label: 'My orders' });
  await page.getByLabel('Message').fill('Where is my pram?');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await page.getByLabel('Message').fill('Something private');
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys({ ...sessionStorage, ...localStorage }).filter((key) => key.includes('draft')),
      ),
    )
    .toEqual([]);
  await page.goto(`${product.address}/get-in-touch/online-service`);
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByText('From this device')).toHaveCount(0);
  expect(await received(product, visitor.email)).toEqual([
    { message: 'Where is my pram?', isOfAVisitor: true, files: [] },
  ]);
});

test('A file whose content does not fit its name is refused and can be replaced', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/get-in-touch/visitor`);
  await fillVisitor(page, newAddress(), 'See the picture');
  await page.getByLabel('Add a file').setInputFiles([file('picture.png', sampleFiles.html, 'image/png')]);
  await send(page);
  await expect(page.getByRole('heading', { name: 'This message wasn’t sent' })).toBeVisible();
  await expect(page.getByText('isn’t the type its name says').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('See the picture');
  await expect(page.getByText('Add picture.png again.')).toBeVisible();
  await page.getByLabel('Add a file').setInputFiles([file('picture.png', sampleFiles.png, 'image/png')]);
  await send(page);
  await expect(thanks(page)).toBeVisible();
});

test('The enquiry form is accessible at every width, with errors and after sending', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/get-in-touch/exhibitor`);
  await send(page);
  await page
    .getByLabel('Add a file')
    .setInputFiles([file('x.exe', sampleFiles.png), file('profile.pdf', sampleFiles.pdf)]);
  // The button may have been pressed before the app has started: until then it is paler.
  await expect(page.getByLabel('Company')).toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert').filter({ hasText: 'x.exe' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const inspect = async (what: string) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeViolations(page), `${what} ${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  };
  await inspect('with failures');
  await page.getByLabel('Company').fill('Little Sprout Sdn Bhd');
  await page.getByLabel('Contact name').fill('Mei Ling');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Phone').fill('03-7627 2929');
  await page.getByLabel('What do you sell?').selectOption('Travel');
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Booth size').selectOption('not-sure');
  await page.getByLabel('Message').fill('We make prams.');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await inspect('sent');
});
