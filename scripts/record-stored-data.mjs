// Records what the build that runs at ORIGIN stores on a signed-in visitor's phone, for the test that a later build
// restores it: `node scripts/record-stored-data.mjs`. Keys cannot be exported, and large answers are left out.
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { logInAsDemo } from './product.mjs';

const ORIGIN = process.env.ORIGIN ?? 'http://localhost:4173';
const FILE = 'tests/platform/stored-data.recording.json';
const MAX_ANSWER_CHARS = 8_000;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(`${ORIGIN}/sign-in`);
await logInAsDemo(page);
await page.getByRole('link', { name: /Open menu/ }).click();
await page.getByText('Works offline').waitFor();
await page.goto(`${ORIGIN}/expo?expoSlug=baby-fair-kl`, { waitUntil: 'networkidle' });
const recording = await page.evaluate(async (maxAnswerChars) => {
  const opening = indexedDB.open('yhello');
  const database = await new Promise((done) => {
    opening.onsuccess = () => done(opening.result);
  });
  const read = (store, method) =>
    new Promise((done) => {
      const request = database.transaction(store).objectStore(store)[method]();
      request.onsuccess = () => done(request.result);
    });
  const names = await read('facts', 'getAllKeys');
  const values = await read('facts', 'getAll');
  return {
    recordedAt: Date.now(),
    databaseVersion: database.version,
    localStorage: { ...localStorage },
    facts: Object.fromEntries(names.map((name, i) => [name, values[i]])),
    shelf: (await read('shelf', 'getAll')).filter((entry) => JSON.stringify(entry).length <= maxAnswerChars),
  };
}, MAX_ANSWER_CHARS);
await writeFile(FILE, `${JSON.stringify(recording, null, 2)}\n`);
await browser.close();
