import type { Page } from '@playwright/test';
import { type Address, PRIVATE, PUBLIC } from '../../scripts/sample-pages.mjs';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/journey-test.ts';
import { answerAsSpecified, type FlagShape, SPECIFIED_CALLS } from '../support/specified-backend.ts';
import { waitUntilRendered } from '../support/wait-until-settled.ts';

/** What pages say instead of their content. */
const ERRORS = /didn’t load|Something went wrong|couldn’t (load|start)|(isn|aren)’t available/;
const RAW_VALUES = /\b(undefined|null|NaN|Infinity|Invalid Date)\b|\[object/;
/** The least that a page shows besides its heading and the way to it: the days of an expo. */
const CONTENT_LENGTH = 10;

/** Header, one heading, content, and no error state. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await waitUntilRendered(page);
  await expect.soft(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1, includeHidden: true }), path).toHaveCount(1);
  const main = page.locator('main');
  const content = () =>
    main.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const named of copy.querySelectorAll('nav, h1')) named.remove();
      const alternatives = [...copy.querySelectorAll('img')].map(({ alt }) => alt);
      return `${copy.textContent}${alternatives.join('')}`.trim().length;
    });
  await expect.poll(content, `${path} has content`).toBeGreaterThan(CONTENT_LENGTH);
  await expect.soft(page.getByText(ERRORS), path).toHaveCount(0);
  await expect.soft(main, path).not.toContainText(RAW_VALUES);
}

const exists = ({ status = 200 }: Address) => status === 200;
/** Between them, they show what the specified calls answer. */
const showsExpos = ({ path }: Address) => path === '/' || /^\/(expo|exhibitors|yhello-rewards)\b/.test(path);

const visits: { name: string; addresses: Address[]; isSignedIn: boolean; flagShape: FlagShape }[] = [
  { name: 'signed out', addresses: PUBLIC.filter(exists), isSignedIn: false, flagShape: 'map' },
  {
    name: 'signed in',
    addresses: [...PRIVATE, ...PUBLIC.filter(exists).filter(showsExpos)],
    isSignedIn: true,
    flagShape: 'object',
  },
];
for (const { name, addresses, isSignedIn, flagShape } of visits)
  test(`With a backend of exactly the specified shape every page is whole, ${name}`, async ({
    product,
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    if (isSignedIn) await signIn(context, product, demoVisitor);
    const calls = await answerAsSpecified(context, product, flagShape);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${product.address}/about-us`);
    for (const { path, title } of addresses)
      await test.step(path, async () => {
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await expect(page, path).toHaveTitle(`Yhello | ${title}`);
        await expectWhole(page, path);
      });
    // What was stored of these answers is enough for the next launch, too.
    await page.goto(`${product.address}/?menu=open`);
    await expectWhole(page, 'the next launch');
    if (isSignedIn) {
      await expect(page.getByRole('img', { name: 'Your QR pass' })).toBeVisible();
      expect(SPECIFIED_CALLS.filter((path) => !calls.has(path))).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
