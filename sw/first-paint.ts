/** The element that the server's HTML names as its first screen; it is the same in `html-template.ts`. */
const FIRST_SCREEN = 'id="first-screen"';
const END = '</section>';
/** For a page whose message is lost. It also reports when it is in the background, where nothing is painted. */
const LONGEST_WAIT_MS = 2_000;

export type FirstPaint = ReturnType<typeof createFirstPaint>;

/**
 * Sends a stored page in two parts: all of it is on this phone, and a browser that has the whole document reads it to
 * its end before it paints anything. The second part follows when the page reports its first paint.
 */
export function createFirstPaint() {
  const waiting = new Map<string, () => void>();

  const painted = (clientId: string) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(clientId);
        resolve();
      };
      const timer = setTimeout(end, LONGEST_WAIT_MS);
      waiting.set(clientId, end);
    });

  return {
    /** The body of a response to the navigation that makes this client. */
    bodyOf(html: string, clientId: string): BodyInit {
      const start = html.indexOf(FIRST_SCREEN);
      const end = start < 0 ? -1 : html.indexOf(END, start);
      if (end < 0 || clientId === '') return html;
      const first = html.slice(0, end + END.length);
      const rest = html.slice(end + END.length);
      const encoder = new TextEncoder();
      return new ReadableStream<Uint8Array<ArrayBuffer>>({
        async start(stream) {
          stream.enqueue(encoder.encode(first));
          await painted(clientId);
          stream.enqueue(encoder.encode(rest));
          stream.close();
        },
      });
    },

    /** For the page's message that it has painted. */
    onPainted: (clientId: string) => waiting.get(clientId)?.(),
  };
}
