// What the page may know of the server: types alone.
export type { AppRouter } from './router.ts';
