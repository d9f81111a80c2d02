import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';

test.use({ serviceWorkers: 'allow' });

// Every journey fails when a policy blocks anything. This one shows that it would: it breaks the policy on purpose.

const BLOCKED = 'https://blocked.example/';
const breakIt = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test('Whatever a policy blocks is found in every page, context, browser and service worker', async ({
  product,
  browser,
  page,
  phone,
  policy,
}) => {
  const expectFound = async (attempt: Promise<boolean>) => {
    expect(await attempt).toBe(false);
    await expect.poll(() => policy.violations.join()).toContain(BLOCKED);
    policy.violations.length = 0;
  };
  await page.goto(product.address);
  await expectFound(page.evaluate(breakIt, BLOCKED));
  await waitForServiceWorker(page);
  for (const worker of page.context().serviceWorkers()) await expectFound(worker.evaluate(breakIt, BLOCKED));
  expect(page.context().serviceWorkers()).toHaveLength(1);

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(product.address);
  await expectFound(otherPage.evaluate(breakIt, BLOCKED));
  await other.close();

  const firstOnPhone = await phone.openPage(product.address);
  await expectFound(firstOnPhone.evaluate(breakIt, BLOCKED));
  await phone.kill();
  const relaunched = await phone.launch();
  const onPhone = await phone.openPage(product.address);
  await expectFound(onPhone.evaluate(breakIt, BLOCKED));
  await waitForServiceWorker(onPhone);
  for (const worker of relaunched.serviceWorkers()) await expectFound(worker.evaluate(breakIt, BLOCKED));
  expect(relaunched.serviceWorkers()).toHaveLength(1);
});

test('A journey in which a policy has blocked something fails', async ({ product, page }) => {
  test.fail();
  await page.goto(product.address);
  await page.evaluate(breakIt, BLOCKED);
});

test('An inline script, an inline style and a frame of another site are blocked, and found', async ({
  product,
  page,
  policy,
}) => {
  await page.goto(product.address);
  const added = {
    'script-src': '<script>window.hasRun = true</script>',
    'style-src': '<style>main { display: none }</style>',
    'frame-src': '<iframe src="https://blocked.example/"></iframe>',
  };
  for (const [directive, html] of Object.entries(added)) {
    await page.evaluate((content) => {
      const range = document.createRange();
      document.body.append(range.createContextualFragment(content));
    }, html);
    await expect.poll(() => policy.violations.join()).toContain(directive);
    policy.violations.length = 0;
  }
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  await expect(page.locator('main')).toBeVisible();
});
