import { atom } from 'jotai';
import * as v from 'valibot';
import type { RefusalReason } from '../../domain/delivery/delivery-schema.ts';
import { type EnquiryKind, enquiryReference, enquiryResponseSchema } from '../../domain/enquiry/enquiry.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { openEntriesAtom, outboxEntriesAtom } from '../../platform/outbox.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `sending`: with the server any moment. `saved`: waiting for a signal. `locked`: waiting for its owner to sign in. */
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

/** How an entry of the outbox stands with the server. */
export function enquirySubmission(
  { action, state, answer, reason }: OutboxEntry,
  now: { isOnline: boolean; mustSignIn: boolean },
): EnquirySubmission {
  const told = v.safeParse(kindSchema, state === 'sent' ? answer : action.input);
  return {
    key: action.key,
    reference: enquiryReference(action.key),
    kind: told.success ? told.output.kind : null,
    state: state !== 'waiting' ? state : now.mustSignIn ? 'locked' : now.isOnline ? 'sending' : 'saved',
    reason: reason ?? null,
    submittedAtMs: action.tappedAt + (action.offsetMs ?? 0),
  };
}

/** The enquiries that this phone knows of, latest first: the visitor's own, and those of nobody in particular. */
export const enquirySubmissionsAtom = atom((get): EnquirySubmission[] => {
  const isOnline = get(isOnlineAtom);
  const own = { isOnline, mustSignIn: get(sessionAtom).mustSignInToSend };
  const open = { isOnline, mustSignIn: false };
  return [
    ...get(outboxEntriesAtom).map((entry) => ({ entry, now: own })),
    ...get(openEntriesAtom).map((entry) => ({ entry, now: open })),
  ]
    .filter(({ entry }) => entry.action.name === 'enquiry.send')
    .map(({ entry, now }) => enquirySubmission(entry, now))
    .sort((a, b) => b.submittedAtMs - a.submittedAtMs);
});
