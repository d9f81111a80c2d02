import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expect, test, waitForHydration } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';

type Texts = Readonly<Record<string, string>>;
type Form = { path: string; open?: string; texts: Texts };

const LIST = '/shopping-list?expoSlug=baby-fair-kl';
const forms: readonly Form[] = [
  {
    path: '/account?page=profile',
    texts: {
      'Display name': 'Canary Siti',
      'Full name (optional)': 'Canary Siti Nurhaliza',
      'Phone (optional)': '012-999',
    },
  },
  {
    path: '/account/addresses',
    open: 'Add an address',
    texts: {
      Label: 'Canary home',
      Recipient: 'Canary Siti',
      Phone: '012-345 6789',
      'Street address': '12 Jalan Canary',
      'Building, taman or kampung (optional)': 'Taman Canary',
      Postcode: '47500',
      'Town or city': 'Canary Jaya',
    },
  },
  { path: LIST, texts: { 'What do you need?': 'Canary cot', 'Booth (optional)': 'B12' } },
];

async function openForm(page: Page, product: ProductServer, { path, open }: Form): Promise<void> {
  await page.goto(product.address + path);
  if (open) await page.getByRole('button', { name: open }).click();
}
/** A draft is deleted a moment after the page shows what was stored, once the storage has confirmed it. */
const expectNoDraft = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.entries({ ...sessionStorage, ...localStorage })
          .filter(([key]) => key.includes('draft'))
          .join(),
      ),
    )
    .not.toContain(text);

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

/** An update ends in a reload of the page, as here. */
test('What is typed and not saved survives an update, and nothing of it a sign-out', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  for (const form of forms) {
    await openForm(page, product, form);
    for (const [label, text] of Object.entries(form.texts)) await field(page, label).fill(text);
    await page.reload();
    if (form.open) await page.getByRole('button', { name: form.open }).click();
    for (const [label, text] of Object.entries(form.texts))
      await expect(field(page, label), label).toHaveValue(text);
  }
  await page.goto(`${product.address}/account?page=profile`);
  await expect(page.getByText('What you changed before isn’t saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(field(page, 'Full name (optional)')).toHaveValue('');
  await expect(page.getByText('isn’t saved yet')).toBeHidden();
  await expectNoDraft(page, 'Canary Siti Nurhaliza');
  await page.goto(`${product.address}/account?page=family`);
  await page.getByRole('button', { name: 'Add your family', exact: true }).click();
  await page.getByLabel('We have children').check();
  await page.getByLabel('Name (optional)').fill('Canary Aiman');
  await page.reload();
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Canary Aiman');

  expect(await readBrowserStorage(page)).toContain('Canary');
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await readBrowserStorage(page)).not.toContain('Canary');
});

test('What was saved is not offered again as if it were not', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.goto(product.address + LIST);
  await field(page, 'What do you need?').fill('Teether');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('0 of 1 done')).toBeVisible();
  await expectNoDraft(page, 'Teether');
  await page.reload();
  await expect(page.getByText('0 of 1 done')).toBeVisible();
  await expect(field(page, 'What do you need?')).toHaveValue('');

  await page.goto(`${product.address}/account?page=profile`);
  await field(page, 'Phone (optional)').fill('012-345 6789');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(field(page, 'Phone (optional)')).toHaveValue('+60 12-345 6789');
  await expectNoDraft(page, '012-345 6789');
  await page.reload();
  await expect(field(page, 'Phone (optional)')).toHaveValue('+60 12-345 6789');
});

test('A sign-up that is interrupted by an update keeps name and address, but no password', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/sign-up`);
  // Before hydration, nothing can be kept.
  await waitForHydration(page);
  await field(page, 'Your name').fill('Siti Nurhaliza');
  await field(page, 'Email').fill('siti@yhello.test');
  await field(page, 'Password').fill('canary2expo');
  expect(await readBrowserStorage(page)).not.toContain('canary2expo');
  await page.reload();
  await expect(field(page, 'Your name')).toHaveValue('Siti Nurhaliza');
  await expect(field(page, 'Email')).toHaveValue('siti@yhello.test');
  await expect(field(page, 'Password')).toHaveValue('');
});

test('What a visitor typed is there after the browser was closed, for nobody else @worker', async ({
  product,
  phone,
}) => {
  const first = await phone.openPage(product.address);
  await signUp(first.context(), product);
  await first.goto(`${product.address}/account?page=family`);
  await first.getByRole('button', { name: 'Add your family', exact: true }).click();
  await first.getByLabel('We have children').check();
  await first.getByLabel('Name (optional)').fill('Canary Aiman');
  await first.getByLabel('Month').selectOption('May');
  await phone.restart();
  const page = await phone.openPage(`${product.address}/account?page=family`);
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Canary Aiman');
  await expect(page.getByLabel('Month')).toHaveValue('5');
  await page.getByLabel('Day').selectOption('4');
  await page.getByLabel('Year').selectOption('2025');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit your family' })).toBeVisible();
  await expectNoDraft(page, 'Canary Aiman');

  await page.goto(product.address + LIST);
  await field(page, 'What do you need?').fill('Canary cot');
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signUp(page.context(), product);
  await phone.restart();
  const next = await phone.openPage(product.address + LIST);
  await expect(field(next, 'What do you need?')).toHaveValue('');
  expect(await readBrowserStorage(next)).not.toContain('Canary');
});
