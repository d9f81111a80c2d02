import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { consentAtom } from '../features/analytics/consent.ts';
import { ConsentQuestion } from '../features/analytics/consent-question.tsx';
import { type Analytics, startAnalytics } from '../features/analytics/start-analytics.ts';
import { matchRoute } from './routes.ts';

/** Asks once whether usage may be counted, and counts it while the answer is yes. */
export function UsageAnalytics({ address }: { address: string }) {
  const consent = useAtomValue(consentAtom);
  const store = useStore();
  const [pathname] = useLocation();
  // The pattern of the address, such as `/brands/:slug`.
  const page = matchRoute(pathname, '').route.path;
  const [analytics, setAnalytics] = useState<Analytics | null>(null);
  useEffect(() => {
    if (consent !== 'yes') return;
    const started = startAnalytics(address, store);
    setAnalytics(started);
    return () => {
      started.end();
      setAnalytics(null);
    };
  }, [address, consent, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same pattern is another view
  useEffect(() => analytics?.view(page), [analytics, page, pathname]);
  return <div role="status">{consent === null && <ConsentQuestion />}</div>;
}
