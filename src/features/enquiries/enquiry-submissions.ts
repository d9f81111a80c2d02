import { atom } from 'jotai';
import * as v from 'valibot';
import type { RefusalReason } from '../../domain/delivery/delivery-schema.ts';
import { type EnquiryKind, enquiryReference, enquiryResponseSchema } from '../../domain/enquiry/enquiry.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { openEntriesAtom, outboxEntriesAtom } from '../../platform/outbox-client.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';
import { tappedAtMs } from '../../sync/tap-time.ts';

/** `sending`: about to be delivered. `saved`: waits for a connection. `locked`: waits for the visitor to sign in. */
export type SubmissionState = 'sending' | 'saved' | 'locked' | 'sent' | 'refused';
export type EnquirySubmission = {
  key: string;
  reference: string;
  kind: EnquiryKind | null;
  state: SubmissionState;
  reason: RefusalReason | null;
  /** Ms since 1970, by the corrected clock. */
  submittedAtMs: number;
};

const kindSchema = v.object({ kind: enquiryResponseSchema.entries.kind });

/** What the page shows of an outbox entry. */
export function enquirySubmission(
  { action, state, answer, reason }: OutboxEntry,
  connection: { isOnline: boolean; mustSignIn: boolean },
): EnquirySubmission {
  const parsed = v.safeParse(kindSchema, state === 'sent' ? answer : action.input);
  return {
    key: action.key,
    reference: enquiryReference(action.key),
    kind: parsed.success ? parsed.output.kind : null,
    state:
      state !== 'waiting'
        ? state
        : connection.mustSignIn
          ? 'locked'
          : connection.isOnline
            ? 'sending'
            : 'saved',
    reason: reason ?? null,
    submittedAtMs: tappedAtMs(action),
  };
}

/** The enquiries written on this phone, latest first: the visitor's, and those written while signed out. */
export const enquirySubmissionsAtom = atom((get): EnquirySubmission[] => {
  const isOnline = get(isOnlineAtom);
  const ofVisitor = { isOnline, mustSignIn: get(sessionAtom).mustSignInToSend };
  const open = { isOnline, mustSignIn: false };
  return [
    ...get(outboxEntriesAtom).map((entry) => ({ entry, connection: ofVisitor })),
    ...get(openEntriesAtom).map((entry) => ({ entry, connection: open })),
  ]
    .filter(({ entry }) => entry.action.name === 'enquiry.send')
    .map(({ entry, connection }) => enquirySubmission(entry, connection))
    .sort((a, b) => b.submittedAtMs - a.submittedAtMs);
});
