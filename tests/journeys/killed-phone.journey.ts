import type { Page } from '@playwright/test';
import { asc, eq } from 'drizzle-orm';
import { actionResults } from '../../server/db/schema.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { newVisitor, signUp } from '../support/accounts.ts';
import { expect, expectSignedIn, fireOnline, test } from '../support/journey-test.ts';
import { NETWORK_FAULTS } from '../support/network-faults.ts';
import { checkInvariants } from '../support/outbox-invariants.ts';
import { readOutbox } from '../support/read-outbox.ts';
import { findStoredSub, withStoredRows } from '../support/read-stored-rows.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { randomInt, seededRandom, weightedChoice } from '../support/seeded-random.ts';
import { listAddedActions, readWrongMarks, subjectOf, TOGGLES } from '../support/toggle-marks.ts';
import { watchDeliveries } from '../support/watch-deliveries.ts';
import { openWeakNetwork } from '../support/weak-network.ts';
import { waitForAllFiles } from '../support/worker-files.ts';

/** `KILLS=200` is the full size. */
const KILLS = Number(process.env.KILLS ?? 4);
const SEED = Number(process.env.SEED ?? 20_261_122);
const PAGES = ['/products', '/brands/little-sprout'];
/** Taps go to the first hearts of a page only, so that some are tapped again. */
const HEARTS = 5;
const MOST_TAPS = 3;
const LONGEST_AFTER_MARK_MS = 500;
const LONGEST_AFTER_TAP_MS = 60;
const LONGEST_CHECK_MS = 15_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test(`A phone killed ${KILLS} times in bad Wi-Fi loses nothing, sends nothing twice and shows nothing wrong`, async ({
  product,
  phone,
}) => {
  test.setTimeout(120_000 + KILLS * 30_000);
  const random = seededRandom(SEED);
  // How many requests there are is up to the browser: what the visitor does stays the same.
  const randomOfNetwork = seededRandom(SEED + 1);
  const network = await openWeakNetwork(product);
  const server = watchDeliveries(network);
  const visitor = newVisitor();
  const savedKeys = new Set<string>();
  const positions = new Map<string, number>();
  const idOf = new Map<string, string>();
  const missing: string[] = [];
  const mismatches: string[] = [];
  let checks = 0;
  let entries: OutboxEntry[] = [];
  /** What was stored at each start, for a failure: positions that begin again mean that the browser has lost it all. */
  const stored: string[] = [];

  const openPage = async (path: string) => {
    const page = await phone.openPage('about:blank');
    await page.addInitScript(listAddedActions);
    await page.goto(network.address + path);
    await expectSignedIn(page);
    return page;
  };
  const checkStored = async (page: Page) => {
    entries = await readOutbox(page);
    stored.push(
      entries.map(({ action, position, state }) => `${position} ${action.key} ${state}`).join(', '),
    );
    for (const { action, position } of entries) positions.set(action.key, position);
    const known = (key: string) => positions.has(key) || server.results.has(key);
    missing.push(...[...savedKeys].filter((key) => !known(key)));
  };
  const checkMarks = async (page: Page, when: string) => {
    checks++;
    let found: string[] = [];
    const look = async () => {
      found = await readWrongMarks(page, idOf, server);
      return found;
    };
    await expect
      .poll(look, { timeout: LONGEST_CHECK_MS })
      .toEqual([])
      .catch(() => mismatches.push(`${when}: ${found.join('; ')}`));
  };
  /** Returns once the mark shows, unless the phone is to be killed before that. */
  const tap = async (page: Page, waitForMark: boolean) => {
    const toggles = page.locator(TOGGLES);
    // The element itself: toggles come into the page one by one, and the one at this place may become another.
    const toggle = await toggles
      .nth(randomInt(random, Math.min(HEARTS, await toggles.count())))
      .elementHandle();
    if (!toggle) throw new Error('The toggle has left the page');
    const label = (await toggle.getAttribute('aria-label')) ?? new URL(page.url()).pathname;
    const wasOn = await toggle.getAttribute('aria-pressed');
    await toggle.evaluate((button) => (button as HTMLElement).click());
    if (!waitForMark) return;
    await expect.poll(() => toggle.getAttribute('aria-pressed')).not.toBe(wasOn);
    const added = await page.evaluate(() => globalThis.addedActions.at(-1));
    if (!added) throw new Error('The mark shows, and nothing was put into the outbox');
    savedKeys.add(added.key);
    idOf.set(label, subjectOf(added).id);
  };

  try {
    const first = await phone.openPage(network.address);
    await signUp(first.context(), network, visitor);
    for (const path of PAGES) {
      await first.goto(network.address + path);
      await first.locator(TOGGLES).first().waitFor();
    }
    await waitForAllFiles(first);
    // Chromium writes cookies late: a real phone has been signed in for hours by now.
    await phone.restart();
    network.setFaults(() => weightedChoice(randomOfNetwork, NETWORK_FAULTS));
    for (let kill = 0; kill < KILLS; kill++) {
      const path = PAGES[kill % PAGES.length] ?? '/';
      const page = await openPage(path);
      await page.locator(TOGGLES).first().waitFor();
      await checkStored(page);
      await checkMarks(page, `kill ${kill}, start of ${path}`);
      for (let taps = randomInt(random, MOST_TAPS); taps > 0; taps--) {
        await tap(page, true);
        await checkMarks(page, `kill ${kill}, tap on ${path}`);
      }
      const isMarkSeen = random() < 0.75;
      await tap(page, isMarkSeen);
      await pause(random() * (isMarkSeen ? LONGEST_AFTER_MARK_MS : LONGEST_AFTER_TAP_MS));
      await phone.kill();
      await phone.launch();
    }
    network.setFaults(null);
    const last = await openPage('/');
    await fireOnline(last);
    await expect
      .poll(async () => (await readOutbox(last)).filter(({ state }) => state === 'waiting'))
      .toEqual([]);
    await checkStored(last);
    const storedResults = await withStoredRows(product, async (db) =>
      db
        .select()
        .from(actionResults)
        .where(eq(actionResults.sub, await findStoredSub(db, visitor.email)))
        .orderBy(asc(actionResults.position)),
    );
    const violations = checkInvariants(
      { savedKeys, sentByKey: server.sentByKey, positions, unexpectedErrors: [] },
      { entries, storedResults, filesLeft: [], othersBefore: [], othersAfter: [] },
    );
    const count = (kind: string) => violations.filter((text) => text.startsWith(kind)).length;
    const size = { seed: SEED, kills: KILLS, actions: storedResults.length };
    reportMeasurement('P1', {
      of: 'Chromium killed',
      ...size,
      lost: count('lost'),
      'applied twice': count('doubled'),
      'out of order': count('reordered'),
    });
    reportMeasurement('P2', { ...size, 'marks seen': savedKeys.size, missing: missing.length });
    reportMeasurement('P4', { ...size, checks, mismatches: mismatches.length });
    expect({ violations, missing, mismatches }, stored.join('\n')).toEqual({
      violations: [],
      missing: [],
      mismatches: [],
    });
    expect(savedKeys.size).toBeGreaterThan(KILLS / 2);
  } finally {
    await network.dispose();
  }
});
