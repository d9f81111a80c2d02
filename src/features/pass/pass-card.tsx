import { useAtomValue, useStore } from 'jotai';
import { CircleCheck, Maximize } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { appLink } from '../../platform/env.ts';
import { importComponent } from '../../platform/import-part.ts';
import { reportPassSettled } from '../../platform/pass-first.ts';
import {
  followPrecache,
  type OfflineProblem,
  type OfflineReadiness,
  offlineReadinessAtom,
} from '../../platform/precache-status.ts';
import { useHasPassed } from '../../ui/use-has-passed.ts';
import { offlineProblems } from './offline-problems.ts';
import styles from './pass-card.module.css';
import { isSettled, type PassView } from './pass-refresh.ts';
import { QrCode } from './qr-code.tsx';
import { usePass } from './use-pass.ts';
import { useWakeLock } from './use-wake-lock.ts';

const FullScreenPass = lazy(() => importComponent(() => import('./full-screen-pass.tsx')));

/** `keyVersion` changes when the visitor's key may have arrived. */
export function PassCard({ keyVersion }: { keyVersion: number }) {
  const view = usePass(keyVersion);
  const store = useStore();
  const readiness = useAtomValue(offlineReadinessAtom);
  const problem = offlineProblems[readiness.state as OfflineProblem];
  useWakeLock();
  useEffect(() => followPrecache(store), [store]);
  const [isLarge, setIsLarge] = useState(false);
  const settled = isSettled(view);
  useEffect(() => {
    if (settled) reportPassSettled();
  }, [settled]);
  return (
    <section className={styles.card} aria-labelledby="pass-title">
      <div className={styles.top}>
        <h2 id="pass-title">My QR pass</h2>
        {view.state === 'shown' && <OfflineChip readiness={readiness} />}
      </div>
      <div className={styles.code} data-pass={view.state === 'shown' ? 'shown' : 'waiting'}>
        {view.state === 'shown' ? (
          <QrCode text={appLink + view.token} label="Your QR pass" />
        ) : (
          <Placeholder view={view} problem={problem} />
        )}
      </div>
      <p className={styles.note}>
        {view.state === 'shown' ? (
          <>
            Refresh in <b>{view.refreshInS}</b> second(s)
          </>
        ) : (
          '\u00a0'
        )}
      </p>
      <button
        type="button"
        className={styles.enlarge}
        disabled={view.state !== 'shown'}
        onClick={() => setIsLarge(true)}
      >
        <Maximize size={18} aria-hidden />
        Fill the screen
      </button>
      {view.state === 'shown' && isLarge && (
        <Suspense>
          <FullScreenPass
            text={appLink + view.token}
            refreshInS={view.refreshInS}
            shouldCheckTime={view.shouldCheckTime}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
      {view.state === 'shown' && view.shouldCheckTime && (
        <p className={styles.note}>Connect once to check the time</p>
      )}
      {problem && view.state === 'shown' && <p className={styles.note}>{problem}</p>}
    </section>
  );
}

/** Says that the pass works offline only when the app opens offline, too, with what is needed at the expo. */
function OfflineChip({ readiness }: { readiness: OfflineReadiness }) {
  const isOnline = useAtomValue(isOnlineAtom);
  if (readiness.state === 'preparing')
    return (
      <p className={styles.chip} data-preparing>
        Saving for offline, {Math.floor(readiness.share * 100)}%
      </p>
    );
  if (readiness.state !== 'ready') return null;
  return (
    <p className={styles.chip}>
      <CircleCheck size={15} aria-hidden />
      {isOnline ? 'Works offline' : 'Working offline'}
    </p>
  );
}

const reasons = {
  working: '',
  'first-time': 'Go online once so this device gets the right time. After that it works offline.',
  'clock-set-back': 'This device’s clock was set back. Connect once to check the time.',
  'not-possible': 'Go online once to save your pass on this device.',
} as const;

/** Online, what is missing is probably on its way: the reason is shown only after this long. */
const SLOW_MS = 5_000;
const reasonsOnline = {
  ...reasons,
  'first-time': 'We can’t reach our clock yet, and keep trying. At the gate, ask at the info desk.',
  'not-possible': 'We can’t load your pass yet, and keep trying. At the gate, ask at the info desk.',
} as const;

type Waiting = Extract<PassView, { state: 'waiting' }>;

function Placeholder({ view, problem }: { view: Waiting; problem: string | undefined }) {
  const isOnline = useAtomValue(isOnlineAtom);
  const isSlow = useHasPassed(SLOW_MS);
  const isComing = isOnline && !isSlow && view.reason !== 'clock-set-back';
  // If the browser lacks something, a connection does not help.
  const reason = problem ?? (isComing ? '' : (isOnline ? reasonsOnline : reasons)[view.reason]);
  return (
    <div className={styles.placeholder} role="status">
      <p>Generating QR Code</p>
      {reason && <p className={styles.reason}>{reason}</p>}
    </div>
  );
}
