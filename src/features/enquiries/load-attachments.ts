import { fileKindOfType, uploadTypeOf } from '../../domain/enquiry/attachment-files.ts';
import type { Attachment } from '../../domain/enquiry/enquiry.ts';
import type { OutboxFile } from '../../sync/outbox-files.ts';

export type LoadedAttachments = { attachments: Attachment[]; files: OutboxFile[] };

/**
 * Reads chosen files into memory and names them by their bytes. Rejects when one cannot be read any more: it was moved,
 * or lies in a cloud that has no signal.
 */
export async function loadAttachments(files: readonly File[]): Promise<LoadedAttachments> {
  const read = await Promise.all(files.map(readFile));
  return { attachments: read.map(({ attachment }) => attachment), files: read.map(({ kept }) => kept) };
}

async function readFile(file: File): Promise<{ attachment: Attachment; kept: OutboxFile }> {
  const type = uploadTypeOf(file.name);
  if (!type) throw new Error('Such files are not sent');
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const attachment = { hash, name: file.name, kind: fileKindOfType(type), size: bytes.byteLength };
  return { attachment, kept: { hash, type, bytes } };
}
