import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { holdScrollAfterFilters } from '../../src/app/scroll-after-filters.ts';
import {
  restoreScroll,
  scrollAfterFilters,
  startScrollRestoration,
} from '../../src/app/scroll-restoration.ts';
import { scrollPositionsKey } from '../../src/sync/storage-keys.ts';
import { render } from '../support/render.tsx';

beforeEach(() => {
  const { href } = location;
  sessionStorage.removeItem(scrollPositionsKey);
  history.pushState(null, '', '/faqs');
  render(
    <>
      <a href="#points" style={{ position: 'fixed', top: 0 }}>
        Points
      </a>
      <div style={{ height: 3000 }} />
      <h2 id="points">Points</h2>
      <div style={{ height: 3000 }} />
    </>,
  );
  window.scrollTo(0, 0);
  const stop = startScrollRestoration();
  onTestFinished(() => {
    stop();
    history.pushState(null, '', href);
  });
});

const scrollBy = async (y: number) => {
  const target = scrollY + y;
  window.scrollTo(0, target);
  await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  expect(scrollY).toBe(target);
};
const openPart = async () => {
  await page.getByRole('link', { name: 'Points' }).click();
  await expect.poll(() => scrollY).toBeGreaterThan(2500);
  await expect.poll(() => history.state).not.toBeNull();
};
const goBack = async (hash: string) => {
  history.back();
  await expect.poll(() => location.pathname + location.hash).toBe(`/faqs${hash}`);
};

it('Back from a part of the page leads to where its link was, even at the top', async () => {
  await openPart();
  await goBack('');
  await expect.poll(() => scrollY).toBe(0);
  await scrollBy(700);
  await openPart();
  await goBack('');
  await expect.poll(() => scrollY).toBe(700);
});

it('Back from another page leads to where the visitor was in that part', async () => {
  await openPart();
  await scrollBy(400);
  const y = scrollY;
  history.pushState(null, '', '/articles');
  restoreScroll();
  await expect.poll(() => scrollY).toBe(0);
  await goBack('#points');
  restoreScroll();
  expect(scrollY).toBe(y);
});

it('Back to another page leaves the one that is still shown where it is', async () => {
  await scrollBy(300);
  history.pushState(null, '', '/articles#latest');
  restoreScroll();
  await expect.poll(() => scrollY).toBe(0);
  await scrollBy(900);
  await goBack('');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scrollY).toBe(900);
  restoreScroll();
  expect(scrollY).toBe(300);
});

/** Restores the position of this history entry, as after a reload. */
function startAgain(storedY: number): void {
  const { entry } = history.state as { entry: string };
  sessionStorage.setItem(scrollPositionsKey, JSON.stringify({ [entry]: storedY }));
  onTestFinished(startScrollRestoration());
}

it('A reload leads to where the visitor was', () => {
  startAgain(700);
  expect(scrollY).toBe(700);
});

it('A reload leaves a page that was scrolled before the app has started where it is', async () => {
  await scrollBy(500);
  startAgain(0);
  expect(scrollY).toBe(500);
  await new Promise(requestAnimationFrame);
  expect(scrollY).toBe(500);
});

it('A page that the phone ended in the background is where the visitor was', async () => {
  await scrollBy(900);
  document.dispatchEvent(new Event('visibilitychange'));
  const { entry } = history.state as { entry: string };
  expect(JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? '{}')).toEqual({ [entry]: 900 });
});

/** Another list on the same page, the parts of which are `heights` high; those of the list before are kept. */
function list(parts: readonly (readonly [key: string, height: number])[]) {
  return (
    <main>
      <div style={{ height: 300 }} />
      <p data-count>All</p>
      {parts.map(([key, height]) => (
        <div key={key} style={{ height }} />
      ))}
    </main>
  );
}
const LONG = [
  ['a', 2000],
  ['b', 2000],
  ['c', 2000],
] as const;
const SHORT = [
  ['c', 2000],
  ['d', 300],
] as const;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it('A new filter shows its list from the top, and Back and Forward show each list where it was', async () => {
  holdScrollAfterFilters();
  const { rerender } = render(list(LONG));
  history.pushState(null, '', '/products');
  restoreScroll();
  await scrollBy(10_000);
  const show = async (parts: typeof LONG | typeof SHORT) => {
    scrollAfterFilters();
    await frame();
    rerender(list(parts));
    await frame();
  };
  history.pushState(null, '', '/products?price=-40');
  await show(SHORT);
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  expect(document.querySelector('[data-count]')?.getBoundingClientRect().top).toBeCloseTo(header, 0);
  dispatchEvent(new Event('wheel'));
  await scrollBy(500);
  const y = scrollY;
  history.back();
  await expect.poll(() => location.search).toBe('');
  await show(LONG);
  expect(scrollY).toBe(10_000);
  history.forward();
  await expect.poll(() => location.search).toBe('?price=-40');
  await show(SHORT);
  expect(scrollY).toBe(y);
  history.back();
  await expect.poll(() => location.search).toBe('');
  await show(LONG);
  expect(scrollY).toBe(10_000);
});

it('A filter that is chosen above its list leaves the page where it is, and so does the open menu', async () => {
  holdScrollAfterFilters();
  render(list(LONG));
  history.pushState(null, '', '/products');
  restoreScroll();
  await scrollBy(50);
  history.pushState(null, '', '/products?price=-40');
  scrollAfterFilters();
  expect(scrollY).toBe(50);
  dispatchEvent(new Event('wheel'));
  await scrollBy(3000);
  history.pushState(null, '', '/products?price=-40&menu=open');
  scrollAfterFilters();
  expect(scrollY).toBe(3050);
});
