// @script forms

import { Ellipsis } from 'lucide-react';
import { scannedPath } from '../../domain/expo/check-in-link.ts';
import { productName } from '../../domain/organiser/brand.ts';
import {
  browserIntent,
  type InAppBrowser,
  inAppBrowserOf,
  isInstalledApp,
  isIos,
} from '../../platform/in-app-browser.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import styles from './install.module.css';
import { Drawing } from './install-steps.tsx';

type Props = { returnUrl?: string | null; after?: string | null };

/** Before a sign-in: what is wrong with the browser or the address, where it is not the visitor. */
export function BeforeSignIn({ returnUrl = null, after = null }: Props) {
  if (useIsHydrating()) return null;
  if (globalThis.isSecureContext === false) return <InsecureAddress />;
  if (inAppBrowserOf(navigator, isInstalledApp())) return <InAppNotice />;
  return <MaybeInstalled returnUrl={returnUrl} after={after} />;
}

/**
 * On iOS a poster that the phone's own camera reads, and a link in a message, open the browser, where a visitor of the
 * installed app is not logged in.
 */
function MaybeInstalled({ returnUrl, after }: Required<Props>) {
  if (!isIos(navigator) || isInstalledApp()) return null;
  if (after === 'invited')
    return (
      <p className={styles.aside}>
        Is {productName} on your home screen? It has a login of its own. Log in here, too, and a list that you
        join shows in both.
      </p>
    );
  if (!returnUrl || !scannedPath(location.origin + returnUrl, location.origin)) return null;
  return (
    <p className={styles.aside}>
      Is {productName} on your home screen? Open it there, go to Expo Check-in and tap <b>Scan a code</b>.
    </p>
  );
}

/** Why nothing can be kept here. */
export const InsecureAddress = () => (
  <div className={styles.notice} role="note">
    <h2>This address isn’t secure</h2>
    <p>
      It starts with http, so browsers allow no login and nothing for the hall without signal. Open the
      address that starts with <b>https</b>.
    </p>
  </div>
);

/** The way from the browser inside an app to the visitor's own; nothing in a real browser. */
export function InAppNotice() {
  const inside = inAppBrowserOf(navigator, isInstalledApp());
  if (!inside) return null;
  return (
    <div className={styles.notice} role="note">
      <h2>You’re inside {inside.app}</h2>
      <p>What you save here isn’t in your own browser, and the app can’t be installed from here.</p>
      <WayToBrowser inside={inside} />
      {inside.system !== 'android' && (
        <p>The app on your home screen has a login of its own: you may have to log in once more.</p>
      )}
    </div>
  );
}

/** How the same page is opened in the visitor's own browser. */
export const WayToBrowser = ({ inside }: { inside: InAppBrowser }) =>
  inside.system === 'android' ? (
    <p className={styles.leave}>
      <a href={browserIntent(location.href)}>Open in your browser</a>
    </p>
  ) : (
    <ol className={styles.steps}>
      <li>
        <Drawing barOnTop spot={<Ellipsis x={62} y={12} size={16} />} />
        <span>Tap the dots or the share sign at the edge of the screen.</span>
      </li>
      <li>
        <Drawing sheet spot={<path d="M14 76h42" />} />
        <span>
          Choose <b>Open in Safari</b> or <b>Open in browser</b>.
        </span>
      </li>
    </ol>
  );
