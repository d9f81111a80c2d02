/** What page and worker say to each other. Types only: the page imports nothing else of the worker. */
export type PageToWorker =
  /** Take over now: the visitor asked for the new version. The name is the one that the worker library sends. */
  { type: 'SKIP_WAITING' };
