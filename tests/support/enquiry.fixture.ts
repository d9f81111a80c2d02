import { createHash, randomUUID } from 'node:crypto';
import type { Action } from '../../src/domain/delivery/actions.ts';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import type { Attachment, Enquiry } from '../../src/domain/enquiry/enquiry.ts';
import { TEST_NOW_MS } from './test-server.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const attachmentOf = (more: Partial<Attachment> = {}): Attachment => ({
  hash: 'a'.repeat(64),
  name: 'photo.jpg',
  kind: 'image',
  size: 100,
  ...more,
});

export const visitorEnquiry = (more: object = {}): Extract<Enquiry, { kind: 'visitor' }> => ({
  kind: 'visitor',
  name: 'Anna Lim',
  email: 'anna@example.com',
  message: 'I lost a sock.',
  attachments: [],
  trap: '',
  phone: null,
  topic: 'lost',
  expoId: null,
  ...more,
});

/** The action that sends an enquiry, with defaults for every field. */
export const enquiryAction = (input: object = {}, more: Partial<Action> = {}): Action => ({
  key: randomUUID(),
  name: 'enquiry.send',
  v: 1,
  input: visitorEnquiry(input),
  lane: 'enquiry',
  sub: ANONYMOUS_SUB,
  tappedAt: TEST_NOW_MS,
  offsetMs: 0,
  ...more,
});

/** The smallest file of each kind that the server detects. */
export const sampleFiles = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: Buffer.from('  <!doctype html><script>alert(1)</script>'),
  text: Buffer.from('one,two\n1,2\n'),
};
