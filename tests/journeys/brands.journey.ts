import { eq } from 'drizzle-orm';
import { actionResults, brandFollows, users } from '../../server/db/schema.ts';
import { createAccount, demoVisitor, newVisitor, signIn, signUp } from '../support/accounts.ts';
import { expect, fireOnline, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { withStoredRows } from '../support/read-stored-rows.ts';
import { waitForAllFiles } from '../support/worker-files.ts';

const readStoredFollows = (product: ProductServer, email: string) =>
  withStoredRows(product, async (db) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const sub = user?.cognitoSub ?? '';
    const follows = await db.select().from(brandFollows).where(eq(brandFollows.sub, sub));
    return {
      brands: follows.map(({ brandId }) => brandId),
      delivered: await db.$count(actionResults, eq(actionResults.sub, sub)),
      revision: user?.rev,
    };
  });

test('Following a brand without signal arrives once @worker', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/brands/little-sprout`);
  const follow = page.getByRole('button', { name: /^Follow/ });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'Find booth B14' })).toHaveAttribute(
    'href',
    '/expo/directory?expoSlug=baby-fair-kl&booth=B14',
  );
  await product.disconnect();
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'not sent yet' })).toBeVisible();
  await expect(page.getByText('Saved on this device. We’ll send it once you’re online.')).toBeVisible();
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('link', { name: 'Followed Brands' }).click();
  await expect(page).toHaveTitle('Yhello | Followed Brands');
  await expect(page.getByRole('link', { name: 'Little Sprout' })).toBeVisible();

  await product.reconnect();
  await fireOnline(page);
  await expect(
    page.getByRole('button', { name: 'Following Little Sprout', exact: true, pressed: true }),
  ).toBeVisible({
    timeout: 60_000,
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Little Sprout' })).toBeVisible();
  const stored = { brands: ['b001'], delivered: 1, revision: 1 };
  expect(await readStoredFollows(product, visitor.email)).toEqual(stored);
});

test('A brand that is followed before its page has all data has its name in the list', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.route('**/trpc/**', (route) => route.abort());
  await page.goto(`${product.address}/brands`);
  await page.getByRole('main').getByRole('link', { name: 'Little Sprout' }).click();
  await page.getByRole('button', { name: 'Following Little Sprout' }).click();
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('link', { name: 'Followed Brands' }).click();
  const named = page.getByRole('main').getByRole('link', { name: 'Little Sprout', exact: true });
  await expect(named).toBeVisible();
  await page.goto(`${product.address}/account/followed-brands`);
  await expect(named).toBeVisible();
});

test('A visitor unfollows a brand and follows it again in the list', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/account/followed-brands`);
  await expect(page.getByText('You don’t follow any brands yet')).toBeVisible();
  await page.goto(`${product.address}/brands/tiny-toes`);
  await page.getByRole('button', { name: 'Following Tiny Toes', pressed: false }).click();
  // The button changes once the tap is saved on this phone; who leaves before that has not followed yet.
  await expect(page.getByRole('button', { name: 'Following Tiny Toes', pressed: true })).toBeVisible();
  await page.goto(`${product.address}/account/followed-brands`);
  const button = page.getByRole('button', { name: 'Following Tiny Toes', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // On a phone, too, it says what it is, and leaves name and booth a line each beside it.
  await expect(button).toHaveText(/^Following/, { useInnerText: true });
  expect((await button.boundingBox())?.height).toBe(44);
  const row = page.getByRole('main').getByRole('listitem').filter({ has: button });
  expect((await row.boundingBox())?.height).toBeLessThan(100);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('The follow button leads to the sign-in when nobody is signed in, and follows the brand after it', async ({
  product,
  page,
}) => {
  const visitor = newVisitor();
  await createAccount(product, visitor);
  await page.goto(`${product.address}/brands/blockwood`);
  await page.getByRole('link', { name: 'Follow Blockwood' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=%2Fbrands%2Fblockwood$/);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${product.address}/brands/blockwood`);
  await expect(page.getByRole('button', { name: 'Following Blockwood', pressed: true })).toBeVisible();
});

test('A visitor finds a booth on the map, also without signal @worker', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/expo/directory?expoSlug=baby-fair-kl`);
  await waitForHydration(page);
  const chosen = page.locator('svg [data-selected]');
  const search = page.getByRole('searchbox', { name: 'Brand or booth' });
  await search.fill('snugride');
  await search.press('Enter');
  await expect(page.getByText('Hall 2 · Booth C21')).toBeVisible();
  await expect(chosen).toHaveAttribute('data-booth', 'C21');
  await expect(chosen).toBeInViewport();

  await search.fill('');
  await expect(page).not.toHaveURL(/text=/);
  await expect(search).toBeFocused();
  await page.keyboard.type('snug');
  await expect(search).toHaveValue('snug');
  await page.goBack();
  await expect(search).toHaveValue('snugride');

  await product.disconnect();
  await page.getByRole('link', { name: 'Hall 1', exact: true }).click();
  await page.locator('svg [data-booth="B14"] a').click();
  await expect(page).toHaveURL(/booth=B14/);
  await expect(page.getByRole('status').getByText('Little Sprout')).toBeVisible();
  await test.step('Its page was never opened, and still has its booth and star buys', async () => {
    await page.getByRole('link', { name: 'See brand' }).click();
    await expect(page.getByRole('region', { name: 'Find them at' })).toContainText('Booth B14');
    const starBuys = page.getByRole('region', { name: /^Star buys at/ });
    await expect(starBuys.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'The rest didn’t load' })).toBeVisible();
    await page.goBack();
  });
  await search.fill('a tractor');
  await search.press('Enter');
  await expect(page.getByText('No booths match “a tractor”.')).toBeVisible();
});

