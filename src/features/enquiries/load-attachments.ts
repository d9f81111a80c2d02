import { fileKindOfType, sendableName, uploadTypeOf } from '../../domain/enquiry/attachment-files.ts';
import type { Attachment } from '../../domain/enquiry/enquiry.ts';
import type { OutboxFile } from '../../sync/outbox-files.ts';
import { pictureTypeOf } from './picture-type.ts';

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
  const name = sendableName(file.name);
  const named = uploadTypeOf(name);
  if (!named) throw new Error('Such files are not sent');
  const bytes = await file.arrayBuffer();
  const kind = fileKindOfType(named);
  // Chats and browsers save pictures under the ending of another kind, and the server refuses one that is not its type.
  const type = (kind === 'image' && pictureTypeOf(bytes)) || named;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const attachment = { hash, name, kind, size: bytes.byteLength };
  return { attachment, file: { hash, type, bytes } };
}
