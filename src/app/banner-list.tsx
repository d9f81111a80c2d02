import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { KeyRound, Sparkles, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isAuthPath, paths } from '../domain/routing/paths.ts';
import type { SoonTalk } from '../features/agenda/soon-talk.ts';
import { InstallCard } from '../features/install/install-card.tsx';
import { isStorageLostAtom, updateBaseAtom } from '../platform/available-update.ts';
import { checkOfflineReadiness, offlineReadinessAtom } from '../platform/offline-readiness.ts';
import { sessionAtom, wasSignedOutAtom } from '../platform/session/session-state.ts';
import { readClockRecord } from '../sync/clock-store.ts';
import { readPassKey } from '../sync/pass-key.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useAuthPath } from '../ui/use-auth-path.ts';
import styles from './help-and-banners.module.css';
import { TalkSoon } from './talk-soon.tsx';

type Props = {
  update: { apply: () => void; news: string } | null;
  wasSignedOut: boolean;
  soonTalk: SoonTalk | null;
  mayAskToInstall: boolean;
};

export default function BannerList({ update, wasSignedOut, soonTalk, mayAskToInstall }: Props) {
  const isStorageLost = useAtomValue(isStorageLostAtom);
  const authPathOf = useAuthPath();
  const [pathname] = useLocation();
  const setUpdate = useSetAtom(updateBaseAtom);
  const setWasSignedOut = useSetAtom(wasSignedOutAtom);
  return (
    <>
      {/* What is typed is kept as a draft, so it is offered in the middle of a form, too. */}
      {isStorageLost && (
        <p className={styles.banner}>
          <span>This device’s storage isn’t answering. It may once the page is loaded again.</span>
          <Button variant="light" onClick={() => location.reload()}>
            Load again
          </Button>
        </p>
      )}
      {update && (
        <p className={styles.banner}>
          <Sparkles size={18} aria-hidden />
          <span>{update.news ? `New: ${update.news}` : 'New version ready'}</span>
          <span>
            <Button variant="light" onClick={() => setUpdate(null)}>
              Later
            </Button>
            <Button variant="light" onClick={update.apply}>
              Update
            </Button>
          </span>
        </p>
      )}
      {wasSignedOut && (
        <p className={styles.banner}>
          <span>You were signed out. What you saved is kept for you.</span>
          <span>
            {!isAuthPath(pathname) && (
              <ButtonLink variant="light" href={authPathOf(paths.signIn)}>
                Log in
              </ButtonLink>
            )}
            <Button variant="light" onClick={() => setWasSignedOut(false)}>
              OK
            </Button>
          </span>
        </p>
      )}
      {soonTalk && <TalkSoon talk={soonTalk} />}
      {/* One question at a time, and none in the way of a form. */}
      {mayAskToInstall &&
        !isStorageLost &&
        !update &&
        !wasSignedOut &&
        !soonTalk &&
        !isAuthPath(pathname) && <InstallCard />}
    </>
  );
}

/**
 * The text of the bar. That the phone is online again is for screen readers: others see the bar go away.
 */
export function OfflineBarText({ isOnline, isShown }: { isOnline: boolean; isShown: boolean }) {
  const wasOffline = useRef(false);
  if (!isOnline) {
    wasOffline.current = true;
    return <OfflineNote />;
  }
  if (isShown) return <SignInAgain />;
  return wasOffline.current && <span className="visually-hidden">You’re online again.</span>;
}

/** Promises the pass only where everything that it needs is stored. */
function OfflineNote() {
  const store = useStore();
  const { isAuth } = useAtomValue(sessionAtom);
  const { state } = useAtomValue(offlineReadinessAtom);
  useEffect(() => {
    if (isAuth) void checkOfflineReadiness(store);
  }, [isAuth, store]);
  const forVisitor = state === 'ready' ? 'Your pass and lists still work.' : 'What you save is sent later.';
  return (
    <>
      <WifiOff size={16} aria-hidden />
      {/* Read out once it is known what works. */}
      <span aria-hidden={(isAuth && state === 'unknown') || undefined}>
        You’re offline. {isAuth ? forVisitor : 'Saved pages still open.'}
      </span>
    </>
  );
}

/** Whether a pass can be shown here without asking the server. */
function useStoredPass(sub: string | null): boolean {
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    if (sub === null) return;
    Promise.all([readPassKey(sub), readClockRecord()]).then(
      (found) => setIsStored(found.every(Boolean)),
      () => {},
    );
  }, [sub]);
  return isStored;
}

/** The tokens of the session are gone: what still works, and the way to get the rest back. */
function SignInAgain() {
  const authPathOf = useAuthPath();
  const { sub, problem } = useAtomValue(sessionAtom);
  const hasPass = useStoredPass(sub);
  return (
    <>
      <KeyRound size={16} aria-hidden />
      <span>
        {hasPass && 'Your pass still works. '}To load and send,{' '}
        <Link href={authPathOf(paths.signIn)}>log in again</Link>. {problem && <small>({problem})</small>}
      </span>
    </>
  );
}
