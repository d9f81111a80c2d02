import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';
import { waitForAllFiles } from '../support/worker-files.ts';

test('Typing filters the questions, and a link to a question opens it', async ({ product, page }) => {
  await page.goto(`${product.address}/faqs`);
  await waitForHydration(page);
  const questions = page.locator('main summary');
  const total = await questions.count();
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.pressSequentially('screensh');
  await expect(page.getByText('1 question mentions “screensh”')).toBeVisible();
  await expect(questions).toHaveText(['Can I take a screenshot of it?']);
  await expect(page.getByRole('link', { name: 'Link to this answer' }), 'it is unfolded').toBeVisible();
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size), 'marked words').toBeGreaterThan(0);

  await search.fill('dinosaur');
  await expect(page.getByRole('heading', { name: 'No answers match' })).toBeVisible();
  await page.getByRole('button', { name: 'See all questions' }).click();
  await expect(search).toHaveValue('');
  await expect(questions).toHaveCount(total);

  await search.fill('parking');
  await search.press('Enter');
  await expect(page).toHaveURL(`${product.address}/faqs?q=parking`);
  await expect(questions.first()).toHaveText('Is there parking?');
  await search.fill('');
  await expect(page).toHaveURL(`${product.address}/faqs`);
  await expect(search).toBeFocused();
  await expect(questions).toHaveCount(total);

  await page.goto(`${product.address}/faqs#when-do-points-expire`);
  await expect(page.getByText('They are yours for as long as you have your account.')).toBeVisible();
  await expect(page.getByText('Do points expire?')).toBeInViewport();
  // The address opens its question only once: typing afterwards does not open it again.
  await search.fill('dinosaur');
  await expect(page.getByText('No answers match')).toBeVisible();
  await search.fill('points');
  await expect(page.getByText('Do points expire?')).toBeVisible();
  await expect(page.getByText('They are yours for as long as you have your account.')).toBeHidden();
  await page.goto(`${product.address}/yhello-rewards`);
  await page.getByRole('link', { name: 'See the FAQs' }).click();
  await expect(page.getByText('Do points expire?')).toBeVisible();
});

test('Places for children are filtered by region and age, and Back removes a filter', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/kids-listing`);
  const places = page.getByText(/^\d+ places/);
  const count = async () => Number.parseInt((await places.textContent()) ?? '', 10);
  const all = await count();
  const banner = page.getByRole('heading', { name: 'A good day out, rain or shine' });
  await expect(banner).toBeVisible();
  await page.getByRole('navigation', { name: 'Region' }).getByRole('link', { name: 'Penang' }).click();
  await expect.poll(count).toBeLessThan(all);
  const inPenang = await count();
  await expect(banner).toBeHidden();
  await page.getByLabel('Child’s age').selectOption('1 year');
  await expect.poll(count).toBeLessThan(inPenang);
  await expect(page).toHaveURL(/region=Penang&age=1$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Pantai Pasir', 'Bilik Lembut']);
  await page.goBack();
  await expect.poll(count).toBe(inPenang);
});

test('Parents’ questions load page by page and can be filtered by stage', async ({ product, page }) => {
  await page.goto(`${product.address}/support-group`);
  const shown = page.getByText(/^\d+ of \d+$/);
  const before = Number.parseInt((await shown.textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect
    .poll(async () => Number.parseInt((await shown.textContent()) ?? '', 10))
    .toBeGreaterThan(before);
  const banner = page.getByRole('heading', { name: 'Nobody has to do this alone' });
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Toddler', exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText(/^All \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Little Differences' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trying, Together' })).toHaveCount(0);
});

test('A signed-in visitor sees which rewards their points are enough for', async ({ product, page }) => {
  await page.goto(`${product.address}/expo/yhello-rewards`);
  await expect(page.getByText('You have enough')).toHaveCount(0);
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/expo/yhello-rewards`);
  const reward = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(reward('Diapers for a month')).toContainText('You have enough');
  await expect(page.getByText(/^Enough points for (all|\d+ of \d+)$/)).toHaveCount(1);
  await expect(reward('RM 300 off a Rollo stroller')).toContainText(/[\d,]+ to go/);
  // The chip begins where the text does, also in a line of its own.
  const leftOf = (text: RegExp | string) =>
    reward('RM 300 off a Rollo stroller')
      .getByText(text, { exact: true })
      .evaluate((part) => part.getBoundingClientRect().left);
  expect(await leftOf(/to go$/)).toBe(await leftOf('30,000 points'));
  await page.goto(`${product.address}/yhello-rewards`);
  await expect(page.getByText(/[\d,]+ more points to Blossom\./)).toBeVisible();
  await expect(page.getByText(/^Enough points for (all|\d+ of \d+)$/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Your tier' })).toContainText('Sprout');
  await expect(page.getByRole('link', { name: 'My rewards' }).first()).toBeVisible();
});

/** Without the page's data, which holds every question for filtering in the browser. */
const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '');

