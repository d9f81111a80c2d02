import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { enquiryReference, enquirySchema } from '../../../src/domain/enquiry/enquiry.ts';
import { attachmentOf, visitorEnquiry } from '../../support/enquiry.fixture.ts';

const isAccepted = (input: unknown) => v.safeParse(enquirySchema, input).success;
const exhibitor = {
  kind: 'exhibitor',
  name: 'Mei Ling',
  email: 'mei@brand.example',
  message: 'We sell prams.',
  attachments: [],
  trap: '',
  company: 'Brand Sdn Bhd',
  phone: '03-7627 2929',
  site: 'brand.example',
  sells: 'Travel',
  expoIds: ['expo-baby-fair-kl'],
  booth: 'not-sure',
};

it('the schema accepts the input of each of the three forms', () => {
  expect(isAccepted(visitorEnquiry())).toBe(true);
  expect(isAccepted(exhibitor)).toBe(true);
  const { topic: _, phone: __, expoId: ___, ...rest } = visitorEnquiry();
  expect(isAccepted({ ...rest, kind: 'online-service', topic: 'orders', orderNumber: null })).toBe(true);
});

it('the schema takes an email that was pasted with a mark that nobody sees, or has an apostrophe', () => {
  const enquiry = visitorEnquiry({ email: '\u200eanna@example.com\u200b' });
  expect(v.parse(enquirySchema, enquiry).email).toBe('anna@example.com');
  expect(v.is(enquirySchema, visitorEnquiry({ email: "nina.d'souza@example.com" }))).toBe(true);
});

it('the schema normalises telephone number, web site and text', () => {
  expect(
    v.parse(enquirySchema, { ...exhibitor, name: '  Mei\u0000 Ling ', message: ' a\r\nb\u0007 ' }),
  ).toMatchObject({
    phone: '+60376272929',
    site: 'https://brand.example',
    name: 'Mei Ling',
    message: 'a\nb',
  });
});

it('a parsed enquiry stays the same when it is parsed again', () => {
  const parsed = v.parse(enquirySchema, exhibitor);
  expect(v.parse(enquirySchema, parsed)).toEqual(parsed);
});

it.each([
  ['no name', { name: ' ' }],
  ['an invalid email address', { email: 'anna' }],
  ['an invalid telephone number', { phone: '12' }],
  ['an unknown topic', { topic: 'constructor' }],
  ['an empty message', { message: '\n \u0000' }],
  ['a message that is too long', { message: 'x'.repeat(4_001) }],
  ['four files', { attachments: ['a', 'b', 'c', 'd'].map((c) => attachmentOf({ hash: c.repeat(64) })) }],
  ['an executable file', { attachments: [attachmentOf({ name: 'photo.jpg.exe' })] }],
  ['a picture sent as a document', { attachments: [attachmentOf({ kind: 'document' })] }],
  ['a file larger than 5 MB', { attachments: [attachmentOf({ size: 5 * 1024 * 1024 + 1 })] }],
  ['an empty file', { attachments: [attachmentOf({ size: 0 })] }],
  ['a hash with a path', { attachments: [attachmentOf({ hash: `${'a'.repeat(61)}/..` })] }],
])('%s is refused', (_, invalid) => {
  expect(isAccepted({ ...visitorEnquiry(), ...invalid })).toBe(false);
});

it.each([
  'javascript:alert(1)',
  'ftp://brand.example',
  'brand',
  'https://',
  'http:// brand.example',
  'https://user@',
])('the web site %s is refused', (site) => expect(isAccepted({ ...exhibitor, site })).toBe(false));

it('the reference of an enquiry is readable and depends on its key only', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (key) => {
      expect(enquiryReference(key)).toMatch(/^YH-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      expect(enquiryReference(key)).toBe(enquiryReference(key));
    }),
  );
  expect(enquiryReference('00000000-0000-4000-8000-000000000000')).toBe('YH-2222-2222');
  expect(enquiryReference('ffffffff-ffff-4000-8000-000000000000')).toBe('YH-ZZZZ-ZZZZ');
});
