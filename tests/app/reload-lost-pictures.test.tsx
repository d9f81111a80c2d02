import { afterEach, expect, it, onTestFinished } from 'vitest';
import { reloadLostPictures } from '../../src/app/reload-lost-pictures.ts';

const DRAWING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

afterEach(() => document.body.replaceChildren());

/** A picture, once it is there or has failed. Returns how often it was asked for since. */
async function show(src: string, isPlaceholder = false): Promise<() => number> {
  let count = 0;
  const img = new Image();
  if (isPlaceholder) img.dataset.placeholder = '';
  await new Promise((resolve) => {
    img.onload = resolve;
    img.onerror = resolve;
    img.src = src;
    document.body.append(img);
  });
  const observer = new MutationObserver(() => count++);
  observer.observe(img, { attributeFilter: ['src'] });
  return () => {
    count += observer.takeRecords().length;
    return count;
  };
}

it('a picture that failed before the app was there is asked for again, and each time the phone is back', async () => {
  const lost = await show('/no-such-picture.webp');
  const known = await show('/no-such-picture.webp', true);
  const shown = await show(DRAWING);
  onTestFinished(reloadLostPictures());
  expect(lost()).toBe(1);
  const img = document.images[0] as HTMLImageElement;
  await new Promise((resolve) => img.addEventListener('error', resolve, { once: true }));
  dispatchEvent(new Event('online'));
  expect(lost()).toBe(2);
  await new Promise((resolve) => img.addEventListener('error', resolve, { once: true }));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lost()).toBe(3);
  // One has its own retry, and one has not failed.
  expect([known(), shown()]).toEqual([0, 0]);
});
