/**
 * The state of the user's data that an answer contains. `rev`: their revision from before the data was read.
 * `applied`: the keys of those actions that waited on this phone when it asked, and were applied all the same.
 * `storedAtMs`: of an answer out of the worker's cache, when it was stored; ms since 1970, 0 if that is not known.
 */
export type AnswerRevision = { rev: number; applied?: readonly string[]; storedAtMs?: number };

/** By query hash. */
let revisions = new Map<string, AnswerRevision>();

/** Returns a function that records the revision of one answer. It does nothing once the visitor has changed. */
export function revisionRecorder(queryHash: string): (revision: AnswerRevision) => void {
  const ofThisVisitor = revisions;
  return (revision) => ofThisVisitor.set(queryHash, revision);
}
/** The revision of the last answer; `rev` is -1 if that was stored by an earlier page load. */
export const revisionOf = (queryHash: string): AnswerRevision => revisions.get(queryHash) ?? { rev: -1 };
export const clearRevisions = () => {
  revisions = new Map();
};
