import * as v from 'valibot';
import { type FileRefusal, fileRefusal, MAX_FILES } from '../../domain/enquiry/attachment-files.ts';
import type { Attachment, Enquiry, EnquiryKind } from '../../domain/enquiry/enquiry.ts';
import { enquirySchema, MESSAGE_MAX } from '../../domain/enquiry/enquiry.ts';

export type FieldErrors = Partial<Record<string, string>>;

/** What is wrong with a field, in the order in which the forms show them. */
const sentences: Record<string, string> = {
  company: 'What is your company called?',
  name: 'Please tell us your name.',
  email: 'Please check your e-mail address: we answer to it.',
  phone: 'Please check the phone number. Write it as 012‑345 6789, or with + and the country.',
  site: 'This does not look like the address of a web site.',
  sells: 'Please choose what fits best.',
  topic: 'Please choose what it is about.',
  booth: 'Please choose a size. “Not sure yet” is fine.',
  orderNumber: 'This is too long for an order number.',
  message: 'Please write a few words.',
};

const text = (data: FormData, name: string) => String(data.get(name) ?? '').trim();
const orNull = (data: FormData, name: string) => text(data, name) || null;
const list = (data: FormData, name: string) => data.getAll(name).map(String);

/** Each form's own fields. Those that may be left open are null then. */
const ownFields: Record<EnquiryKind, (data: FormData) => object> = {
  visitor: (data) => ({
    phone: orNull(data, 'phone'),
    topic: text(data, 'topic'),
    expoId: orNull(data, 'expoId'),
  }),
  exhibitor: (data) => ({
    company: text(data, 'company'),
    phone: text(data, 'phone'),
    site: orNull(data, 'site'),
    sells: text(data, 'sells'),
    expoIds: list(data, 'expoIds'),
    booth: text(data, 'booth'),
  }),
  'online-service': (data) => ({ topic: text(data, 'topic'), orderNumber: orNull(data, 'orderNumber') }),
};

/** Reads a form: an enquiry that the server takes, or one sentence for each field that is wrong. */
export function parseEnquiry(
  kind: EnquiryKind,
  data: FormData,
  attachments: readonly Attachment[],
): { enquiry: Enquiry; errors: null } | { enquiry: null; errors: FieldErrors } {
  const read = v.safeParse(enquirySchema, {
    kind,
    name: text(data, 'name'),
    email: text(data, 'email'),
    message: text(data, 'message'),
    attachments,
    trap: String(data.get('trap') ?? ''),
    ...ownFields[kind](data),
  });
  if (read.success) return { enquiry: read.output, errors: null };
  const failures: FieldErrors = {};
  for (const issue of read.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    failures[field] ??= sentences[field] ?? 'Please check this.';
  }
  if (text(data, 'message').length > MESSAGE_MAX)
    failures.message = `Please keep it under ${MESSAGE_MAX.toLocaleString('en')} characters, or attach a document.`;
  return { enquiry: null, errors: failures };
}

const refusals: Record<FileRefusal, string> = {
  kind: 'is neither a picture (such as JPG or PNG) nor a document (such as PDF or Word)',
  empty: 'is empty',
  'too-large': 'is larger than 5 MB',
};

/** Adds chosen files to those that are there: what fits, and a sentence about what was left out. */
export function addFiles<F extends { name: string; size: number }>(
  there: readonly F[],
  chosen: readonly F[],
): { files: F[]; rejectionText: string | null } {
  const files = [...there];
  const words: string[] = [];
  for (const file of chosen) {
    const refusal = fileRefusal(file);
    const isThere = files.some((other) => other.name === file.name && other.size === file.size);
    if (refusal) words.push(`“${file.name}” ${refusals[refusal]}.`);
    else if (!isThere && files.length === MAX_FILES)
      words.push(`“${file.name}” is one too many: ${MAX_FILES} files go with a message.`);
    else if (!isThere) files.push(file);
  }
  return { files, rejectionText: words.length > 0 ? `Left out: ${words.join(' ')}` : null };
}

/** `640 KB`, `2.4 MB`. */
export const sizeLabel = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
