import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of bytes as they were sent. Tests call the server without a browser, which would decode them. */
export function decodeBytes(bytes: Uint8Array, encoding: string | null | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return Buffer.from(bytes).toString();
}

export const decodeBody = async (response: Response) =>
  decodeBytes(new Uint8Array(await response.arrayBuffer()), response.headers.get('content-encoding'));
