import { join } from 'node:path';
import { asc, eq, gte } from 'drizzle-orm';
import { enquiryTitles } from '../../src/domain/enquiry/enquiry.ts';
import { instantMsAt, wallClock } from '../../src/domain/time/expo-time.ts';
import type { Database } from '../db/client.ts';
import { describeEnquiry } from './enquiry-mails.ts';
import { enquiries, enquiryFiles } from './table.ts';
import { uploadFolder } from './upload-store.ts';

/** Visitors wrote this: what a terminal would take for a command is left out. */
const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

/**
 * What visitors and companies wrote by the contact forms, as text for a terminal, the newest last: there one looks
 * first. `sinceDay`: a day of the expo's calendar.
 */
export async function printEnquiries(
  db: Database,
  env: { dataDir: string },
  sinceDay: string | null,
): Promise<string> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(
      sinceDay === null ? undefined : gte(enquiries.receivedAt, new Date(instantMsAt(sinceDay, '00:00'))),
    )
    .orderBy(asc(enquiries.receivedAt), asc(enquiries.id));
  const messages: string[] = [];
  for (const { id, reference, kind, receivedAt, data } of rows) {
    const files = await db
      .select()
      .from(enquiryFiles)
      .where(eq(enquiryFiles.enquiryId, id))
      .orderBy(asc(enquiryFiles.position));
    messages.push(
      [
        `${reference}  ${wallClock(receivedAt.getTime()).slice(0, 16).replace('T', ' ')}  ${enquiryTitles[kind]}`,
        ...describeEnquiry(data),
        ...files.map(({ name, hash }) => `File: ${name}, which is ${join(uploadFolder(env), hash)}`),
        '',
        data.message,
      ].join('\n'),
    );
  }
  const since = sinceDay === null ? '' : ` since ${sinceDay}`;
  const count = rows.length === 1 ? 'One message' : `${rows.length} messages`;
  return printable(
    [...messages, `${rows.length === 0 ? 'No messages' : count}${since}.`].join('\n\n---\n\n'),
  );
}
