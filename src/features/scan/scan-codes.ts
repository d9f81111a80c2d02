import { importWhenReachable } from '../../platform/import-part.ts';

/** Quick enough to feel immediate, and slow enough to leave an old phone time for the picture. */
const PAUSE_MS = 120;

export type CameraProblem = 'insecure' | 'refused' | 'none';

/** The camera on the back of a phone, or the only one. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (!navigator.mediaDevices) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';
  }
}

/** The part of the browser's `BarcodeDetector` that is used. For a picture without a code it rejects, or finds none. */
export type Detector = {
  detect: (picture: HTMLVideoElement | ImageBitmap) => Promise<readonly { rawValue: string }[]>;
};
type BrowserDetector = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's own reader of QR codes where it has one, or ours. */
async function createDetector(): Promise<Detector> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: BrowserDetector };
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  if (Own && formats.includes('qr_code')) return new Own({ formats: ['qr_code'] });
  const { createOwnDetector } = await importWhenReachable(() => import('./own-detector.ts'));
  return createOwnDetector();
}

/** Wide enough for a small code in a large photo, and quick to read on an old phone. */
const PHOTO_WIDTH = 1_600;

/** The text of a code in a picture; undefined where none is found. */
export async function readPhoto(file: Blob): Promise<string | undefined> {
  const detector = await createDetector();
  const found = createImageBitmap(file, { resizeWidth: PHOTO_WIDTH }).then((photo) => detector.detect(photo));
  return (await found.catch(() => []))[0]?.rawValue;
}

/** Calls `onText` with the text of each code that the video shows, until `signal` ends it. */
export async function scanCodes(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const detector = await createDetector();
  while (!signal.aborted) {
    // A frame that cannot be read is followed by another one.
    const codes =
      video.readyState >= video.HAVE_CURRENT_DATA ? await detector.detect(video).catch(() => []) : [];
    if (codes[0] && !signal.aborted) onText(codes[0].rawValue);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
