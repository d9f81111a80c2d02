import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { enquiryReference, enquirySchema } from '../../../src/domain/enquiry/enquiry.ts';
import { attachmentOf, visitorEnquiry } from '../../support/enquiry.fixture.ts';

const takes = (input: unknown) => v.safeParse(enquirySchema, input).success;
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

it('takes what each of the three forms asks', () => {
  expect(takes(visitorEnquiry())).toBe(true);
  expect(takes(exhibitor)).toBe(true);
  const { topic: _, phone: __, expoId: ___, ...rest } = visitorEnquiry();
  expect(takes({ ...rest, kind: 'online-service', topic: 'orders', orderNumber: null })).toBe(true);
});

it('brings telephone number, web site and text into one spelling', () => {
  expect(
    v.parse(enquirySchema, { ...exhibitor, name: '  Mei\u0000 Ling ', message: ' a\r\nb\u0007 ' }),
  ).toMatchObject({
    phone: '+60376272929',
    site: 'https://brand.example',
    name: 'Mei Ling',
    message: 'a\nb',
  });
});

it('stays the same when it is read again', () => {
  const once = v.parse(enquirySchema, exhibitor);
  expect(v.parse(enquirySchema, once)).toEqual(once);
});

it.each([
  ['no name', { name: ' ' }],
  ['no address', { email: 'anna' }],
  ['a telephone number that is none', { phone: '12' }],
  ['an unknown topic', { topic: 'constructor' }],
  ['no words', { message: '\n \u0000' }],
  ['a book', { message: 'x'.repeat(4_001) }],
  ['four files', { attachments: ['a', 'b', 'c', 'd'].map((c) => attachmentOf({ hash: c.repeat(64) })) }],
  ['a program', { attachments: [attachmentOf({ name: 'photo.jpg.exe' })] }],
  ['a picture that says it is a document', { attachments: [attachmentOf({ kind: 'document' })] }],
  ['a file larger than 5 MB', { attachments: [attachmentOf({ size: 5 * 1024 * 1024 + 1 })] }],
  ['a file of no bytes', { attachments: [attachmentOf({ size: 0 })] }],
  ['a hash that leads elsewhere', { attachments: [attachmentOf({ hash: `${'a'.repeat(61)}/..` })] }],
])('%s is refused', (_, more) => {
  expect(takes({ ...visitorEnquiry(), ...more })).toBe(false);
});

it.each([
  'javascript:alert(1)',
  'ftp://brand.example',
  'brand',
  'https://',
  'http:// brand.example',
  'https://user@',
])('the web site %s is refused', (site) => expect(takes({ ...exhibitor, site })).toBe(false));

it('has a number that can be read out, the same wherever it is told', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (key) => {
      expect(enquiryReference(key)).toMatch(/^YH-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      expect(enquiryReference(key)).toBe(enquiryReference(key));
    }),
  );
  expect(enquiryReference('00000000-0000-4000-8000-000000000000')).toBe('YH-2222-2222');
  expect(enquiryReference('ffffffff-ffff-4000-8000-000000000000')).toBe('YH-ZZZZ-ZZZZ');
});
