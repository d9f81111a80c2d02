import type { ExpoList } from '../../src/domain/expo/expo.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import type { Deps } from '../deps.ts';
import { type EncodedText, encodedText } from '../http/encoded-text.ts';
import { weakEtag } from '../http/etag.ts';
import { listExpos } from './queries.ts';

type LatestList = { list: ExpoList; etag: string; body: EncodedText };

/** The expo list as it is sent. Every phone asks for it, so it is written and compressed once per content and day. */
export function latestExpoList(deps: Pick<Deps, 'db' | 'now'>): () => Promise<LatestList> {
  let latest: LatestList | null = null;
  return async () => {
    const list = await listExpos(deps);
    if (latest?.list === list) return latest;
    const text = JSON.stringify(list);
    const body = latest?.body.text === text ? latest.body : encodedText(text);
    // The day is part of the ETag: at midnight an expo can move to "past" although its row did not change.
    latest = { list, body, etag: weakEtag(dayAt(deps.now()), body.digest) };
    return latest;
  };
}
