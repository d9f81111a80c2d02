import { parseAccept } from 'hono/utils/accept';

/** The content codings that every response of 1 KB and more is offered in, the smaller form first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The coding that a client prefers by its `accept-encoding` header; null for a client that takes none of ours. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = parseAccept(header ?? '');
  const quality = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  const [best] = ENCODINGS.map((encoding) => ({ encoding, q: quality(encoding) ?? quality('*') ?? 0 }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  return best?.encoding ?? null;
}
