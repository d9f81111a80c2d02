import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Random, randomInt } from './seeded-random.ts';
import type { Answer, Replace } from './weak-network.ts';

/** A captive portal's answer to everything: its own page, with status 200. */
export const portalPage = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
  body: Buffer.from('<!doctype html><title>Wi-Fi</title><h1>Accept the terms</h1>'),
});

function decoded({ headers, body }: Answer): Buffer {
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
}

const withBody = ({ status, headers }: Answer, body: Buffer, encoding?: 'br'): Answer => {
  const { 'content-encoding': _, ...others } = headers;
  return { status, headers: { ...others, ...(encoding && { 'content-encoding': encoding }) }, body };
};

const oneByteChanged = (answer: Answer, random: Random): Answer => {
  const body = Buffer.from(decoded(answer));
  const at = randomInt(random, body.length);
  body[at] = body[at] === 0x20 ? 0x21 : 0x20;
  return withBody(answer, body);
};
const cut = (answer: Answer, random: Random): Answer => {
  const body = decoded(answer);
  return withBody(answer, body.subarray(0, randomInt(random, body.length)));
};
/** What the server could send as well: genuine. */
const recompressed = (answer: Answer): Answer => withBody(answer, brotliCompressSync(decoded(answer)), 'br');

const KINDS = [portalPage, oneByteChanged, cut, recompressed];

/** Replaces this share of the files that the worker downloads: in four ways, of which one keeps the content. */
export function foreignAnswers(share: number, random: Random): Replace {
  return ({ path, isFetch }, answer) => {
    if (!isFetch || !/^\/(assets|icons)\/|\.(html|svg)$/.test(path) || random() >= share) return null;
    const kind = KINDS[randomInt(random, KINDS.length)] ?? portalPage;
    return answer.status === 200 && answer.body.length > 0 ? kind(answer, random) : portalPage();
  };
}
