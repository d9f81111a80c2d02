import {
  ANYTHING_ELSE,
  boothSizes,
  type EnquiryKind,
  serviceTopics,
  visitorTopics,
} from '../../domain/enquiry/enquiry.ts';
import { offersCards, offersPoints, offersShop } from '../../domain/organiser/offers.ts';
import { phoneExample } from '../../domain/text/local-form-texts.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './enquiry-form.module.css';
import type { FieldErrors } from './parse-enquiry.ts';

type ExpoChoice = { id: string; label: string };
/** `categories` are names; empty while they are not known. */
export type EnquiryChoices = { expos: readonly ExpoChoice[]; categories: readonly string[] };
type Props = EnquiryChoices & { errors: FieldErrors };

// The server still takes older messages about a subject that is not offered any more.
const visitorChoices = Object.entries(visitorTopics).filter(([topic]) => offersPoints || topic !== 'rewards');
const serviceChoices = Object.entries(serviceTopics).filter(
  ([topic]) =>
    (offersCards || (topic !== 'vouchers' && topic !== 'gift-cards')) && (offersShop || topic !== 'orders'),
);

/** The fields that only one of the three forms has. */
export const kindFields: Record<EnquiryKind, (props: Props) => React.ReactNode> = {
  visitor: VisitorFields,
  exhibitor: ExhibitorFields,
  'online-service': ServiceFields,
};

function VisitorFields({ errors, expos }: Props) {
  return (
    <>
      <Phone isRequired={false} errors={errors} />
      <SelectField
        label="Which expo? (optional)"
        name="expoId"
        options={expos.map(({ id, label }) => [id, label])}
        placeholder="No particular expo"
        error={errors.expoId}
      />
      <div className={styles.wide}>
        <SelectField
          label="What’s it about?"
          name="topic"
          required
          options={visitorChoices}
          placeholder="Choose one"
          error={errors.topic}
        />
      </div>
    </>
  );
}

function ExhibitorFields({ errors, expos, categories }: Props) {
  const sells = categories.length > 0 ? categories : [ANYTHING_ELSE];
  return (
    <>
      <Phone isRequired errors={errors} />
      <Field
        label="Website (optional)"
        name="site"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.site}
      />
      <SelectField
        label="What do you sell?"
        name="sells"
        required
        options={sells.map((option) => [option, option])}
        placeholder="Choose one"
        error={errors.sells}
      />
      {expos.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>Which expos are you interested in? (optional)</legend>
          {expos.map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" name="expoIds" value={id} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.wide}>
        <SelectField
          label="Booth size"
          name="booth"
          required
          options={Object.entries(boothSizes)}
          placeholder="Choose one"
          error={errors.booth}
        />
      </div>
    </>
  );
}

function ServiceFields({ errors }: Props) {
  return (
    <>
      <SelectField
        label="What’s it about?"
        name="topic"
        required
        options={serviceChoices}
        placeholder="Choose one"
        error={errors.topic}
      />
      {offersShop && (
        <Field
          label="Order number (optional)"
          name="orderNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.orderNumber}
        />
      )}
    </>
  );
}

function Phone({ isRequired, errors }: { isRequired: boolean; errors: FieldErrors }) {
  return (
    <Field
      label={isRequired ? 'Phone' : 'Phone (optional)'}
      name="phone"
      type="tel"
      autoComplete="tel"
      placeholder={phoneExample}
      required={isRequired}
      error={errors.phone}
    />
  );
}
