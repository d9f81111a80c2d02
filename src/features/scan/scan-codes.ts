import { importWhenReachable } from '../../platform/import-with-retry.ts';

/** Quick enough to feel immediate, and slow enough to leave an old phone time for the picture. */
const PAUSE_MS = 120;

export type CameraProblem = 'insecure' | 'refused' | 'none';

/** The camera on the back of a phone, or the only one. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (!navigator.mediaDevices) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({
      // Without a size, browsers give 640 pixels: a poster's code is unreadable from a few steps away.
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';
  }
}

export type Code = { rawValue: string };
/** The part of the browser's `BarcodeDetector` that is used. For a picture without a code it rejects, or finds none. */
export type Detector = {
  detect: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly Code[]>;
};
type BrowserDetector = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats?: () => Promise<readonly string[]>;
};

/** A frame may be unreadable; a reader that rejects so often in a row has nothing behind it. */
const MOST_REJECTIONS = 3;

/** Null where the browser has no reader of QR codes. */
async function createBrowserDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Browsers } = globalThis as { BarcodeDetector?: BrowserDetector };
  const formats = (await Browsers?.getSupportedFormats?.().catch(() => [])) ?? [];
  return Browsers && formats.includes('qr_code') ? new Browsers({ formats: ['qr_code'] }) : null;
}

const createOurs = async (): Promise<Detector> =>
  (await importWhenReachable(() => import('./own-detector.ts'))).createOwnDetector();

/**
 * The browser's own reader of QR codes where it has one that works, or ours. Chromium on an Android without the service
 * that reads codes names its formats all the same, and then rejects every picture.
 */
async function createDetector(): Promise<Detector> {
  const browsers = await createBrowserDetector();
  if (!browsers) return createOurs();
  let rejections = 0;
  let ours: Detector | undefined;
  return {
    detect: async (picture) => {
      if (ours) return ours.detect(picture);
      try {
        const codes = await browsers.detect(picture);
        rejections = 0;
        return codes;
      } catch {
        if (++rejections < MOST_REJECTIONS) return [];
        ours = await createOurs();
        return ours.detect(picture);
      }
    },
  };
}

/** Wide enough for a small code in a large photo, and quick to read on an old phone. */
const PHOTO_WIDTH = 1_600;

/** The codes in a picture. */
export async function readPhoto(file: Blob): Promise<readonly Code[]> {
  try {
    const photo = await createImageBitmap(file, { resizeWidth: PHOTO_WIDTH });
    const browsers = await createBrowserDetector();
    // No other picture follows: ours looks at the same one.
    const codes = await browsers?.detect(photo).catch(() => null);
    return codes ?? (await (await createOurs()).detect(photo));
  } catch {
    return [];
  }
}

/** Calls `onCodes` with the codes in each frame of the video that has some, until `signal` ends it. */
export async function scanCodes(
  video: HTMLVideoElement,
  onCodes: (codes: readonly Code[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const detector = await createDetector();
  while (!signal.aborted) {
    // A frame that cannot be read is followed by another one.
    const codes =
      video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : [];
    if (codes[0] && !signal.aborted) onCodes(codes);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
