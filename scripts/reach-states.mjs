// Brings a page into a state that is rarely seen.

/** It needs no data of its own. */
const START = '/terms-of-use';
const ANSWERED = /\/(?:api|trpc)\//;
/** When these are refused, the session ends. */
const OF_THE_SESSION = /\/api\/(?:user|shopping)\//;
const SKELETON = '[role="status"][data-shape], [aria-busy="true"]';
const LOOK_LIMIT_MS = 5_000;
/** More than all retries of a query take. */
const RETRIES_S = 12;
const PICTURES_LIMIT_MS = 1_000;
const OFFLINE_LIMIT_MS = 60_000;
const ENTRY_MS = 1_000;

export async function openSettled(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await settle(page);
  return true;
}

/** The header shows the visitor's own links once the session is known. */
const sessionKnown = (page) =>
  page.locator('a[aria-label^="Open menu"]').first().waitFor({ state: 'attached' });

async function settle(page) {
  await sessionKnown(page);
  await page.locator(SKELETON).first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(500);
}

/** Waits for the pictures on the screen, unless they do not come. */
export const showPictures = (page) =>
  page.waitForFunction(areShown, null, { timeout: PICTURES_LIMIT_MS }).catch(() => {});

/** Runs in the page. */
const areShown = () =>
  [...document.images].every((img) => {
    const { top, left, right, bottom } = img.getBoundingClientRect();
    return img.complete || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth;
  });

const isShown = (locator, timeout) =>
  locator
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

/** A page that is opened has the server's HTML, with its data: only a move inside the app loads. */
async function moveTo(page, origin, path) {
  await page.goto(origin + START, { waitUntil: 'load' });
  await sessionKnown(page);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

export async function reachLoading(page, origin, path) {
  await page.route(ANSWERED, () => {});
  await moveTo(page, origin, path);
  const isLoading = await isShown(page.locator(SKELETON), LOOK_LIMIT_MS);
  // A skeleton becomes visible with a delay.
  await page.waitForTimeout(300);
  return isLoading;
}

export async function reachFailed(page, origin, path) {
  await page.clock.install();
  await page.route(ANSWERED, (route) => route.fulfill(refusal(new URL(route.request().url()))));
  await page.route(OF_THE_SESSION, (route) => route.continue());
  await moveTo(page, origin, path);
  const failure = page.getByRole('button', { name: 'Try again' });
  for (let second = 0; second < RETRIES_S; second += 1) {
    await page.waitForTimeout(100);
    if ((await failure.count()) > 0 && (await page.locator(SKELETON).count()) === 0) break;
    await page.clock.fastForward(1_000);
  }
  const isFailed = await isShown(failure, LOOK_LIMIT_MS);
  // A page comes in by an animation, which goes by real time.
  await page.waitForTimeout(ENTRY_MS);
  return isFailed;
}

/** As the server answers when it fails itself. */
function refusal({ pathname }) {
  const [, first, procedures = ''] = pathname.split('/');
  const message = 'Something went wrong on our side';
  const code = 'INTERNAL_SERVER_ERROR';
  if (first === 'api') return { status: 500, json: { error: { code, message } } };
  const json = { message, code: -32_603, data: { code, httpStatus: 500 } };
  return { status: 500, json: procedures.split(',').map(() => ({ error: { json } })) };
}

export async function storeForOffline(context, origin, paths) {
  const page = await context.newPage();
  await page.goto(`${origin}/?menu=open`);
  await page.getByText('Works offline', { exact: true }).waitFor({ timeout: OFFLINE_LIMIT_MS });
  for (const path of paths) await openSettled(page, origin + path);
  await page.close();
}

export async function openOffline(page, url) {
  await page.goto(url);
  await settle(page);
  return true;
}
