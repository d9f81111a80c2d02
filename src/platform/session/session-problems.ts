import type { SessionProblem } from '../../sync/authorised-request.ts';

/**
 * `rejected`: the token of the last attempt, which was refused. A problem with an older token says nothing about this
 * session.
 */
type Listener = (problem: SessionProblem, rejected: string | null) => void;

const listeners = new Set<Listener>();

/** Requests and deliveries report here what they find out. They decide nothing: `keep-session.ts` does. */
export function reportSessionProblem(problem: SessionProblem, rejected: string | null): void {
  for (const listener of listeners) listener(problem, rejected);
}

export function onSessionProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