test('The organiser’s pages can be read without JavaScript', async ({ product }) => {
  for (const [path, words] of [
    ['/about-us', 'Our expos'],
    ['/faqs', 'Entry is free for everybody'],
    ['/career', 'Floor planner'],
    [
      '/career-opportunity?slug=floor-planner',
      'careers@yhello.test?subject=Application%3A%20Floor%20planner',
    ],
    ['/terms-of-use', 'href="#yhello-points"'],
    ['/privacy-policy', 'Last updated on'],
    ['/support-group', 'How to join'],
    ['/kids-listing?region=Penang', 'destination=Bukit+Rama%2C+Air+Itam%2C+Penang'],
    ['/yhello-rewards', 'Kopi and kuih for two'],
    ['/expo/yhello-rewards?expoSlug=year-end-baby-expo', 'Café, Hall 3'],
  ] as const) {
    const response = await fetch(product.address + path);
    expect(response.status, path).toBe(200);
    expect(withoutScripts(await response.text()).includes(words), `${path}: ${words}`).toBe(true);
  }
  const halal = await (await fetch(`${product.address}/faqs?q=halal`)).text();
  expect(halal).toContain('Is the food halal?');
  expect(withoutScripts(halal)).not.toContain('Is there parking?');
  const penang = await (await fetch(`${product.address}/kids-listing?region=Penang`)).text();
  // The data for the chips of the regions names all places.
  expect(withoutScripts(penang)).not.toContain('Pondok Main');
});

test('A page whose content is gone answers 404 and offers alternatives', async ({ product }) => {
  for (const path of ['/career-opportunity?slug=nowhere', '/expo/yhello-rewards?expoSlug=nowhere'])
    expect((await fetch(product.address + path)).status, path).toBe(404);
  const closed = await (await fetch(`${product.address}/career-opportunity?slug=nowhere`)).text();
  expect(closed).toContain('This position is closed');
  expect(closed).toContain('Visitor care lead');
});

test('What a visitor has never opened can be read without signal @worker', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/account`);
  await waitForServiceWorker(page);
  // Each is in one answer only.
  for (const text of [
    'rice cooked soft with plenty of water',
    'Pantai Pasir',
    'Jalan Anggerik',
    'First-Time Mothers',
  ])
    await expect.poll(() => readBrowserStorage(page), text).toContain(text);

  await product.disconnect();
  const main = page.getByRole('main');
  await page.goto(`${product.address}/articles?stage=baby`);
  await main.getByRole('link', { name: 'Starting solids in a Malaysian kitchen' }).click();
  await expect(main.getByText(/rice cooked soft with plenty of water/)).toBeVisible();
  await page.goto(`${product.address}/kids-listing?region=Penang&age=4`);
  await expect(main.getByText('2 places in Penang for a 4-year-old')).toBeVisible();
  await page.goto(`${product.address}/account/addresses`);
  await expect(main.getByText(/Jalan Anggerik/)).toBeVisible();
  await page.goto(`${product.address}/support-group`);
  await expect(main.getByRole('heading', { name: 'First-Time Mothers KL' })).toBeVisible();
});

const EXPO_LIST = '/api/expo/list/latest';
/** The list counts as old by then. */
const IN_A_WHILE_MS = 60 * 60 * 1000;

/** Every page that shows what the phone has stored, and nothing that is only this phone's. */
const STORED_PAGES = [
  '/articles',
  '/articles/starting-solids-malaysian-kitchen',
  '/brands/little-sprout',
  '/support-group',
  '/expo',
  '/expo?expoSlug=baby-fair-kl',
  '/faqs',
  '/kids-listing',
  '/media',
  '/moments',
  '/account',
];

test('Without signal, every page says that it is a saved copy, and as of when @worker', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/account`);
  await waitForServiceWorker(page);
  await waitForAllFiles(page);
  const main = page.getByRole('main');
  const copy = main.getByText(/^Saved on this device(,|$)/);
  for (const path of STORED_PAGES) {
    await page.goto(product.address + path);
    await waitForHydration(page);
    await expect(main.getByRole('img').or(main.getByRole('heading')).first(), path).toBeVisible();
    await expect(copy, path).toHaveCount(0);
  }

  await product.disconnect();
  for (const path of STORED_PAGES) {
    await page.goto(product.address + path);
    await expect(copy, path).toHaveText(/^Saved on this device, as of \d+:\d\d [AP]M$/);
  }
});

test('Without signal, what the worker answers is no newer than what it has stored @worker', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/expo`);
  await waitForServiceWorker(page);
  await waitForAllFiles(page);
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), EXPO_LIST))
    .toBe(true);
  await product.disconnect();
  await page.goto(`${product.address}/expo`);
  const copy = page.getByRole('main').getByText(/^Saved on this device, as of/);
  await expect(copy).toBeVisible();
  const latest = minutesOf(timeInKualaLumpur.format(Date.now()));
  await page.clock.install({ time: Date.now() + IN_A_WHILE_MS });
  const answered = page.waitForResponse((response) => response.url().endsWith(EXPO_LIST));
  await page.goto(`${product.address}/expo`);
  await answered;
  await page.waitForLoadState('networkidle');
  // Past midnight the note names the day. The worker stored its copy after the page's, perhaps in the next minute.
  await expect
    .poll(async () => {
      const text = (await copy.textContent()) ?? '';
      return / [A-Z][a-z]{2}$/.test(text) || minutesOf(text) <= latest;
    })
    .toBe(true);
});

const timeInKualaLumpur = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kuala_Lumpur',
  timeStyle: 'short',
});

/** The minutes since midnight of a time such as `4:27 AM`. */
function minutesOf(text: string): number {
  const [, hours, minutes, half] = /(\d+):(\d+)\s([AP])M$/.exec(text) ?? [];
  return ((Number(hours) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minutes);
}
