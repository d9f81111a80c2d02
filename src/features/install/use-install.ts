import { useAtom, useAtomValue } from 'jotai';
import { appServicesAtom } from '../../platform/app-services.ts';
import { isIos, isSafari } from '../../platform/in-app-browser.ts';
import { dismissInstall } from '../../platform/install-offer.ts';
import { installPromptAtom } from '../../platform/install-prompt.ts';

/** `prompt`: the browser asks. `steps`: Safari on a phone or tablet, by hand. Null: neither is possible here. */
type InstallWay = 'prompt' | 'steps' | null;

/** How the app is installed here; `install` opens the browser's question, and remembers a no. */
export function useInstall() {
  const [prompt, setPrompt] = useAtom(installPromptAtom);
  const services = useAtomValue(appServicesAtom);
  const way: InstallWay = prompt ? 'prompt' : isSafari(navigator) && isIos(navigator) ? 'steps' : null;
  const dismiss = () => services && dismissInstall(services);
  const install = async () => {
    // A prompt can be used once.
    setPrompt(null);
    const answer = await prompt?.prompt().catch(() => null);
    if (answer?.outcome === 'dismissed') dismiss();
  };
  return { way, install, dismiss };
}
