import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { compress, MIN_COMPRESSED_BYTES } from './compression.ts';

/** A text that is sent often, with its compressed forms, each made when it is first asked for. */
export type EncodedText = {
  text: string;
  /** In bytes, not compressed. */
  size: number;
  /** SHA-256 of the text, base64. */
  digest: string;
  encode: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/**
 * Compressing to the smallest form takes long: it is done for what is sent this often, not for every address of a
 * crawler.
 */
const OFTEN = 10;

type Form = { bytes: Promise<Uint8Array<ArrayBuffer>>; timesSent: number };

export function encodedText(text: string): EncodedText {
  const bytes = Buffer.from(text);
  const forms = new Map<Encoding, Form>();
  const formOf = (encoding: Encoding): Form => {
    const form = forms.get(encoding) ?? { bytes: compress(bytes, encoding, 'quick'), timesSent: 0 };
    forms.set(encoding, form);
    return form;
  };
  /** Compresses again, to the smallest form. Until that is ready, the earlier form is sent. */
  const makeSmallest = async (form: Form, encoding: Encoding) => {
    const smallest = await compress(bytes, encoding, 'small');
    form.bytes = Promise.resolve(smallest);
  };
  return {
    text,
    size: bytes.length,
    digest: createHash('sha256').update(bytes).digest('base64'),
    encode: (encoding) => {
      const form = formOf(encoding);
      if (++form.timesSent === OFTEN) makeSmallest(form, encoding).catch(() => {});
      return form.bytes;
    },
  };
}

/** Sends the form that the client prefers. */
export async function sendText(
  c: Context,
  { text, size, encode }: EncodedText,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  c.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (!encoding || size < MIN_COMPRESSED_BYTES) return c.body(text, status);
  c.header('content-encoding', encoding);
  return c.body(await encode(encoding), status);
}
