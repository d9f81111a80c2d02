import * as v from 'valibot';
import {
  type Attachment,
  type Enquiry,
  type EnquiryKind,
  enquirySchema,
  MESSAGE_MAX,
} from '../../domain/enquiry/enquiry.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { phoneError, phoneExample } from '../../domain/text/local-form-texts.ts';

/** The text shown below a wrong field, by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** One text per field, in the order of the fields in the forms. */
const errorTexts: Record<string, string> = {
  company: 'Enter your company’s name.',
  name: 'Enter your name.',
  email: 'Enter a valid email.',
  phone: phoneExample
    ? `Enter a phone number, like ${phoneExample.replaceAll('-', '‑')}, or with + and the country code.`
    : phoneError,
  site: 'That website address doesn’t look right.',
  sells: 'Choose what you sell.',
  topic: 'Choose what it’s about.',
  booth: 'Choose a size. “Not sure yet” is fine.',
  message: 'Write a few words.',
};

const text = (data: FormData, name: string) => String(data.get(name) ?? '').trim();
const orNull = (data: FormData, name: string) => text(data, name) || null;
const list = (data: FormData, name: string) => data.getAll(name).map(String);

/** The fields that only one kind of form has. Optional fields that are empty become null. */
const kindFieldReaders: Record<EnquiryKind, (data: FormData) => object> = {
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

/** Returns a valid enquiry, or one error text for each wrong field. */
export function parseEnquiry(
  kind: EnquiryKind,
  data: FormData,
  attachments: readonly Attachment[],
): { enquiry: Enquiry; errors: null } | { enquiry: null; errors: FieldErrors } {
  const result = v.safeParse(enquirySchema, {
    kind,
    name: text(data, 'name'),
    email: text(data, 'email'),
    message: text(data, 'message'),
    attachments,
    trap: String(data.get('trap') ?? ''),
    ...kindFieldReaders[kind](data),
  });
  if (result.success) return { enquiry: result.output, errors: null };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    // The usual sentences ask for a text, as those of `fieldErrors` do.
    errors[field] ??=
      issue.type === 'max_length'
        ? `Keep this to ${issue.requirement} characters.`
        : (errorTexts[field] ?? 'Check this.');
  }
  if (text(data, 'message').length > MESSAGE_MAX)
    errors.message = `Keep it under ${formatCount(MESSAGE_MAX)} characters, or attach a document.`;
  return { enquiry: null, errors };
}
