import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Scanner } from '../../../src/features/scan/scanner.tsx';
import { render } from '../../support/render.tsx';

/** The cameras that were opened, in their order. */
let opened: MediaStream[];
let isTaken: boolean;
let isHidden: boolean;
let replaced: { mockRestore: () => void }[];
beforeEach(() => {
  opened = [];
  isTaken = false;
  isHidden = false;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    if (isTaken) throw new DOMException('Could not start video source', 'NotReadableError');
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
    const stream = canvas.captureStream();
    opened.push(stream);
    return stream;
  });
  replaced = [hidden, camera];
  render(<Scanner hint="Hold it over a code" onText={() => null} />);
});
afterEach(() => {
  for (const { mockRestore } of replaced) mockRestore();
});

const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const shown = () => document.querySelector('video')?.srcObject ?? null;
const shows = (nth: number) =>
  expect.poll(() => opened.length === nth && shown() === opened[nth - 1]).toBe(true);
/** The phone takes the camera away, with or without telling the page. */
const takeAway = (isTold: boolean) => {
  for (const track of opened.at(-1)?.getTracks() ?? []) {
    track.stop();
    if (isTold) track.dispatchEvent(new Event('ended'));
  }
};

it('A camera that was taken away is opened again', async () => {
  await shows(1);
  takeAway(true);
  await shows(2);
  expect(opened[1]?.active).toBe(true);
});

it('A camera that was taken away in a pocket is opened again once the page is visible', async () => {
  await shows(1);
  setHidden(true);
  takeAway(false);
  expect(opened).toHaveLength(1);
  setHidden(false);
  await shows(2);
  // One that works stays.
  setHidden(true);
  setHidden(false);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(opened).toHaveLength(2);
});

it('A camera that another app still uses is opened once the visitor comes back', async () => {
  await shows(1);
  isTaken = true;
  takeAway(true);
  await expect.element(page.getByRole('alert')).toBeVisible();
  setHidden(true);
  isTaken = false;
  setHidden(false);
  await shows(2);
  expect(page.getByRole('alert').elements()).toEqual([]);
});
