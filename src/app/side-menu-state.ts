import { atom } from 'jotai';
import { isMenuOpen } from '../domain/routing/side-menu-address.ts';
import { isUserReadyAtom } from '../platform/session/session-state.ts';

/** The browser's own events, and those that wouter adds for the calls that change the address. */
const ADDRESS_EVENTS = ['popstate', 'pushState', 'replaceState', 'hashchange'];

const searchAtom = atom('');
searchAtom.onMount = (set) => {
  const read = () => set(location.search);
  read();
  for (const type of ADDRESS_EVENTS) addEventListener(type, read);
  return () => {
    for (const type of ADDRESS_EVENTS) removeEventListener(type, read);
  };
};

/** Whether the side menu is open: the address says so, and it is known who is signed in. */
export const isSideMenuOpenAtom = atom((get) => get(isUserReadyAtom) && isMenuOpen(get(searchAtom)));
