import { afterAll, beforeAll, expect, it } from 'vitest';
import { enquiries } from '../../../server/db/schema.ts';
import { listEnquiryMails } from '../../../server/enquiries/enquiry-mails.ts';
import { mailboxRoutes } from '../../../server/mailbox/mailbox-routes.ts';
import { contact } from '../../../src/domain/organiser/contact.ts';
import { visitorEnquiry } from '../../support/enquiry.fixture.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { attachments: _, trap: __, ...data } = visitorEnquiry({ message: '<b>A sock</b>\nof my son' });
  const receivedAt = new Date(TEST_NOW_MS);
  await server.db.insert(enquiries).values({
    id: 'e1',
    sub: null,
    reference: 'YH-2345-6789',
    kind: 'visitor',
    email: 'anna@example.com',
    data,
    writtenAt: receivedAt,
    receivedAt,
  });
});
afterAll(() => server.close());

it('an enquiry causes a mail to the organiser and one to its sender', async () => {
  const mails = await listEnquiryMails(server.db, null, 50);
  expect(mails.map(({ email, subject }) => [email, subject])).toEqual([
    ['anna@example.com', 'We’ve got your message (YH-2345-6789)'],
    [contact.email, 'Visitor enquiry YH-2345-6789'],
  ]);
  expect(mails[1]?.body).toContain('From: Anna Lim <anna@example.com>');
});

it('the mailbox shows the mails of each address, escaped', async () => {
  const mailbox = mailboxRoutes(server.db, () => ({ address: '127.0.0.1', httpVersion: '1.1' }), 'local');
  const open = async (path: string) =>
    (await mailbox.request(path, { headers: { host: 'localhost' } })).text();
  const anna = await open('/mailbox?email=Anna%40example.com');
  expect(anna).toContain('We’ve got your message');
  expect(anna).not.toContain('A sock');
  const organisers = await open(`/mailbox?email=${encodeURIComponent(contact.email)}`);
  expect(organisers).toContain('&lt;b&gt;A sock&lt;/b&gt;');
  expect(organisers).not.toContain('We’ve got your message');
  expect(await open('/mailbox?email=ben%40example.com')).toContain('No messages to');
});
