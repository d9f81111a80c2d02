import { atom } from 'jotai';
import * as v from 'valibot';
import type { RefusalReason } from '../../domain/delivery/delivery-schema.ts';
import { type EnquiryKind, enquiryReference, enquiryResponseSchema } from '../../domain/enquiry/enquiry.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { openEntriesAtom, outboxEntriesAtom } from '../../platform/outbox.ts';
import { sessionAtom } from '../../platform/session.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** `sending`: with the server any moment. `saved`: waiting for a signal. `locked`: waiting for its owner to sign in. */
export type EnquiryState = 'sending' | 'saved' | 'locked' | 'sent' | 'refused';
export type SentEnquiry = {
  key: string;
  reference: string;
  kind: EnquiryKind | null;
  state: EnquiryState;
  reason: RefusalReason | null;
  /** Ms since 1970, by the corrected clock. */
  atMs: number;
};

const kindSchema = v.object({ kind: enquiryResponseSchema.entries.kind });

/** How an entry of the outbox stands with the server. */
export function sentEnquiry(
  { action, state, answer, reason }: OutboxEntry,
  now: { isOnline: boolean; mustSignIn: boolean },
): SentEnquiry {
  const told = v.safeParse(kindSchema, state === 'sent' ? answer : action.input);
  return {
    key: action.key,
    reference: enquiryReference(action.key),
    kind: told.success ? told.output.kind : null,
    state: state !== 'waiting' ? state : now.mustSignIn ? 'locked' : now.isOnline ? 'sending' : 'saved',
    reason: reason ?? null,
    atMs: action.tappedAt + (action.offsetMs ?? 0),
  };
}

/** The enquiries that this phone knows of, latest first: the visitor's own, and those of nobody in particular. */
export const sentEnquiriesAtom = atom((get): SentEnquiry[] => {
  const isOnline = get(isOnlineAtom);
  const own = { isOnline, mustSignIn: get(sessionAtom).mustSignInToSend };
  const open = { isOnline, mustSignIn: false };
  return [
    ...get(outboxEntriesAtom).map((entry) => ({ entry, now: own })),
    ...get(openEntriesAtom).map((entry) => ({ entry, now: open })),
  ]
    .filter(({ entry }) => entry.action.name === 'enquiry.send')
    .map(({ entry, now }) => sentEnquiry(entry, now))
    .sort((a, b) => b.atMs - a.atMs);
});
