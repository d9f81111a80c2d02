import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_FILES } from '../../../src/domain/enquiry/attachment-files.ts';
import type { EnquiryKind } from '../../../src/domain/enquiry/enquiry.ts';
import { enquirySubmission } from '../../../src/features/enquiries/enquiry-submissions.ts';
import { addFiles, parseEnquiry, sizeLabel } from '../../../src/features/enquiries/parse-enquiry.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { attachmentOf, enquiryAction } from '../../support/enquiry.fixture.ts';

function formOf(values: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) data.append(name, one);
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

describe('a form', () => {
  it('is an enquiry; what may be left open is left open', () => {
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
    'for a %s that is empty says what is missing, field by field',
    (kind, fields) => {
      const { enquiry, errors } = parseEnquiry(kind, formOf({}), []);
      expect(enquiry).toBeNull();
      expect(Object.keys(errors ?? {}).toSorted()).toEqual(fields.toSorted());
      for (const sentence of Object.values(errors ?? {})) expect(sentence).toMatch(/^[A-Z“].*[.?]$/);
    },
  );

  it('tells too long a message from none', () => {
    const failures = (message: string) => parseEnquiry('visitor', formOf({ ...visitor, message }), []).errors;
    expect(failures('x'.repeat(4_001))?.message).toContain('4,000');
    expect(failures(' ')?.message).toBe('Please write a few words.');
  });

  it('never throws, whatever is typed', () => {
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

describe('chosen files', () => {
  const file = (name: string, size = 10) => ({ name, size });

  it('are never more than three, nor any that may not be sent', () => {
    const some = fc.array(
      fc.record({
        name: fc.constantFrom('a.jpg', 'b.pdf', 'c.exe', 'd.png', 'e.svg', 'f.txt'),
        size: fc.nat(6_000_000),
      }),
    );
    fc.assert(
      fc.property(some, some, (first, second) => {
        const { files } = addFiles(addFiles([], first).files, second);
        expect(files.length).toBeLessThanOrEqual(MAX_FILES);
        expect(
          files.every(({ name, size }) => /jpg|pdf|png|txt/.test(name) && size > 0 && size <= 5_242_880),
        ).toBe(true);
      }),
    );
  });

  it('that are left out are named, with the reason', () => {
    const { files, rejectionText } = addFiles(
      [],
      [file('a.jpg'), file('b.jpg.exe'), file('c.pdf', 6_000_000), file('d.txt', 0)],
    );
    expect(files).toEqual([file('a.jpg')]);
    for (const words of ['“b.jpg.exe” is neither', '“c.pdf” is larger than 5 MB', '“d.txt” is empty'])
      expect(rejectionText).toContain(words);
    expect(
      addFiles(
        [1, 2, 3].map((n) => file(`${n}.jpg`)),
        [file('4.jpg')],
      ).rejectionText,
    ).toContain('one too many');
  });

  it('are there once, however often they are chosen', () => {
    expect(addFiles([file('a.jpg')], [file('a.jpg'), file('a.jpg')])).toEqual({
      files: [file('a.jpg')],
      refused: null,
    });
  });

  it('say their size as people do', () => {
    expect([1, 2048, 2.4 * 1024 * 1024].map(sizeLabel)).toEqual(['1 KB', '2 KB', '2.4 MB']);
  });
});

describe('what became of a message', () => {
  const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
    position: 1,
    action: enquiryAction(),
    state: 'waiting',
    ...more,
  });
  const online = { isOnline: true, mustSignIn: false };

  it('is told by the outbox and the signal', () => {
    expect(enquirySubmission(entry(), online).state).toBe('sending');
    expect(enquirySubmission(entry(), { ...online, isOnline: false }).state).toBe('saved');
    expect(enquirySubmission(entry(), { isOnline: false, mustSignIn: true }).state).toBe('locked');
    expect(enquirySubmission(entry({ state: 'refused', reason: 'too-many' }), online)).toMatchObject({
      state: 'refused',
      reason: 'too-many',
    });
  });

  it('keeps its number and its kind, from the first tap to long after', () => {
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
