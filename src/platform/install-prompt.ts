// @script shell

import { atom, type createStore } from 'jotai';

/** The browser's offer to install the app, which a press of the visitor may open once. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

export const installPromptAtom = atom<InstallPrompt | null>(null);
/** Whether the visitor has seen enough of the app to be asked. */
export const mayAskToInstallAtom = atom(false);

/** Keeps the browser's offer for later: on a first visit a visitor does not know yet what there is to install. */
export function keepInstallPrompt(store: ReturnType<typeof createStore>): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set(installPromptAtom, event as InstallPrompt);
  });
}
