import type { Page } from '@playwright/test';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import { timeAt } from '../../src/domain/time/expo-time-text.ts';
import { demoVisitor, newVisitor, signIn, signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { expect, fireOnline, test, waitForServiceWorker } from '../support/journey-test.ts';

const HUB = '/account?page=expo-check-in';
const EXPO = '/expo?expoSlug=baby-fair-kl';

const heroSize = (page: Page) =>
  page.locator('#first-screen').evaluate((hero) => {
    const { top, width, height } = hero.getBoundingClientRect();
    return { top: top + scrollY, width, height };
  });

for (const width of [320, 390, 820, 1440])
  test(`At ${width} px home is about the day at the expo, in the place that the hero had`, async ({
    product,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(product.address);
    const before = await heroSize(page);
    await signUp(page.context(), product, newVisitor());
    await page.goto(product.address);
    const greeting = page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });
    // By the hour at which the test runs.
    await expect(greeting).toContainText(
      /Yhello Baby Fair KL (is on today|opens today at .*|has closed for today)\./,
    );
    expect(await heroSize(page)).toEqual(before);
    // After closing time home does not ask.
    await page.getByRole('link', { name: /^(Check in|Expo Check-in)$/ }).click();
    await tapCheckIn(page);
    await page.getByText('Checked in at').waitFor();
    await page.goBack();
    await expect(greeting).toContainText(
      /(You’re at|You were at) Yhello Baby Fair KL|Yhello Baby Fair KL opens today at/,
    );
    expect(await heroSize(page)).toEqual(before);
    await expect(page.getByRole('link', { name: 'Expo Check-in' })).toBeInViewport();
  });

test('An expo’s page asks no signed-in visitor to log in, touched or not', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  const rendered = await page.goto(product.address + EXPO);
  // The server's HTML is the same for everybody.
  expect(await rendered?.text()).toContain('Log in once, and your pass');
  await expect(page.getByRole('banner').getByRole('link', { name: /Open menu/ })).toBeVisible();
  await expect(page.getByText('Log in once, and your pass')).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Saved? for offline$/ })).toBeVisible();
});

test('A talk saved without signal is on the agenda after the phone was killed @worker', async ({
  product,
  phone,
}) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const first = await phone.openPage(product.address);
  await signUp(first.context(), product, visitor);
  await first.goto(product.address);
  await waitForServiceWorker(first);
  await phone.restart();
  const menu = await phone.openPage(`${product.address}/?menu=open`);
  await menu.getByText('Works offline', { exact: true }).waitFor();
  await product.disconnect();
  await phone.kill();

  await phone.launch();
  const page = await phone.openPage(product.address + EXPO);
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
  const save = page.getByRole('button', { name: 'Save Two under two, without tears (mostly)' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await phone.kill();

  await phone.launch();
  const hub = await phone.openPage(product.address + HUB);
  const agenda = hub.getByRole('region', { name: 'My agenda' });
  await agenda.getByRole('link', { name: 'Two under two, without tears (mostly)' }).click();
  await expect(hub.getByText(/How to feed, nap and leave the house/)).toBeInViewport();
  await test.step('A product of which only the card is stored says where it is', async () => {
    await hub.goto(`${product.address}/products/anti-colic-bottle-3-pack`);
    await expect(hub.getByRole('heading', { name: 'Description and details didn’t load' })).toBeVisible();
    await expect(hub.getByRole('link', { name: /^Hall 1\s· Booth B14/ })).toBeVisible();
  });
  const loggedBefore = product.log().length;
  await product.reconnect();
  await expect
    .poll(() => product.log().slice(loggedBefore), { timeout: 90_000 })
    .toContain('actions delivered');
});

const SOON_MS = 10 * 60 * 1000;

test('A talk that moved since it was saved says what it was, and is announced before it begins', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  const soonMs = Date.now() + SOON_MS;
  const startTime = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kuala_Lumpur',
    timeStyle: 'short',
  }).format(soonMs);
  await page.route(/businesses\.expos\.detail/, async (route) => {
    const response = await route.fetch();
    const body = JSON.stringify(await response.json(), (_, value) =>
      value?.id === 'bf-14' ? { ...value, date: dayAt(soonMs), startTime, endTime: '' } : value,
    );
    await route.fulfill({ response, body });
  });
  await page.goto(product.address + HUB);
  const later = page.getByRole('region', { name: 'My agenda for Year-End Baby Expo' });
  await expect(later.getByRole('listitem')).toHaveCount(1);
  const agenda = page.getByRole('region', { name: 'My agenda', exact: true });
  // By the hour at which the test runs, another talk names it as being on at the same time.
  const title = page.getByText('Starting solids, the Malaysian kitchen way', { exact: true });
  const moved = agenda.getByRole('listitem').filter({ has: title });
  await expect(moved).toContainText('This talk moved. It was');
  await expect(moved).toContainText(timeAt(soonMs));
  const banner = page.getByText(/^In \d+ min: Starting solids/);
  const close = page.getByRole('button', { name: 'OK', exact: true });
  // At some hours another saved talk begins first.
  const other = page.getByText(/^In \d+ min: (?!Starting solids)/);
  const expectBanner = async () => {
    await expect(banner.or(other)).toBeVisible();
    if (await other.isVisible()) await close.click();
    await expect(banner).toBeVisible();
  };
  await expectBanner();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    agenda.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('baby-fair-kl-agenda.ics');
  await moved.getByRole('button', { name: 'Got it' }).click();
  await test.step('On the map it covers nothing of the chosen booth', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).first().click();
    await page.locator('svg [data-booth="B14"] a').click();
    const sheet = page.locator('[data-bottom-sheet]');
    const notice = page.getByRole('status').filter({ has: banner }).getByRole('paragraph');
    // After a while only the minutes are left of it.
    const shrunk = page.getByRole('button', { name: /^In \d+ min: Starting solids/ });
    await expect(notice.or(shrunk)).toBeVisible();
    if (await shrunk.isVisible()) await shrunk.click();
    await expect(notice).toBeVisible();
    const [sheetBox, noticeBox] = [await sheet.boundingBox(), await notice.boundingBox()];
    expect(noticeBox?.y).toBeGreaterThan(0);
    expect((noticeBox?.y ?? 0) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(sheetBox?.y ?? 0);
    await page.goto(product.address + HUB);
  });
  await expectBanner();
  await close.click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { name: /up next|now and next|^more (on|today)/i })).toBeVisible();
});

test('What waits on this phone shows in the header, and leads to its list @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product, newVisitor());
  await page.goto(product.address + HUB);
  await page.getByRole('button', { name: 'Check in' }).waitFor();
  await product.disconnect();
  await tapCheckIn(page);
  const mark = page.getByRole('link', { name: '1 waiting to be sent' });
  await mark.click();
  await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('Expo check-in');
  await product.reconnect();
  await fireOnline(page);
  await expect(mark).toBeHidden();
});
