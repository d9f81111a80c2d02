import encodeQR from 'qr';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Scanner } from '../../../src/features/scan/scanner.tsx';
import { render } from '../../support/render.tsx';

/** The cameras that were opened, in their order. */
let opened: MediaStream[];
let isTaken: boolean;
let isHidden: boolean;
const onText = vi.fn<(text: string) => string | null>();
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
  onText.mockReset().mockReturnValue(null);
  render(<Scanner hint="Hold it over a code" fallbackHint="There is another way." onText={onText} />);
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

it('A camera that was not there is tried again with a tap', async () => {
  await shows(1);
  isTaken = true;
  takeAway(true);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  isTaken = false;
  await tryAgain.click();
  await shows(2);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

/** A photo of a wall, with or without a code on it. */
async function photoOf(text: string | null): Promise<File> {
  const canvas = new OffscreenCanvas(900, 1_200);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#ddd8cc';
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (text !== null) {
    const modules = encodeQR(text, 'raw', { border: 4 });
    modules.forEach((row, y) => {
      row.forEach((isDark, x) => {
        context.fillStyle = isDark ? '#22202a' : '#ffffff';
        context.fillRect(250 + x * 12, 400 + y * 12, 12, 12);
      });
    });
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'photo.jpg', { type: 'image/jpeg' });
}

it('Without a camera a photo of the code is read, and one that shows none says so', async () => {
  await shows(1);
  isTaken = true;
  takeAway(true);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('There is another way.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Use a photo of the code' })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const choose = async (file: File) => {
    // The phone's own camera covers the page for a moment.
    setHidden(true);
    setHidden(false);
    await userEvent.upload(input, file);
  };
  await choose(await photoOf(null));
  await expect.element(page.getByRole('status')).toHaveTextContent(/can’t find a code in this picture/);
  await choose(new File(['nothing'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByRole('status')).toHaveTextContent(/can’t find a code in this picture/);
  expect(onText).not.toHaveBeenCalled();
  onText.mockReturnValue('That isn’t it.');
  await choose(await photoOf('https://yhello.test/account?page=expo-check-in&expo=kl'));
  await expect.element(page.getByRole('status')).toHaveTextContent('That isn’t it.');
  expect(onText.mock.calls).toEqual([['https://yhello.test/account?page=expo-check-in&expo=kl', 'photo']]);
});

/** Chromium on an Android without the service that reads codes: it names its formats and rejects every picture. */
function stubReader(detect: () => Promise<unknown>, formats?: () => Promise<string[]>): void {
  const Reader = Object.assign(
    class {
      detect = detect;
    },
    formats && { getSupportedFormats: formats },
  );
  vi.stubGlobal('BarcodeDetector', Reader);
  onTestFinished(() => void vi.unstubAllGlobals());
}
const unavailable = () =>
  Promise.reject(new DOMException('Barcode detection service unavailable.', 'NotSupportedError'));

/** The next camera sees a code. */
function holdOver(text: string): void {
  const canvas = document.createElement('canvas');
  const modules = encodeQR(text, 'raw', { border: 4, scale: 6 });
  canvas.height = canvas.width = modules.length;
  const context = canvas.getContext('2d');
  const draw = () =>
    modules.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (context) context.fillStyle = isDark ? '#000000' : '#ffffff';
        context?.fillRect(x, y, 1, 1);
      });
    });
  draw();
  const stream = canvas.captureStream();
  // A canvas gives a frame for what is drawn.
  const timer = setInterval(draw, 100);
  onTestFinished(() => clearInterval(timer));
  vi.mocked(navigator.mediaDevices.getUserMedia).mockImplementation(async () => {
    opened.push(stream);
    return stream;
  });
}

it('Where the browser’s reader rejects every frame, ours reads the next ones', async () => {
  await shows(1);
  const detect = vi.fn(unavailable);
  stubReader(detect, async () => ['qr_code']);
  holdOver('poster');
  takeAway(true);
  await expect.poll(() => onText.mock.calls).toEqual([['poster', 'camera']]);
  expect(detect).toHaveBeenCalledTimes(3);
});

it('A frame that the browser’s reader rejects is followed by another one for it', async () => {
  await shows(1);
  let count = 0;
  // Two in a row are not three.
  const detect = vi.fn(() => (++count % 3 === 0 ? Promise.resolve([]) : unavailable()));
  stubReader(detect, async () => ['qr_code']);
  holdOver('poster');
  takeAway(true);
  await expect.poll(() => detect.mock.calls.length).toBeGreaterThan(7);
  expect(onText).not.toHaveBeenCalled();
});

it('Of two codes beside each other the one that was looked for is read, whichever comes first', async () => {
  await shows(1);
  const both = ['https://elsewhere.test', 'poster'].map((rawValue) => ({ rawValue }));
  stubReader(
    async () => both,
    async () => ['qr_code'],
  );
  onText.mockImplementation((text) => (text === 'poster' ? null : 'That isn’t it.'));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, await photoOf('poster'));
  await expect.poll(() => onText.mock.calls.at(-1)).toEqual(['poster', 'photo']);
  expect(page.getByText('That isn’t it.').query()).toBeNull();
  holdOver('poster');
  takeAway(true);
  await expect.poll(() => onText.mock.calls.at(-1)).toEqual(['poster', 'camera']);
});

it('A reader that does not say what it reads is not asked', async () => {
  await shows(1);
  const detect = vi.fn(unavailable);
  stubReader(detect);
  holdOver('poster');
  takeAway(true);
  await expect.poll(() => onText.mock.calls).toEqual([['poster', 'camera']]);
  expect(detect).not.toHaveBeenCalled();
});

it('A photo that the browser’s reader rejects is read by ours', async () => {
  await shows(1);
  const detect = vi.fn(unavailable);
  stubReader(detect, async () => ['qr_code']);
  await userEvent.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    await photoOf('poster'),
  );
  await expect.poll(() => onText.mock.calls).toEqual([['poster', 'photo']]);
  expect(detect).toHaveBeenCalledTimes(1);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['a browser', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, false, 'your browser’s settings'],
  [
    'the browser of an app',
    `${IPHONE} Mobile/22B83 Instagram 356.0`,
    false,
    'inside Instagram. Open this page',
  ],
  ['the installed app on iOS', `${IPHONE} Mobile/15E148`, true, 'Close the app, open it again'],
])('What to do about a refused camera is true in %s', async (_, userAgent, isInstalled, sentence) => {
  await shows(1);
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const mode = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isInstalled } as MediaQueryList);
  replaced.push(agent, mode);
  vi.mocked(navigator.mediaDevices.getUserMedia).mockRejectedValue(new DOMException('', 'NotAllowedError'));
  takeAway(true);
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
});

it('The camera on the back is asked for a picture in which a code is large enough', async () => {
  await shows(1);
  expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledWith({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
});
