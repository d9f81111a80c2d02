import { afterEach, expect, it, vi } from 'vitest';
import { keepPlaceBelowBar } from '../../src/app/keep-place-below-bar.ts';

const root = document.documentElement;

afterEach(() => {
  vi.mocked(CSS.supports).mockRestore();
  root.style.removeProperty('overflow-anchor');
  document.body.replaceChildren();
});

/** A long page in a browser like Safari, which moves what is read when something above it changes. */
function showPage() {
  root.style.setProperty('overflow-anchor', 'none');
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  document.body.innerHTML =
    '<div role="status"></div><header>Yhello</header><p style="margin-top: 1500px">A line</p><div style="height: 3000px">';
  const [bar, line] = ['div', 'p'].map((name) => document.querySelector<HTMLElement>(name));
  if (!bar || !line) throw new Error('The page is not complete');
  keepPlaceBelowBar();
  const setHeight = async (height: string) => {
    bar.style.height = height;
    // The browser reports sizes once a frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  return { setHeight, topOfLine: () => line.getBoundingClientRect().top };
}

it('What is read stays where it is when the bar comes, and when it goes', async () => {
  const { setHeight, topOfLine } = showPage();
  scrollTo(0, 1000);
  const before = topOfLine();
  await setHeight('34px');
  expect(topOfLine()).toBe(before);
  await setHeight('0px');
  expect(topOfLine()).toBe(before);
});

it('At the top of the page, the bar is in sight', async () => {
  const { setHeight, topOfLine } = showPage();
  scrollTo(0, 0);
  const before = topOfLine();
  await setHeight('34px');
  expect(scrollY).toBe(0);
  expect(topOfLine()).toBe(before + 34);
});
