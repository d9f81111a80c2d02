import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { soonTalkAtom } from '../features/agenda/soon-talk.ts';
import { isStorageLostAtom, updateAtom } from '../platform/available-update.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { mayAskToInstallAtom } from '../platform/install-prompt.ts';
import { wasSignedOutAtom } from '../platform/session/session-state.ts';
import styles from './help-and-banners.module.css';

// Rarely shown, so their texts and icon are no part of the first load.
const BannerList = lazy(() => importComponent(() => import('./banner-list.tsx')));

/**
 * Messages of the app itself: storage is lost, a new version is ready, the session has ended, a saved talk begins soon.
 * The live region is always there.
 */
export function AppBanners() {
  const isStorageLost = useAtomValue(isStorageLostAtom);
  const update = useAtomValue(updateAtom);
  const wasSignedOut = useAtomValue(wasSignedOutAtom);
  const mayAskToInstall = useAtomValue(mayAskToInstallAtom);
  const soonTalk = useAtomValue(soonTalkAtom);
  return (
    <div role="status" className={styles.banners}>
      {(isStorageLost || update || wasSignedOut || soonTalk || mayAskToInstall) && (
        <Suspense>
          <BannerList {...{ update, wasSignedOut, soonTalk, mayAskToInstall }} />
        </Suspense>
      )}
    </div>
  );
}
