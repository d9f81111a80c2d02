import { newVisitor, signUp } from '../support/accounts.ts';
import { expect, expectSignedIn, test } from '../support/journey-test.ts';
import { readStoredCheckIns } from '../support/read-stored-rows.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { measureTaps, percentile } from '../support/tap-times.ts';
import { TOGGLES } from '../support/toggle-marks.ts';

/** `TAPS=2000` is the full size. */
const TAPS = Number(process.env.TAPS ?? 40);
/** The page is loaded again now and then, as on a day at the expo. */
const TAPS_A_PAGE = 200;

const round = (ms: number) => Math.round(ms * 10) / 10;

test(`Each of ${TAPS} taps in a row is stored, shown, and delivered once`, async ({ product, phone }) => {
  test.setTimeout(120_000 + TAPS * 200);
  const visitor = newVisitor();
  const page = await phone.openPage('about:blank');
  await signUp(page.context(), product, visitor);
  const tapMs: number[] = [];
  const bareMs: number[] = [];
  for (let left = TAPS; left > 0; left -= TAPS_A_PAGE) {
    await page.goto(`${product.address}/products`);
    await expectSignedIn(page);
    await page.locator(TOGGLES).first().waitFor();
    const times = await page.evaluate(measureTaps, { selector: TOGGLES, taps: Math.min(left, TAPS_A_PAGE) });
    tapMs.push(...times.tapMs);
    bareMs.push(...times.bareMs);
  }
  const delivered = () => readStoredCheckIns(product, visitor.email);
  await expect.poll(async () => (await delivered()).delivered, { timeout: 60_000 }).toBe(TAPS);
  const [tapP99, bareP99] = [percentile(tapMs, 0.99), percentile(bareMs, 0.99)];
  reportMeasurement('P2', {
    taps: TAPS,
    'tap to saved, median ms': round(percentile(tapMs, 0.5)),
    'tap to saved, p99 ms': round(tapP99),
    'bare commit, median ms': round(percentile(bareMs, 0.5)),
    'bare commit, p99 ms': round(bareP99),
    'times the bare median': round(percentile(tapMs, 0.5) / percentile(bareMs, 0.5)),
  });
  expect(tapMs).toHaveLength(TAPS);
});
