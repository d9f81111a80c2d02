import { atom } from 'jotai';
import { usageConsentKey } from '../../sync/later-storage-keys.ts';

/** Null: not asked yet. */
type Consent = 'yes' | 'no' | null;

function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(usageConsentKey);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return null;
  }
}

function storeConsent(consent: 'yes' | 'no'): void {
  try {
    localStorage.setItem(usageConsentKey, consent);
  } catch {
    // Where storage is not allowed, the answer holds until the page is closed.
  }
}

// Newer versions of Node have a localStorage of their own, and warn of it.
const shownConsentAtom = atom<Consent>(typeof document === 'undefined' ? null : readConsent());
shownConsentAtom.onMount = (show) => {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === usageConsentKey || key === null) show(readConsent());
  };
  addEventListener('storage', followOtherTabs);
  return () => removeEventListener('storage', followOtherTabs);
};

/** Whether usage may be counted on this phone. Writing stores the answer. */
export const consentAtom = atom(
  (get) => get(shownConsentAtom),
  (_, set, consent: 'yes' | 'no') => {
    storeConsent(consent);
    set(shownConsentAtom, consent);
  },
);
