// The only file of the server that the page may import, types only.
export type { AppRouter } from './router.ts';
