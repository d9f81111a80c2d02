import type { SessionFinding } from '../../sync/authorised-request.ts';

/** `rejected`: the token that was refused at last. A finding about an older token says nothing about this session. */
type Listener = (finding: SessionFinding, rejected: string | null) => void;

const listeners = new Set<Listener>();

/** Requests and deliveries report here what they find out. They decide nothing: `keep-session.ts` does. */
export function reportSessionFinding(finding: SessionFinding, rejected: string | null): void {
  for (const listener of listeners) listener(finding, rejected);
}

export function onSessionFinding(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