test('Without signal, products and brands are narrowed to what is saved, until there is signal @worker', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByText('Works offline', { exact: true }).waitFor();
  await page.goto(`${product.address}/brands`);
  await waitForHydration(page);
  await page.goto(`${product.address}/products`);
  await waitForHydration(page);
  await waitForAllFiles(page);
  const main = page.getByRole('main');
  await expect(main.getByText('120 products', { exact: true })).toBeVisible();

  await product.disconnect();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const feeding = categories.getByRole('link', { name: 'Feeding', exact: true });
  // The link asks for its list ahead, and the bar that tells of the loss moves it during the press.
  await feeding.click({ delay: 1_500 });
  // The list from before has a count, too, and a search in it has no category.
  await expect(feeding).toHaveAttribute('aria-current', 'true');
  const sentence = main.getByText(
    /^Searched the \d\d products saved on this device\. The rest (didn’t load|needs a connection)\.$/,
  );
  // Links that came into view may have loaded their whole answer ahead.
  await expect(main.getByText(/^\d+ (saved )?products$/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('bottle');
  await search.press('Enter');
  await expect(page).toHaveURL(/category=Feeding&q=bottle$/);
  await expect(main.getByText('3 saved products', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Anti-colic bottle, 3 pack',
    'Bottle steriliser and dryer',
    'First school bottle',
  ]);
  await expect(sentence).toBeVisible();
  await expect(main.getByText(/^Saved on this device, as of/)).toBeVisible();
  await search.fill('zebra');
  await search.press('Enter');
  await expect(
    main.getByRole('heading', { name: 'No saved products match “zebra” in Feeding' }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'See all saved products' }).click();
  await expect(main.getByText('24 of 120 are on this device. The rest needs a connection.')).toBeVisible();

  await page.goto(`${product.address}/brands?text=toys`);
  await expect(main.getByText(/^\d+ saved brands?$/)).toBeVisible();
  await expect(main.getByText(/^Searched the 24 brands saved on this device/)).toBeVisible();
  await product.reconnect();
  await fireOnline(page);
  await expect(main.getByText(/^\d+ brands?$/)).toBeVisible();
  await expect(main.getByText(/^Searched the/)).toBeHidden();
});
