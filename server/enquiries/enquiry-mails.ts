import { desc, eq, inArray } from 'drizzle-orm';
import {
  boothSizes,
  type Enquiry,
  enquiryTitles,
  serviceTopics,
  visitorTopics,
} from '../../src/domain/enquiry/enquiry.ts';
import { enquiryEmail } from '../../src/domain/enquiry/enquiry-email.ts';
import { answerWithin } from '../../src/domain/organiser/answer-within.ts';
import type { Database } from '../db/client.ts';
import { enquiries, enquiryFiles } from './table.ts';

/** A mail that the stored enquiries would have caused. None is sent; the local mailbox shows them. */
type EnquiryMail = { email: string; subject: string; body: string; sentAt: Date };
type Row = typeof enquiries.$inferSelect;

/**
 * Two mails for each enquiry: one to the organiser, a confirmation to the sender. Newest first; all if `email` is null.
 */
export async function listEnquiryMails(
  db: Database,
  email: string | null,
  limit: number,
): Promise<EnquiryMail[]> {
  const isSender = email !== null && !Object.values(enquiryEmail).includes(email);
  const rows = await db
    .select()
    .from(enquiries)
    .where(isSender ? eq(enquiries.email, email) : undefined)
    .orderBy(desc(enquiries.receivedAt))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = await db.select().from(enquiryFiles).where(inArray(enquiryFiles.enquiryId, ids));
  return rows.flatMap((row) => {
    const names = files
      .filter((file) => file.enquiryId === row.id)
      .toSorted((a, b) => a.position - b.position)
      .map(({ name }) => name);
    const mails = [toSender(row), toOrganiser(row, names)];
    return email === null ? mails : mails.filter((mail) => mail.email === email);
  });
}

const toSender = ({ email, reference, receivedAt, data }: Row): EnquiryMail => ({
  email,
  subject: `We’ve got your message (${reference})`,
  body: `Hello ${data.name},\n\nthanks for your message. Someone from our team will reply${answerWithin}. Your reference is ${reference}.`,
  sentAt: receivedAt,
});

const toOrganiser = ({ reference, kind, receivedAt, data }: Row, files: string[]): EnquiryMail => ({
  email: enquiryEmail[kind],
  subject: `${enquiryTitles[kind]} ${reference}`,
  body: [
    ...describeEnquiry(data),
    ...(files.length > 0 ? [`Files: ${files.join(', ')}`] : []),
    '',
    data.message,
  ].join('\n'),
  sentAt: receivedAt,
});

/** The fields of the form, each on a line, but for the message. */
export function describeEnquiry(data: Row['data']): string[] {
  const enquiry = data as Enquiry;
  const lines: [string, string | null][] = [
    ['From', `${enquiry.name} <${enquiry.email}>`],
    ...('phone' in enquiry ? [['Phone', enquiry.phone] as [string, string | null]] : []),
  ];
  if (enquiry.kind === 'visitor')
    lines.push(['About', visitorTopics[enquiry.topic]], ['Expo', enquiry.expoId]);
  if (enquiry.kind === 'online-service')
    lines.push(['About', serviceTopics[enquiry.topic]], ['Order', enquiry.orderNumber]);
  if (enquiry.kind === 'exhibitor')
    lines.push(
      ['Company', enquiry.company],
      ['Site', enquiry.site],
      ['Sells', enquiry.sells],
      ['Expos', enquiry.expoIds.join(', ')],
      ['Booth', boothSizes[enquiry.booth]],
    );
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
}
