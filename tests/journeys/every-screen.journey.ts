import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Address, PRIVATE, PUBLIC } from '../../scripts/addresses.mjs';
import { expect, signIn, test } from '../support/journey.ts';

const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;

/** Titles, one heading, no sideways scrolling, nothing in the console, nothing that axe finds. */
async function inspect(page: Page, address: string, { path, title }: Address): Promise<void> {
  const said: string[] = [];
  const listen = (message: { type: () => string; text: () => string }) => {
    // The browser itself notes the status of a page that is not there.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) said.push(message.text());
  };
  page.on('console', listen);
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(`Yhello | ${title}`);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`),
      `${path} at ${width}`,
    ).toEqual([]);
  }
  page.off('console', listen);
  expect(said, path).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Every screen is sound in ${colorScheme}`, async ({ product, phone }) => {
    test.setTimeout(240_000);
    const page = await phone.open('about:blank');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const one of PUBLIC) await inspect(page, product.address, one);
    await signIn(page, product, { email: 'demo@yhello.test', password: 'welcome2expo' });
    for (const one of PRIVATE) await inspect(page, product.address, one);
  });
}

test('The public pages show their content without JavaScript', async ({ product }) => {
  for (const [path, words] of [
    ['/', 'Talks on the main stage'],
    ['/expo', 'Parenting Weekend JB'],
    ['/expo?expoSlug=baby-fair-kl', 'Sleep through the night'],
  ] as const) {
    const response = await fetch(product.address + path);
    expect(response.status).toBe(200);
    expect((await response.text()).includes(words), `${path}: ${words}`).toBe(true);
  }
  expect((await fetch(`${product.address}/nowhere`)).status).toBe(404);
  expect((await fetch(`${product.address}/expo?expoSlug=nowhere`)).status).toBe(404);
});
