import { expect, test } from '../support/journey.ts';
import { total, weigh } from '../support/weigh.ts';

const KB = 1024;

test('A first visit weighs no more than its budget', async ({ product, phone }) => {
  const page = await phone.open('about:blank');
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
  const weights = await weigh(page, `${product.address}/`);
  expect(total(weights, 'Document')).toBeLessThanOrEqual(30 * KB);
  expect(total(weights, 'Script')).toBeLessThanOrEqual(96 * KB);
  expect(total(weights, 'Stylesheet')).toBe(0);
  expect(weights.filter((w) => w.type === 'Font')).toHaveLength(1);
  expect(total(weights, 'Font')).toBeLessThanOrEqual(25 * KB);
  // What is loaded when it is needed is not needed here.
  const early = weights
    .map((w) => new URL(w.url).pathname)
    .filter((path) => /amplify|sentry|sign-|formatInTimeZone/.test(path));
  expect(early).toEqual([]);
});
