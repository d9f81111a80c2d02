// @script outbox

import { installStateKey } from '../sync/later-storage-keys.ts';
import type { AppServices } from './app-services.ts';
import { isInstalledApp } from './in-app-browser.ts';
import { installPromptAtom, mayAskToInstallAtom } from './install-prompt.ts';
import { requestPersistentStorage } from './persistent-storage.ts';
import { isAuthAtom } from './session/session-state.ts';

/** Ms since 1970. */
type InstallState = { firstStartMs: number; dismissedMs: number | null };

/** Starts within this time belong to the first visit. */
const FIRST_VISIT_MS = 30 * 60 * 1000;
/** Who comes back after this time has found something here, with or without an account. */
const COMES_BACK_MS = 20 * 60 * 60 * 1000;

/** Never on a first visit, and never again after a no. A visitor with an account has a pass to keep at hand. */
export function mayAskToInstall(
  { firstStartMs, dismissedMs }: InstallState,
  { nowMs, isAuth }: { nowMs: number; isAuth: boolean },
): boolean {
  const knownMs = nowMs - firstStartMs;
  return dismissedMs === null && knownMs >= (isAuth ? FIRST_VISIT_MS : COMES_BACK_MS);
}

/** Null where nothing is stored, or cannot be. */
function readState(): InstallState | null {
  try {
    const stored = JSON.parse(localStorage.getItem(installStateKey) ?? 'null');
    if (!Number.isFinite(stored?.firstStartMs)) return null;
    const dismissedMs = Number.isFinite(stored.dismissedMs) ? Number(stored.dismissedMs) : null;
    return { firstStartMs: Number(stored.firstStartMs), dismissedMs };
  } catch {
    return null;
  }
}

function storeState(state: InstallState): void {
  try {
    localStorage.setItem(installStateKey, JSON.stringify(state));
  } catch {
    // Without storage every visit is a first one, and nothing is asked.
  }
}

/** The visitor's no, in this tab and for later. */
export function dismissInstall({ store }: Pick<AppServices, 'store'>): void {
  const nowMs = Date.now();
  store.set(mayAskToInstallAtom, false);
  storeState({ firstStartMs: readState()?.firstStartMs ?? nowMs, dismissedMs: nowMs });
}

/** Finds out whether to ask, and follows what the browser says about the installation. */
export function startInstallOffer({ store }: AppServices): void {
  addEventListener('appinstalled', () => {
    store.set(installPromptAtom, null);
    store.set(mayAskToInstallAtom, false);
    void requestPersistentStorage();
  });
  if (isInstalledApp()) {
    void requestPersistentStorage();
    return;
  }
  // Only Chromium has that. It decides in silence, where Firefox shows a question that nobody has asked for.
  const mayAskSilently = Boolean((navigator as { userAgentData?: unknown }).userAgentData);
  const keepStored = () => {
    if (mayAskSilently && store.get(isAuthAtom)) void requestPersistentStorage();
  };
  store.sub(isAuthAtom, keepStored);
  keepStored();
  const nowMs = Date.now();
  const state = readState();
  if (!state) {
    storeState({ firstStartMs: nowMs, dismissedMs: null });
    return;
  }
  const decide = () =>
    store.set(mayAskToInstallAtom, mayAskToInstall(state, { nowMs, isAuth: store.get(isAuthAtom) }));
  store.sub(isAuthAtom, decide);
  decide();
}
