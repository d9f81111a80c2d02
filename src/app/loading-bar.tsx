import { atom, useAtomValue } from 'jotai';
import styles from './loading-bar.module.css';

/** `path` is that of the page on the screen; null before the first. */
type LoadingBarState = { path: string | null; state: 'loading' | 'arrived' | null };
const stateAtom = atom<LoadingBarState>({ path: null, state: null });
/** Set with the path of the page on the screen, and the path that the visitor goes to. */
export const loadingBarAtom = atom(
  (get) => get(stateAtom),
  (get, set, from: string, to: string) => set(stateAtom, nextLoadingBar(get(stateAtom), from, to)),
);

/** A thin bar that grows while another page loads, and completes when it is shown. */
export function LoadingBar() {
  const { path, state } = useAtomValue(loadingBarAtom);
  return <div key={path} className={styles.bar} data-bar={state ?? undefined} aria-hidden />;
}

function nextLoadingBar(last: LoadingBarState, from: string, to: string): LoadingBarState {
  if (shouldShowLoadingBar(from, to)) return { path: from, state: 'loading' };
  if (last.path === from) return last.state === 'loading' ? { path: from, state: null } : last;
  return {
    path: from,
    state: last.path !== null && shouldShowLoadingBar(last.path, from) ? 'arrived' : null,
  };
}

const PATHS_WITHOUT_BAR: readonly string[] = ['my-rewards', 'get-in-touch'];
/** Every navigation to another path shows the bar, except to or within my-rewards and get-in-touch. */
export function shouldShowLoadingBar(from: string, to: string): boolean {
  return from !== to && !PATHS_WITHOUT_BAR.includes(to.split('/')[1] ?? '');
}
