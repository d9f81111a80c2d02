import { findFirefox, findWebKitGtk } from '../../scripts/engines.mjs';
import type { Engine } from '../support/engines/engine.ts';
import { startFirefox } from '../support/engines/firefox.ts';
import { walkIn } from '../support/engines/walk.ts';
import { startWebKitGtk } from '../support/engines/webkitgtk.ts';
import { expect, test } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';

let engine: Engine | null = null;

test.afterEach(async () => {
  await engine?.close();
  engine = null;
});

/** Null where it is not installed. */
const starters: Record<string, () => Promise<Engine> | null> = {
  Firefox: () => {
    const path = findFirefox();
    return path ? startFirefox(path) : null;
  },
  WebKitGTK: () => {
    const paths = findWebKitGtk();
    return paths ? startWebKitGtk(paths) : null;
  },
};

function testInEngines(title: string, run: (engine: Engine, product: ProductServer) => Promise<void>): void {
  for (const [name, start] of Object.entries(starters))
    test(`${title}, in ${name}`, async ({ product }) => {
      engine = await start();
      if (!engine) return test.skip(true, `${name} is not installed`);
      await run(engine, product);
    });
}

/** Runs in the page. How far below its picture the text of each small card begins. */
const textBelowPictures = (): number[] =>
  [...document.querySelectorAll('[data-size="small"] > li')].flatMap((card) => {
    const [picture, text] = [':scope > img', ':scope > div'].map((css) => card.querySelector(css));
    if (!picture || !text) return [];
    return [Math.round(text.getBoundingClientRect().top - picture.getBoundingClientRect().bottom)];
  });

/** Runs in the page. How far the picture of a brand reaches below the box that cuts it off. */
const cutOffBelow = (): number | null => {
  const picture = document.querySelector('main section > img');
  const box = picture?.parentElement;
  if (!picture || !box) return null;
  return Math.round(picture.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom);
};

testInEngines('Pictures have their room in cards and beside text', async (engine, { address }) => {
  const { sees } = walkIn(engine);
  for (const width of [390, 1000]) {
    await engine.resize(width, 844);
    for (const [path, title] of [
      ['/brands', 'Bekal'],
      ['/products', 'Rollo'],
      ['/brands/bekal', 'Bento box'],
    ] as const) {
      await engine.open(address + path);
      await sees('li a', title);
      const distances = await engine.evaluate(textBelowPictures, null);
      expect.soft(distances.length, path).toBeGreaterThan(2);
      expect.soft(new Set(distances), `${path} at ${width} px`).toEqual(new Set([0]));
    }
    expect.soft(await engine.evaluate(cutOffBelow, null), `the brand at ${width} px`).toBeLessThanOrEqual(0);
  }
});

/** Runs in the page. The width of the chosen booth, and where in the frame of the plan its middle is. */
const chosenBooth = () => {
  const booth = document.querySelector('[data-selected] polygon')?.getBoundingClientRect();
  const frame = document.querySelector('svg:has([data-selected])')?.parentElement?.getBoundingClientRect();
  if (!booth || !frame) throw new Error('No booth is chosen');
  return {
    width: booth.width,
    x: booth.left + booth.width / 2 - frame.left,
    y: booth.top + booth.height / 2 - frame.top,
  };
};

testInEngines('A chosen booth stays where it is when the plan is enlarged', async (engine, { address }) => {
  const { sees, clicks } = walkIn(engine);
  await engine.open(`${address}/expo/directory?expoSlug=baby-fair-kl&booth=B20`);
  await sees('button', 'Larger');
  const { width, x, y } = await engine.evaluate(chosenBooth, null);
  for (let press = 0; press < 2; press++) await clicks('button', 'Larger');
  // It grows slowly.
  await expect(async () => {
    const enlarged = await engine.evaluate(chosenBooth, null);
    expect(enlarged.width).toBeGreaterThan(width * 1.5);
    expect(Math.hypot(enlarged.x - x, enlarged.y - y)).toBeLessThan(5);
  }).toPass({ timeout: 30_000 });
});

async function reload(engine: Engine): Promise<void> {
  await engine.evaluate(() => {
    document.body.dataset.before = '';
    setTimeout(() => location.reload());
  }, null);
  await expect(async () =>
    expect(await engine.evaluate(() => 'before' in document.body.dataset, null)).toBe(false),
  ).toPass({ timeout: 30_000 });
  await walkIn(engine).sees('main button', 'Send');
}

testInEngines('After a reload a message has only what the app kept of it', async (engine, { address }) => {
  const message = () => engine.evaluate(() => document.querySelector('textarea')?.value, null);
  await engine.open(`${address}/get-in-touch/visitor`);
  await walkIn(engine).sees('main button', 'Send');
  await engine.evaluate(() => {
    const field = document.querySelector('textarea');
    if (!field) return;
    field.value = 'A sock with ducks';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, null);
  await expect.poll(() => engine.evaluate(() => JSON.stringify(sessionStorage), null)).toContain('ducks');
  await reload(engine);
  await expect.poll(message).toBe('A sock with ducks');
  await engine.evaluate(() => sessionStorage.clear(), null);
  await reload(engine);
  expect(await message()).toBe('');
});
