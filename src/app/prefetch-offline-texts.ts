import type { QueryKey } from '@tanstack/react-query';
import type { ExpoList } from '../domain/expo/expo.ts';
import { parseFlags } from '../domain/visitor/flags.ts';
import { expoQueries } from '../features/expos/queries.ts';
import { textQueries } from '../pages/offline-features.ts';
import type { AppServices } from '../platform/app-services.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { readOfflineAnswer } from '../platform/offline-cache-first.ts';
import { type AnyQuery, prefetchAny } from '../platform/query-options.ts';
import { runInBatches } from '../platform/run-in-batches.ts';
import { untilVisible } from '../platform/visibility.ts';
import { whenIdle } from '../platform/when-idle.ts';

/** Texts that were stored longer ago are loaded again. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** First the lists, then the texts that they name. */
const ROUNDS = 2;

/** Prefetches articles, groups, places and terms, so that a phone without signal has something to read. */
export async function prefetchOfflineTexts({ queryClient }: AppServices): Promise<void> {
  const flags = await queryClient.ensureQueryData(flagQueries.all()).then(parseFlags);
  // What was just loaded is still being stored.
  const stored = async <T>({ queryKey }: { queryKey: QueryKey }) =>
    queryClient.getQueryData<T>(queryKey) ?? ((await readOfflineAnswer(queryKey))?.data as T | undefined);
  const upcoming = (await stored<ExpoList>(expoQueries.list()))?.upcoming ?? [];
  const load = async (query: AnyQuery) => {
    const answer = await readOfflineAnswer(query.queryKey);
    if (answer && Date.now() - answer.at < MAX_AGE_MS) return;
    await prefetchAny(queryClient, query);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await new Promise<void>(whenIdle);
    await untilVisible();
    await runInBatches(await textQueries({ flags, upcoming, stored }), load);
  }
}
