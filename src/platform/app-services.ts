import type { QueryClient } from '@tanstack/react-query';
import { atom, type createStore } from 'jotai';

/** The Jotai store and the query client of this page. */
export type AppServices = { store: ReturnType<typeof createStore>; queryClient: QueryClient };

/** For code that changes all of the visitor's data, such as signing out. Null until the page has booted. */
export const appServicesAtom = atom<AppServices | null>(null);
