import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Address, PRIVATE, PUBLIC } from '../../scripts/addresses.mjs';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/journey-test.ts';

// Many addresses in little time: each is loaded once and laid out at all widths; axe looks at it in light, and once more
// at its colours in dark, at two of the widths, others for each address.
const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;
/** Public pages that say something else to whoever is signed in. */
const ALSO_SIGNED_IN = [
  'home',
  'expo',
  'brand',
  'product',
  'exhibitors',
  'starbuy',
  'rewards',
  'get-in-touch-visitor',
];

const ownAndChanged = [...PRIVATE, ...PUBLIC.filter(({ name }) => ALSO_SIGNED_IN.includes(name))];
const half = (list: readonly Address[], which: number) => list.filter((_, i) => i % 2 === which);
const groups = [
  { name: 'signed out, one half', addresses: half(PUBLIC, 0), isSignedIn: false },
  { name: 'signed out, the other half', addresses: half(PUBLIC, 1), isSignedIn: false },
  { name: 'signed in, one half', addresses: half(ownAndChanged, 0), isSignedIn: true },
  { name: 'signed in, the other half', addresses: half(ownAndChanged, 1), isSignedIn: true },
];
for (const { name, addresses, isSignedIn } of groups)
  test(`Every screen is sound, ${name}`, async ({ product, page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchTakeover(page);
    if (isSignedIn) await signIn(page.context(), product, demoVisitor);
    for (const [turn, one] of addresses.entries())
      await test.step(one.path, () => inspect(page, product.address, one, turn));
  });

/** From the start without the worker, so that every visit is a first one: the page takes over the server's HTML. */
async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      if (main) main.dataset.drawnBy = 'server';
    });
  });
}

const pathnameOf = ({ path }: Address) => path.split('?')[0];

/** Status, title, one heading, no sideways scrolling, nothing in the console, nothing that axe finds. */
async function inspect(page: Page, origin: string, address: Address, turn: number): Promise<void> {
  const { path, title, status = 200 } = address;
  const said: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    // The browser itself notes the status of a page that is not there.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) said.push(message.text());
  };
  const hear = (error: Error) => said.push(error.message);
  page.on('console', listen);
  page.on('pageerror', hear);
  await page.setViewportSize({ width: WIDTHS[0][0], height: WIDTHS[0][1] });
  const response = await page.goto(origin + path, { waitUntil: 'networkidle' });
  expect.soft(response?.status(), path).toBe(status);
  const isPublic = PUBLIC.some((one) => pathnameOf(one) === pathnameOf(address));
  expect.soft((await response?.text())?.includes('<main'), `${path} is drawn by the server`).toBe(isPublic);
  await expect(page, path).toHaveTitle(`Yhello | ${title}`);
  await expect(page.getByText('Getting your account'), path).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1, includeHidden: true }), path).toHaveCount(1);
  if (isPublic)
    await expect
      .soft(page.locator('main'), `${path} is taken over`)
      .toHaveAttribute('data-drawn-by', 'server');
  for (const [i, [width, height]] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
    const scheme = ([null, 'light', 'dark'] as const)[(i + turn) % WIDTHS.length];
    if (!scheme) continue;
    await page.emulateMedia({ colorScheme: scheme });
    expect.soft(await violationsOn(page, scheme), `${path} at ${width} in ${scheme}`).toEqual([]);
  }
  page.off('console', listen);
  page.off('pageerror', hear);
  expect.soft(said, path).toEqual([]);
}

async function violationsOn(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (scheme === 'dark') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

test('The public pages show their content without JavaScript', async ({ product }) => {
  const textOf = async (path: string) => {
    const response = await fetch(product.address + path);
    expect(response.status, path).toBe(200);
    const [, main = ''] = (await response.text()).split(/<\/?main/);
    return main.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, ' ');
  };
  for (const [path, words] of [
    ['/', 'Talks on the main stage'],
    ['/expo', 'Parenting Weekend JB'],
    ['/expo?expoSlug=baby-fair-kl', 'Sleep through the night'],
    ['/brands', 'Little Sprout'],
    ['/brands/little-sprout', 'Their story'],
    ['/products', 'Anti-colic bottle'],
    ['/products/anti-colic-bottle-3-pack', 'RM '],
    ['/articles', 'Starting solids'],
    ['/articles/starting-solids-malaysian-kitchen', 'kitchen'],
    ['/media/quietest-queue', 'quietest queue'],
    ['/exhibitors?expoSlug=baby-fair-kl', 'Little Sprout'],
    ['/expo/starbuy?expoSlug=baby-fair-kl', 'RM '],
    ['/career-opportunity?slug=floor-planner', 'Floor planner'],
    ['/faqs', 'Yhello'],
    ['/terms-of-use', 'Terms of Use'],
  ] as const)
    expect((await textOf(path)).includes(words), `${path}: ${words}`).toBe(true);
  expect((await fetch(`${product.address}/nowhere`)).status).toBe(404);
  for (const unknown of PUBLIC.filter(({ status }) => status === 404))
    expect((await fetch(product.address + unknown.path)).status, unknown.path).toBe(404);
});
