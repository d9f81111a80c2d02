import { fileKindOfType, uploadTypeOf } from '../../domain/enquiry/attachment-files.ts';
import type { Attachment } from '../../domain/enquiry/enquiry.ts';
import type { OutboxFile } from '../../sync/outbox-files.ts';

type LoadedAttachments = { attachments: Attachment[]; files: OutboxFile[] };

/**
 * Reads the chosen files into memory and computes their hashes. Rejects when a file cannot be read: it was moved, or is
 * in cloud storage without a connection.
 */
export async function loadAttachments(files: readonly File[]): Promise<LoadedAttachments> {
  const loaded = await Promise.all(files.map(readFile));
  return { attachments: loaded.map(({ attachment }) => attachment), files: loaded.map(({ file }) => file) };
}

async function readFile(file: File): Promise<{ attachment: Attachment; file: OutboxFile }> {
  const type = uploadTypeOf(file.name);
  if (!type) throw new Error('Such files are not sent');
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const attachment = { hash, name: file.name, kind: fileKindOfType(type), size: bytes.byteLength };
  return { attachment, file: { hash, type, bytes } };
}
