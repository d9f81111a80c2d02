import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { type Attachment, enquiryReference } from '../../src/domain/enquiry/enquiry.ts';
import type { OpenActionHandler } from '../actions/action-handler.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { enquiries, enquiryFiles, uploads } from './table.ts';

/** Stores an enquiry to the organiser with its attachments, which were uploaded before. */
export const handleSendEnquiry: OpenActionHandler<'enquiry.send'> = async (
  { tx, visitor, key, tappedAtMs, receivedAtMs },
  { attachments, trap, ...data },
) => {
  if (trap) return { refused: 'looks-automated' };
  if (!(await claimUploads(tx, attachments, receivedAtMs))) return { refused: 'file-missing' };
  const id = randomUUID();
  const reference = enquiryReference(key);
  await tx.insert(enquiries).values({
    id,
    sub: visitor?.cognitoSub ?? null,
    reference,
    kind: data.kind,
    email: data.email.toLowerCase(),
    data,
    writtenAt: new Date(tappedAtMs),
    receivedAt: new Date(receivedAtMs),
  });
  const files = attachments.map(({ hash, name }, position) => ({ enquiryId: id, position, hash, name }));
  if (files.length > 0) await tx.insert(enquiryFiles).values(files);
  return { done: { reference, kind: data.kind }, changed: false };
};

/** Whether every attachment was uploaded. Renews the date of the uploads, so that none is pruned meanwhile. */
async function claimUploads(
  tx: DatabaseTransaction,
  files: readonly Attachment[],
  nowMs: number,
): Promise<boolean> {
  if (files.length === 0) return true;
  const hashes = files.map(({ hash }) => hash);
  const rows = await tx
    .update(uploads)
    .set({ uploadedAt: new Date(nowMs) })
    .where(inArray(uploads.hash, hashes))
    .returning({ hash: uploads.hash, kind: uploads.kind, size: uploads.size });
  return files.every((file) =>
    rows.some((row) => row.hash === file.hash && row.kind === file.kind && row.size === file.size),
  );
}
