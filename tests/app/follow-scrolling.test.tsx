import { expect, it } from 'vitest';
import { followScrolling } from '../../src/app/follow-scrolling.ts';

const root = document.documentElement;

async function scrollAndRead(y: number): Promise<string | undefined> {
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo(0, y);
  await scrolled;
  return root.dataset.scrolled;
}

it('The document says whether the visitor scrolls down, and the end of the page counts as up', async () => {
  const page = document.createElement('div');
  page.style.height = '5000px';
  document.body.append(page);
  followScrolling();
  expect(await scrollAndRead(600)).toBe('down');
  expect(await scrollAndRead(604), 'a finger at rest').toBe('down');
  expect(await scrollAndRead(400)).toBe('up');
  expect(await scrollAndRead(900)).toBe('down');
  expect(await scrollAndRead(root.scrollHeight)).toBe('up');
  page.remove();
});
