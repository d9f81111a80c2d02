import { useAtomValue, useStore } from 'jotai';
import { CircleCheck, Maximize, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { syncClock } from '../../platform/clock.ts';
import { browserOnlineAtom, isOnlineAtom } from '../../platform/connectivity.ts';
import { appLink } from '../../platform/env.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import {
  followOfflineReadiness,
  type OfflineProblem,
  type OfflineReadiness,
  offlineReadinessAtom,
} from '../../platform/offline-readiness.ts';
import { reportPassSettled } from '../../platform/pass-first.ts';
import { useHasPassed } from '../../ui/use-has-passed.ts';
import { offlineProblems } from './offline-problems.ts';
import styles from './pass-card.module.css';
import { isSettled, type PassView } from './pass-refresh.ts';
import { QrCode } from './qr-code.tsx';
import { usePass } from './use-pass.ts';
import { useWakeLock } from './use-wake-lock.ts';

const FullScreenPass = lazy(() => importComponent(() => import('./full-screen-pass.tsx')));

type Props = {
  /** Changes when the visitor's key may have arrived. */
  keyVersion: number;
  /** Asks for the visitor's key now. */
  onRetry: () => Promise<unknown>;
};

export function PassCard({ keyVersion, onRetry }: Props) {
  const view = usePass(keyVersion);
  const store = useStore();
  const readiness = useAtomValue(offlineReadinessAtom);
  const problem = offlineProblems[readiness.state as OfflineProblem];
  useWakeLock();
  // Kept while there is no code for a moment, such as after the phone has slept: the full screen comes back with it.
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => followOfflineReadiness(store), [store]);
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
      {view.state === 'shown' ? (
        <Code view={view} problem={problem} isLarge={isLarge} onLarge={setIsLarge} />
      ) : (
        // A key that is not stored comes with a connection.
        <NoCode
          view={view}
          problem={readiness.state === 'key-refused' ? undefined : problem}
          onRetry={onRetry}
        />
      )}
    </section>
  );
}

type CodeProps = {
  view: Extract<PassView, { state: 'shown' }>;
  problem: string | undefined;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
};

function Code({ view, problem, isLarge, onLarge }: CodeProps) {
  return (
    <>
      <div className={styles.code} data-pass="shown">
        <QrCode text={appLink + view.token} label="Your QR pass" />
      </div>
      <p className={styles.note}>
        Refresh in <b>{view.refreshInS}</b> second(s)
      </p>
      <p className={styles.paper}>On paper it works for two minutes only. Show it on your phone.</p>
      <button type="button" className={styles.action} onClick={() => onLarge(true)}>
        <Maximize size={18} aria-hidden />
        Fill the screen
      </button>
      {isLarge && (
        <Suspense>
          <FullScreenPass
            text={appLink + view.token}
            refreshInS={view.refreshInS}
            shouldCheckTime={view.shouldCheckTime}
            onClose={() => onLarge(false)}
          />
        </Suspense>
      )}
      {view.shouldCheckTime && <p className={styles.note}>Connect once to check the time</p>}
      {problem && <p className={styles.note}>{problem}</p>}
    </>
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
  'first-time': 'This is taking longer than usual. At the gate, show this screen to the staff.',
  'not-possible': 'This is taking longer than usual. At the gate, show this screen to the staff.',
} as const;

type NoCodeProps = {
  view: Extract<PassView, { state: 'waiting' }>;
  problem: string | undefined;
  onRetry: () => Promise<unknown>;
};

/** As high as the code with what is below it: the rows of the menu stay where they are. */
function NoCode({ view, problem, onRetry }: NoCodeProps) {
  const isOnline = useAtomValue(isOnlineAtom);
  // "Go online" helps only where there is no network: it may be our server that cannot be reached.
  const hasNetwork = useAtomValue(browserOnlineAtom);
  const isSlow = useHasPassed(SLOW_MS);
  const [isTrying, setIsTrying] = useState(false);
  const isComing = isOnline && !isSlow && view.reason !== 'clock-set-back';
  // If the browser lacks something, a connection does not help.
  const reason = problem ?? (isComing ? '' : (hasNetwork ? reasonsOnline : reasons)[view.reason]);
  const canRetry = reason !== '' && hasNetwork && !problem;
  const tryAgain = () => {
    if (isTrying) return;
    setIsTrying(true);
    void Promise.allSettled([syncClock(), onRetry()]).then(() => setIsTrying(false));
  };
  return (
    <>
      <div className={styles.code} data-pass="waiting">
        <div className={styles.placeholder} role="status">
          <p>Generating QR Code</p>
          {reason && <p className={styles.reason}>{reason}</p>}
        </div>
      </div>
      <p className={styles.note}>{canRetry ? 'We’ll keep trying.' : '\u00a0'}</p>
      <button
        type="button"
        className={styles.action}
        disabled={!canRetry}
        aria-disabled={isTrying}
        onClick={tryAgain}
      >
        <RotateCw size={18} aria-hidden />
        {isTrying ? 'Trying' : 'Try again'}
      </button>
    </>
  );
}
