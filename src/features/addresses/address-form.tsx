import { ChevronDown } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { localAddress } from '../../domain/organiser/local-address.ts';
import { fieldErrors } from '../../domain/text/form-errors.ts';
import { phoneError, phoneExample, postcodeError } from '../../domain/text/local-form-texts.ts';
import { shownPhone } from '../../domain/text/phone.ts';
import { type Address, type AddressPut, addressPutSchema } from '../../domain/visitor/address.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { Field } from '../../ui/field.tsx';
import { FieldLayout } from '../../ui/field-layout.tsx';
import styles from './addresses.module.css';

const { postcodeDigits, secondLine, states } = localAddress;

const errorTexts = {
  label: 'Enter a label, such as Home or Office.',
  recipient: 'Enter the recipient’s name.',
  phone: phoneError,
  line1: 'Enter the house number and street.',
  // It may be empty.
  line2: '',
  postcode: postcodeError,
  city: 'Enter the town or city.',
  state: 'Choose one from the list.',
};

/** `id`: of an address that is edited; empty for a new one. */
export const addressDraftName = (id: string) => `address.${id || 'new'}`;

/** What the profile has for a first address. */
export type AddressContact = Pick<Address, 'recipient' | 'phone'>;

type Props = {
  formId: string;
  initialAddress: Address | undefined;
  contact?: AddressContact | undefined;
  /** Rejects when the address could not be stored. */
  onSave: (address: AddressPut) => Promise<unknown>;
};

/** The form for a new address, or to edit one. Its submit button is in the footer of the dialog. */
export function AddressForm({ formId, initialAddress, contact, onSave }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<typeof errorTexts>>({});
  const [id] = useState(() => initialAddress?.id ?? crypto.randomUUID());
  const [was] = useState(initialAddress);
  const initial: Partial<Address> | undefined = initialAddress ?? contact;
  // The profile may be loaded after the form was opened.
  const rendered = `${initial?.recipient} ${initial?.phone}`;
  const draft = useFormDraft(addressDraftName(initialAddress?.id ?? ''), form, rendered);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const result = v.safeParse(addressPutSchema, { ...typed, id, was });
    const nextErrors = fieldErrors(result.issues, errorTexts);
    setErrors(nextErrors);
    // The address book says why it could not be stored.
    if (result.success) draft.deleteOnce(onSave(result.output)).catch(() => {});
    else form.current?.querySelector<HTMLElement>(`[name="${Object.keys(nextErrors)[0]}"]`)?.focus();
  };
  const field = (name: keyof typeof errorTexts) => ({
    name,
    defaultValue: initial?.[name],
    error: errors[name],
  });
  return (
    <form ref={form} id={formId} className={styles.form} onInput={draft.save} onSubmit={submit} noValidate>
      <Field label="Label" required autoCapitalize="words" placeholder="Home" {...field('label')} />
      <Field label="Recipient" required autoComplete="name" autoCapitalize="words" {...field('recipient')} />
      <Field
        label="Phone"
        required
        type="tel"
        autoComplete="tel"
        placeholder={phoneExample}
        {...field('phone')}
        defaultValue={shownPhone(initial?.phone ?? '')}
      />
      <Field
        label="Street address"
        required
        autoComplete="address-line1"
        autoCapitalize="words"
        {...field('line1')}
      />
      <Field
        label={`${secondLine || 'Building or floor'} (optional)`}
        autoComplete="address-line2"
        autoCapitalize="words"
        {...field('line2')}
      />
      <div className={styles.pair}>
        <Field
          label="Postcode"
          required
          inputMode={postcodeDigits > 0 ? 'numeric' : 'text'}
          autoComplete="postal-code"
          {...field('postcode')}
        />
        <Field
          label="Town or city"
          required
          autoComplete="address-level2"
          autoCapitalize="words"
          {...field('city')}
        />
      </div>
      {states.length > 0 ? (
        <FieldLayout label="State or region" error={errors.state}>
          {(control) => (
            <>
              <select
                {...control}
                name="state"
                required
                autoComplete="address-level1"
                defaultValue={initialAddress?.state ?? ''}
              >
                <option value="">Choose one</option>
                {states.map((state) => (
                  <option key={state}>{state}</option>
                ))}
              </select>
              <ChevronDown size={20} aria-hidden />
            </>
          )}
        </FieldLayout>
      ) : (
        <Field
          label="State or region (optional)"
          autoComplete="address-level1"
          autoCapitalize="words"
          enterKeyHint="done"
          {...field('state')}
        />
      )}
    </form>
  );
}
