import { type EnquiryKind, MESSAGE_MAX } from '../../domain/enquiry/enquiry.ts';
import { Field } from '../../ui/field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { type EnquiryChoices, kindFields } from './kind-fields.tsx';
import type { FieldErrors } from './parse-enquiry.ts';

type Props = { kind: EnquiryKind; choices: EnquiryChoices; messageHint: string; errors: FieldErrors };

/** Who writes, and what about. */
export function EnquiryFields({ kind, choices, messageHint, errors }: Props) {
  const KindFields = kindFields[kind];
  return (
    <>
      {kind === 'exhibitor' && (
        <Field
          label="Company"
          name="company"
          autoComplete="organization"
          autoCapitalize="words"
          required
          error={errors.company}
        />
      )}
      <Field
        label={kind === 'exhibitor' ? 'Contact name' : 'Your name'}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        required
        error={errors.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="We reply to this address."
        error={errors.email}
      />
      <KindFields errors={errors} {...choices} />
      <TextAreaField
        label="Message"
        name="message"
        required
        autoCapitalize="sentences"
        countTo={MESSAGE_MAX}
        hint={messageHint}
        error={errors.message}
      />
    </>
  );
}
