import { useAtomValue } from 'jotai';
import { productName } from '../../domain/organiser/brand.ts';
import { inAppBrowserOf, isInstalledApp } from '../../platform/in-app-browser.ts';
import { installPromptAtom } from '../../platform/install-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { InstallByHand } from './install-steps.tsx';
import { InAppNotice, InsecureAddress } from './open-in-browser.tsx';
import { useInstall } from './use-install.ts';

/** Whether the app is installed, and how that is done. A computer has no home screen. */
export const InstallSetting = ({ className }: { className?: string | undefined }) => (
  <section aria-labelledby="install-title">
    <h2 id="install-title">{productName} as an app</h2>
    <div className={className}>
      <HowToInstall />
    </div>
  </section>
);

function HowToInstall() {
  const { way, install } = useInstall();
  const hasPrompt = useAtomValue(installPromptAtom) !== null;
  if (isInstalledApp()) return <p>You’re using the installed app.</p>;
  if (globalThis.isSecureContext === false) return <InsecureAddress />;
  if (inAppBrowserOf(navigator, false)) return <InAppNotice />;
  if (way === 'steps' || !hasPrompt) return <InstallByHand />;
  return (
    <p>
      <Button variant="outline" onClick={install}>
        Install
      </Button>
    </p>
  );
}
