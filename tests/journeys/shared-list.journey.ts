import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { newVisitor, signIn, signUp } from '../support/accounts.ts';
import { launchWithCamera, NEAR, writeCameraVideo } from '../support/camera-video.ts';
import { expect, test } from '../support/journey-test.ts';
import { readLoopedCodes } from '../support/looped-codes.ts';
import type { ProductServer } from '../support/product-server.ts';

test.use({ serviceWorkers: 'allow' });

const LIST = '/shopping-list?expoSlug=baby-fair-kl';

const openAs = async (browser: Browser, product: ProductServer, displayName: string, path = LIST) => {
  const context = await browser.newContext();
  await signUp(context, product, { ...newVisitor(), displayName });
  const page = await context.newPage();
  await page.goto(product.address + path);
  return page;
};

const add = async (page: Page, name: string) => {
  await page.getByLabel('What do you need?').fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name })).toBeVisible();
};
const tick = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click();
const writeNote = async (page: Page, name: string, text: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await page.getByLabel('Note').fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(text)).toBeVisible();
};

test('Two people tick one list, each without signal for a while, and see the same in the end', async ({
  product,
  browser,
  policy,
}) => {
  test.setTimeout(180_000);
  const owner = await openAs(browser, product, 'Aisyah');
  for (const name of ['Cot', 'Breast pump', 'Teether', 'Car seat']) await add(owner, name);
  await owner.getByRole('button', { name: 'Change Cot' }).click();
  const sheet = owner.getByRole('dialog', { name: 'Cot' });
  await sheet.getByLabel('How many').fill('2');
  await sheet.getByLabel('Price seen, for one').fill('129.90');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('RM 259.80').first()).toBeVisible();
  await owner.getByRole('button', { name: 'Set a budget' }).click();
  const budget = owner.getByRole('dialog', { name: 'Budget of this list' });
  await budget.getByLabel('How much may it cost?').fill('three hundred');
  await budget.getByRole('button', { name: 'Save' }).click();
  await expect(budget.getByLabel('How much may it cost?')).toHaveAccessibleDescription(/^Type an amount/);
  await expect(budget.getByLabel('How much may it cost?')).toHaveValue('three hundred');
  await budget.getByLabel('How much may it cost?').fill('RM 300');
  await budget.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('RM 300.00 left of RM 300.00')).toBeVisible();
  await owner.getByRole('button', { name: 'Invite someone' }).click();
  await owner.getByRole('button', { name: 'Make a link' }).click();
  const link = (await owner.getByText(/#join=/).textContent()) ?? '';
  await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

  // Nobody is signed in on the other phone: the invitation outlasts the sign-in, and is in no address that is sent.
  const sent: string[] = [];
  const guest = await browser.newContext().then((context) => context.newPage());
  guest.on('request', (request) => sent.push(request.url()));
  await guest.goto(link);
  await guest.waitForURL(/sign-in/);
  await expect(guest.getByText('A shopping list is shared with you.')).toBeVisible();
  const member = { ...newVisitor(), displayName: 'Hafiz' };
  await signUp(guest.context(), product, member);
  await guest.goto(product.address + LIST);
  await expect(guest.getByRole('heading', { name: 'Aisyah shares a shopping list with you' })).toBeVisible();
  expect(sent.filter((url) => url.includes(link.split('join=')[1] ?? ''))).toEqual([]);
  await guest.getByRole('button', { name: 'Join the list' }).click();
  await expect(guest.getByRole('link', { name: 'Aisyah’s list' })).toHaveAttribute('aria-current', 'true');
  await expect(guest.getByText('0 of 4 done')).toBeVisible();

  // Each ticks without signal: the same item, too.
  await guest.context().setOffline(true);
  await owner.context().setOffline(true);
  for (const name of ['Cot', 'Teether']) await tick(guest, name);
  await writeNote(guest, 'Cot', 'The firm one');
  // The later tap counts, by each phone's estimate of the server's time. On a busy machine two estimates differ.
  await owner.waitForTimeout(3_000);
  for (const name of ['Teether', 'Car seat']) await tick(owner, name);
  await writeNote(owner, 'Cot', 'The soft one');
  await expect(guest.getByText('2 of 4 done')).toBeVisible();
  await expect(owner.getByText('2 of 4 done')).toBeVisible();
  await expect(guest.getByText('RM 40.20 left of RM 300.00')).toBeVisible();
  await guest.getByRole('button', { name: 'Change the budget' }).click();
  await guest.getByLabel('How much may it cost?').fill('250');
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.context().setOffline(false);
  await owner.context().setOffline(false);
  for (const page of [owner, guest]) {
    await expect(page.getByText('3 of 4 done')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Saved on this device')).toHaveCount(0);
    await expect(page.getByText('RM 9.80 over the budget of RM 250.00')).toBeVisible();
    for (const name of ['Car seat', 'Cot × 2', 'Teether'])
      await expect(page.getByRole('checkbox', { name, checked: true })).toHaveCount(1);
  }
  await expect(owner.getByText('Ticked by Hafiz')).toHaveCount(1);
  await expect(owner.getByText('Ticked by you')).toHaveCount(2);
  await expect(guest.getByText('Ticked by Aisyah')).toHaveCount(2);

  // The later one of two notes counts. The writer of the earlier one sees a message, also after a reload, and can set
  // theirs again.
  const overwritten = guest.getByText('Aisyah changed “Cot” after you.');
  await expect(overwritten).toBeVisible();
  await guest.reload();
  await expect(overwritten).toBeVisible();
  await guest.getByRole('button', { name: 'Use mine' }).click();
  await expect(owner.getByText('The firm one')).toBeVisible();
  await expect(overwritten).toHaveCount(0);
  await expect(owner.getByText('after you')).toHaveCount(0);

  // By codes, too: into the shared list of a member's other phone, and onto a stranger's own list.
  await owner.getByRole('button', { name: 'Send to another phone' }).click();
  const codes = await readLoopedCodes(owner);
  await owner.getByRole('button', { name: 'Close Send my list' }).click();
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const video = join(folder, 'camera.y4m');
  await writeCameraVideo(video, codes, NEAR);
  const camera = await launchWithCamera(video);
  camera.on('context', policy.watch);
  try {
    const stranger = await camera.newContext();
    const second = await camera.newContext();
    await signIn(second, product, member);
    const taken = [];
    for (const context of [stranger, second]) {
      const page = await context.newPage();
      await page.goto(product.address + LIST);
      await page.getByRole('button', { name: 'Get from another phone' }).click();
      taken.push(page.getByRole('dialog', { name: 'Get a list' }));
    }
    const [own, shared] = taken as [Locator, Locator];
    await expect(
      own.getByText('You don’t share this list, so what’s on it is added to your own.'),
    ).toBeVisible();
    await expect(own.getByText(/^4 items are new\. The budget becomes RM\s250\.00\.$/)).toBeVisible();
    await own.getByRole('button', { name: 'Add to my list' }).click();
    await expect(own.page().getByText('3 of 4 done')).toBeVisible();
    await expect(shared.getByText('it goes into Aisyah’s list, not into your own')).toBeVisible();
    await expect(shared.getByText('There’s nothing new in it.')).toBeVisible();
  } finally {
    await camera.close();
    await rm(folder, { recursive: true });
  }

  // What is done by one is in the other's sight without a tap, and after the owner takes the other off, it is not.
  await tick(owner, 'Breast pump');
  await expect(guest.getByText('4 of 4 done')).toBeVisible({ timeout: 15_000 });
  await guest.context().setOffline(true);
  await tick(guest, 'Teether');
  await expect(guest.getByText('3 of 4 done')).toBeVisible();
  await owner.getByRole('button', { name: 'Change Teether' }).click();
  await owner.getByRole('button', { name: 'Take it off the list' }).click();
  await expect(owner.getByText('3 of 3 done')).toBeVisible();
  await expect(owner.getByText('Saved on this device')).toHaveCount(0);
  await guest.context().setOffline(false);
  await expect(guest.getByText('“Teether” was taken off the list by Aisyah.')).toBeVisible();
  await expect(guest.getByText('3 of 3 done')).toBeVisible();
  await guest.context().setOffline(true);
  await tick(guest, 'Breast pump');
  await expect(guest.getByText('2 of 3 done')).toBeVisible();
  await owner.getByRole('button', { name: 'With Hafiz' }).click();
  await owner.getByRole('button', { name: 'Remove Hafiz' }).click();
  await owner
    .getByRole('alertdialog', { name: 'Remove Hafiz?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(owner.getByRole('button', { name: 'Invite someone' })).toBeAttached();
  await guest.context().setOffline(false);
  const gone = 'This list isn’t shared with you any more.';
  await expect(guest.getByText(gone, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(guest.getByText(`${gone} With a new invitation you can try again.`)).toBeVisible();
  await expect(guest.getByText('Your list is empty')).toBeVisible();
  await expect(owner.getByText('3 of 3 done')).toBeVisible();
});
