import * as v from 'valibot';
import { VENDOR_SANDBOX } from '../domain/vendors/vendor-sandbox.ts';
import { retryEachSecond } from './retry-each-second.ts';

/** What our script in the vendor's document understands; see `server/vendors/vendor-frame.js`. */
type VendorMessage =
  | { type: 'visitor'; name: string; email: string }
  | { type: 'open' }
  | { type: 'identify'; id: string }
  | { type: 'event'; name: string };

/** The vendor's script shares that document with ours, so that anything may arrive. */
const answerSchema = v.object({ type: v.picklist(['hello', 'ready', 'minimised']) });

const MAX_WAITING = 100;

type Options = {
  title: string;
  onReady?: () => void;
  /** The visitor closed the vendor's window in its document. */
  onMinimised?: () => void;
  onGaveUp?: () => void;
};

export type VendorFrame = {
  element: HTMLIFrameElement;
  /** Sent as soon as the vendor's script is ready. */
  send: (message: VendorMessage) => void;
  close: () => void;
};

/**
 * A frame for a vendor's document, which shares nothing with the page. On our own host it has no origin, on a host for
 * vendors it has that one's. Nothing happens until the caller puts the element into the page.
 */
export function openVendorFrame(address: string, options: Options): VendorFrame {
  const url = new URL(address, location.href);
  const hasOwnHost = url.origin !== location.origin;
  const element = document.createElement('iframe');
  element.title = options.title;
  element.setAttribute('sandbox', hasOwnHost ? `${VENDOR_SANDBOX} allow-same-origin` : VENDOR_SANDBOX);
  element.src = url.href;

  const waiting: VendorMessage[] = [];
  let isListening = false;
  let isReady = false;
  let isLoaded = false;
  element.addEventListener('load', () => {
    isLoaded = true;
  });

  // A document without an origin cannot be named as the target.
  const post = (message: VendorMessage | { type: 'start' }) =>
    element.contentWindow?.postMessage(message, hasOwnHost ? url.origin : '*');

  const attempt = () => {
    if (isListening) return post({ type: 'start' });
    // Loaded, but not by our document: an error page of the browser.
    if (isLoaded) element.src = url.href;
    isLoaded = false;
  };

  const isPaused = () => document.hidden || !navigator.onLine;
  const end = retryEachSecond({
    attempt,
    isPaused,
    onGaveUp: () => options.onGaveUp?.(),
  });

  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source !== element.contentWindow || origin !== (hasOwnHost ? url.origin : 'null')) return;
    const answer = v.safeParse(answerSchema, data);
    if (!answer.success) return;
    const { type } = answer.output;
    if (type === 'minimised') options.onMinimised?.();
    else if (type === 'hello') {
      isListening = true;
      if (!isPaused()) attempt();
    } else if (!isReady) {
      isReady = true;
      end();
      for (const message of waiting.splice(0)) post(message);
      options.onReady?.();
    }
  };
  addEventListener('message', receive);

  return {
    element,
    send: (message) => {
      if (isReady) post(message);
      else if (waiting.length < MAX_WAITING) waiting.push(message);
    },
    close: () => {
      end();
      removeEventListener('message', receive);
      element.remove();
    },
  };
}
