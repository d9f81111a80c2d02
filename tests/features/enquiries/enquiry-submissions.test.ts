import { describe, expect, it } from 'vitest';
import { enquirySubmission } from '../../../src/features/enquiries/enquiry-submissions.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { enquiryAction } from '../../support/enquiry.fixture.ts';

describe('enquirySubmission', () => {
  const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
    position: 1,
    action: enquiryAction(),
    state: 'waiting',
    ...change,
  });
  const online = { isOnline: true, mustSignIn: false };

  it('derives the state from the outbox entry and the connection', () => {
    expect(enquirySubmission(entry(), online).state).toBe('sending');
    expect(enquirySubmission(entry(), { ...online, isOnline: false }).state).toBe('saved');
    expect(enquirySubmission(entry(), { isOnline: false, mustSignIn: true }).state).toBe('locked');
    expect(enquirySubmission(entry({ state: 'refused', reason: 'too-many' }), online)).toMatchObject({
      state: 'refused',
      reason: 'too-many',
    });
  });

  it('keeps the kind after delivery, when the input is dropped', () => {
    const waiting = enquirySubmission(entry(), online);
    const { action } = entry();
    const sent = entry({
      action: { ...action, input: null },
      state: 'sent',
      answer: { reference: 'YH-2345-6789', kind: 'visitor' },
    });
    expect(waiting.kind).toBe('visitor');
    expect(enquirySubmission(sent, online)).toMatchObject({ kind: 'visitor', state: 'sent' });
    expect(enquirySubmission({ ...sent, answer: null }, online).kind).toBeNull();
  });
});
