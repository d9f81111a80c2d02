import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EnquiryKind } from '../../../src/domain/enquiry/enquiry.ts';
import { parseEnquiry } from '../../../src/features/enquiries/parse-enquiry.ts';
import { attachmentOf } from '../../support/enquiry.fixture.ts';

function formOf(values: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const item of [value].flat()) data.append(name, item);
  return data;
}
const visitor = {
  name: 'Anna',
  email: 'anna@example.com',
  message: 'Hello',
  topic: 'lost',
  phone: '',
  expoId: '',
  trap: '',
};

describe('parseEnquiry', () => {
  it('returns an enquiry in which empty optional fields are null', () => {
    expect(parseEnquiry('visitor', formOf(visitor), [attachmentOf()]).enquiry).toMatchObject({
      kind: 'visitor',
      phone: null,
      expoId: null,
      attachments: [{ name: 'photo.jpg' }],
    });
    const exhibitor = {
      ...visitor,
      company: 'Brand',
      phone: '0123456789',
      sells: 'Travel',
      booth: '3x3',
      site: '',
    };
    expect(
      parseEnquiry('exhibitor', formOf({ ...exhibitor, expoIds: ['a', 'b'] }), []).enquiry,
    ).toMatchObject({
      expoIds: ['a', 'b'],
      site: null,
      phone: '+60123456789',
    });
    expect(parseEnquiry('online-service', formOf({ ...visitor, topic: 'orders' }), []).enquiry).toMatchObject(
      {
        orderNumber: null,
      },
    );
  });

  it.each([
    ['visitor', ['name', 'email', 'topic', 'message']],
    ['exhibitor', ['name', 'email', 'message', 'company', 'phone', 'sells', 'booth']],
    ['online-service', ['name', 'email', 'topic', 'message']],
  ] as [EnquiryKind, string[]][])(
    'returns one error for each required field of an empty %s form',
    (kind, fields) => {
      const { enquiry, errors } = parseEnquiry(kind, formOf({}), []);
      expect(enquiry).toBeNull();
      expect(Object.keys(errors ?? {}).toSorted()).toEqual(fields.toSorted());
      for (const text of Object.values(errors ?? {})) expect(text).toMatch(/^[A-Z“].*[.?]$/);
    },
  );

  it('has different errors for a message that is too long and an empty one', () => {
    const errors = (message: string) => parseEnquiry('visitor', formOf({ ...visitor, message }), []).errors;
    expect(errors('x'.repeat(4_001))?.message).toContain('4,000');
    expect(errors(' ')?.message).toBe('Write a few words.');
  });

  it('says of a name, a company or an order number that is too long how long it may be', () => {
    const long = 'x'.repeat(201);
    const exhibitor = { ...visitor, phone: '0123456789', sells: 'Travel', booth: '3x3' };
    expect(parseEnquiry('exhibitor', formOf({ ...exhibitor, name: long, company: long }), []).errors).toEqual(
      { name: 'Keep this to 100 characters.', company: 'Keep this to 100 characters.' },
    );
    expect(
      parseEnquiry('online-service', formOf({ ...visitor, topic: 'orders', orderNumber: long }), []).errors,
    ).toEqual({ orderNumber: 'Keep this to 40 characters.' });
  });

  it('never throws, for any typed text', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(visitor)), fc.string({ unit: 'binary' })),
        (typed) => {
          const { enquiry, errors } = parseEnquiry('visitor', formOf({ ...visitor, ...typed }), []);
          expect(enquiry === null).toBe(errors !== null);
        },
      ),
    );
  });
});
