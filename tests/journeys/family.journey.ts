import type { Page } from '@playwright/test';
import { demoVisitor, mailedCodeFor, newVisitor, signUp } from '../support/accounts.ts';
import {
  expect,
  expectSignedIn,
  signInThroughForm,
  test,
  waitForServiceWorker,
} from '../support/journey-test.ts';

/** The family as the server has it, requested with this phone's token. */
const fetchStoredFamily = (page: Page) =>
  page.evaluate(async () => {
    const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch('/trpc/users.family.journey', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { result } = await response.json();
    return result.data.json as unknown;
  });

test('A new visitor skips the first steps and returns to the page they came from', async ({
  product,
  page,
}) => {
  const visitor = newVisitor();
  await page.goto(`${product.address}/expo?expoSlug=year-end-baby-expo`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Your name').fill(visitor.displayName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCodeFor(product, visitor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveTitle('Yhello | Journey');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(`${product.address}/expo?expoSlug=year-end-baby-expo`);
  expect(await fetchStoredFamily(page)).toBeNull();
});

test('The family form is filled in later and shows what was saved', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/account?page=settings`);
  await page.getByRole('link', { name: /Tell us about your family/ }).click();
  await page.getByLabel('We’re expecting').check();
  const due = page.getByRole('group', { name: 'Due date' });
  // The years begin with the current one, which may change while this runs.
  const dueYears = await due.getByLabel('Year').locator('option').allTextContents();
  const year = Number(dueYears[1]);
  expect(dueYears).toEqual(['Year', String(year), String(year + 1)]);
  await due.getByLabel('Year').selectOption(String(year + 1));
  await due.getByLabel('Month').selectOption('February');
  await due.getByLabel('Day').selectOption('14');

  await page.getByLabel('We have children').check();
  await page.getByLabel('Name (optional)').fill('Adam');
  const born = page.getByRole('group', { name: 'Date of birth' });
  const birthYears = await born.getByLabel('Year').locator('option').allTextContents();
  expect([birthYears[1], birthYears.at(-1)]).toEqual([String(year + 1), '1920']);
  await born.getByLabel('Year').selectOption(String(year + 1));
  await born.getByLabel('Month').selectOption('March');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose day, month and year.')).toBeVisible();
  await expect(born.getByLabel('Day')).toBeFocused();
  await born.getByLabel('Day').selectOption('2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This date is in the future.')).toBeVisible();
  await born.getByLabel('Year').selectOption('2024');
  await born.getByLabel('Month').selectOption('February');
  await born.getByLabel('Day').selectOption('29');
  await page.getByText('Sleep', { exact: true }).click();
  await page.getByText('Talks', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`${product.address}/account?page=settings`);
  await expect(page.getByRole('link', { name: /Edit your family/ })).toContainText('1 child, 1 on the way');
  await expect
    .poll(() => fetchStoredFamily(page))
    .toEqual({
      isExpecting: true,
      isParent: true,
      dueDate: `${year + 1}-02-14`,
      children: [{ name: 'Adam', birthDate: '2024-02-29' }],
      interests: ['sleep', 'talks'],
    });

  await page.goto(`${product.address}/journey`);
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Adam');
  await expect(born.getByLabel('Day')).toHaveValue('29');
  await expect(due.getByLabel('Month')).toHaveValue('2');
  await expect(page.getByRole('checkbox', { name: 'Talks', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Play' })).not.toBeChecked();
});

test('The family form is saved on the phone without signal and delivered later @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/journey`);
  await page.getByLabel('We have children').waitFor();
  await product.disconnect();
  await page.reload();
  await page.getByLabel('We have children').check();
  await page.getByLabel('Name (optional)').fill('Mei');
  const born = page.getByRole('group', { name: 'Date of birth' });
  await born.getByLabel('Year').selectOption('2025');
  await born.getByLabel('Month').selectOption('June');
  await born.getByLabel('Day').selectOption('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible();
  await expect(page.getByText('Saved on this device. We’ll send it once you’re online.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${product.address}/`);
  await page.goto(`${product.address}/journey`);
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Mei');

  await product.reconnect();
  await page.reload();
  await expect
    .poll(() => fetchStoredFamily(page).catch(() => null), { timeout: 60_000 })
    .toMatchObject({ children: [{ name: 'Mei', birthDate: '2025-06-30' }] });
});

test('A signed-in visitor is redirected from every sign-in page except the first steps', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/journey`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/journey');
  const other = await page.context().newPage();
  await other.goto(`${product.address}/sign-in?returnUrl=${encodeURIComponent('/expo')}`);
  await signInThroughForm(page, product, demoVisitor);
  await expect(page).toHaveURL(`${product.address}/journey`);
  // The other tab follows by itself.
  await expectSignedIn(other);
  await expect(other).toHaveURL(`${product.address}/expo`);

  for (const path of ['/sign-in', '/sign-up', '/verify?email=x%40y.z', '/forget-password']) {
    const joint = path.includes('?') ? '&' : '?';
    await page.goto(`${product.address}${path}${joint}returnUrl=${encodeURIComponent('/expo')}`);
    await expect(page, path).toHaveURL(`${product.address}/expo`);
  }
  await page.goto(`${product.address}/journey`);
  await expect(page.getByRole('heading', { name: 'Edit your family' })).toBeVisible();
});
