// @script venue

/** More than the longest list takes; what grows beyond it was not made by this app. */
export const UNPACKED_MAX_BYTES = 512 * 1024;

const FORMAT = 'deflate-raw';

/** A value of JSON as compressed bytes. */
export async function pack(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The value; undefined for bytes that are not packed JSON, or too much of it. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT));
  return new Response(unpacked.pipeThrough(atMost(UNPACKED_MAX_BYTES))).json().catch(() => undefined);
}

/** A stream that fails as soon as more bytes than these have come, whatever else would follow. */
function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > maxBytes) controller.error(new RangeError('Too long'));
      else controller.enqueue(chunk);
    },
  });
}
