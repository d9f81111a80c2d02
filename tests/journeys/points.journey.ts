import type { Page, Route } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { fillAddress } from '../support/fill-address.ts';
import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';
import { waitForAllFiles } from '../support/worker-files.ts';

const points = (page: Page) => page.getByRole('region', { name: 'Yhello Points' });
const way = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const PENDING = '240 more once your check-in is sent';

test('A check-in without signal shows its points as waiting, and earns them once it is delivered @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/my-rewards?tab=summary`);
  await expect(points(page)).toContainText(/Points0$/);
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
  await waitForServiceWorker(page);
  // What is loaded is stored a moment later.
  await page.goto(`${product.address}/?menu=open`);
  await page.getByText('Works offline', { exact: true }).waitFor();
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await page.getByRole('button', { name: 'Check in' }).waitFor();
  await product.disconnect();
  await tapCheckIn(page);
  await expect(page.getByText('Saved on this device. We’ll send it once you’re online.')).toBeVisible();

  await page.goto(`${product.address}/my-rewards?tab=summary`);
  await expect(points(page).getByText(PENDING)).toBeVisible();
  await expect(points(page).getByText('0', { exact: true })).toBeVisible();
  await page.goto(`${product.address}/yhello-rewards`);
  await expect(points(page).getByText(PENDING)).toBeVisible();
  await expect(way(page, 'Check in at an expo')).toContainText('240 points a day');

  await product.reconnect();
  await expect(way(page, 'Check in at an expo')).toContainText('Earned today');
  await page.goto(`${product.address}/my-rewards?tab=summary`);
  await expect(points(page).getByText('240', { exact: true })).toBeVisible();
  await expect(points(page).getByText(PENDING)).toBeHidden();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Checked in at Yhello Baby Fair KL' }),
  ).toContainText('+240 points');
  await page.goto(`${product.address}/account/inbox`);
  await page.locator('summary', { hasText: 'You’re checked in at Yhello Baby Fair KL' }).click();
  await expect(page.locator('details[open]').getByText('You earned 240 points.').last()).toBeVisible();
});

test('A profile with a full name, a phone number and an address earns points', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/account/addresses`);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await fillAddress(form);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  // A dialog leaves its entry of the history a moment later, which would end a navigation that begins before.
  await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBeUndefined();
  await page.goto(`${product.address}/account?page=profile`);
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Siti Nurhaliza');
  await main.getByLabel('Phone').fill('012-345 6789');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`${product.address}/my-rewards?tab=summary`);
  await expect(points(page).getByText('300', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Profile completed' })).toContainText(
    '+300 points',
  );
  await page.goto(`${product.address}/yhello-rewards`);
  await expect(way(page, 'Complete your profile')).toContainText('Earned');
  await expect(way(page, 'Become verified')).toContainText('500 points once');
});

test('Without signal, My Rewards has the history of the points, though it was never opened @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await waitForAllFiles(page);
  await page.waitForLoadState('networkidle');
  await product.disconnect();
  await page.goto(`${product.address}/my-rewards?tab=summary`);
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
  await expect(page.getByText(/didn’t load/)).toHaveCount(0);
});

test('When nothing loads, My Rewards shows one error and not a balance', async ({ product, page }) => {
  // What the app asks for by itself fails, too, until the button is pressed.
  const abortUntilPressed = async (route: Route) => {
    const isPressed = await page.evaluate(() => document.documentElement.dataset.pressed !== undefined);
    await (isPressed ? route.continue() : route.abort());
  };
  await page.addInitScript(() =>
    addEventListener('click', () => document.documentElement.setAttribute('data-pressed', ''), true),
  );
  await page.context().route('**/api/loyalty/get/user-summary', abortUntilPressed);
  await signUp(page.context(), product);
  await page.route('**/trpc/**', abortUntilPressed);
  await page.goto(`${product.address}/my-rewards?tab=summary`);
  await expect(page.getByRole('heading', { name: 'Your points didn’t load' })).toBeVisible();
  await expect(page.getByText(/didn’t load/)).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
});
