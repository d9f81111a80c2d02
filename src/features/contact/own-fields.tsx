import {
  boothSizes,
  type EnquiryKind,
  sellsChoices,
  serviceTopics,
  visitorTopics,
} from '../../domain/enquiry.ts';
import { Field } from '../../ui/field.tsx';
import { FieldChoice } from '../../ui/field-choice.tsx';
import styles from './enquiry-form.module.css';
import type { Failures } from './model.ts';

export type ExpoChoice = { id: string; label: string };
type Props = { failures: Failures; expos: readonly ExpoChoice[] };

/** What each of the three forms asks besides name, e-mail address, message and files. */
export const ownFields: Record<EnquiryKind, (props: Props) => React.ReactNode> = {
  visitor: VisitorFields,
  exhibitor: ExhibitorFields,
  'online-service': ServiceFields,
};

function VisitorFields({ failures, expos }: Props) {
  return (
    <>
      <Phone isNeeded={false} failures={failures} />
      <FieldChoice
        label="Which expo?"
        name="expoId"
        choices={expos.map(({ id, label }) => [id, label])}
        empty="None in particular"
        error={failures.expoId}
      />
      <div className={styles.wide}>
        <FieldChoice
          label="What is it about?"
          name="topic"
          choices={Object.entries(visitorTopics)}
          empty="Please choose"
          error={failures.topic}
        />
      </div>
    </>
  );
}

function ExhibitorFields({ failures, expos }: Props) {
  return (
    <>
      <Phone isNeeded failures={failures} />
      <Field
        label="Brand’s web site"
        name="site"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="If you have one"
        error={failures.site}
      />
      <FieldChoice
        label="What do you sell?"
        name="sells"
        choices={sellsChoices.map((one) => [one, one])}
        empty="Please choose"
        error={failures.sells}
      />
      {expos.length > 0 && (
        <fieldset className={styles.ticks}>
          <legend>Which expos interest you?</legend>
          {expos.map(({ id, label }) => (
            <label key={id}>
              <input type="checkbox" name="expoIds" value={id} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.wide}>
        <FieldChoice
          label="How large a booth?"
          name="booth"
          choices={Object.entries(boothSizes)}
          empty="Please choose"
          error={failures.booth}
        />
      </div>
    </>
  );
}

function ServiceFields({ failures }: Props) {
  return (
    <>
      <FieldChoice
        label="What is it about?"
        name="topic"
        choices={Object.entries(serviceTopics)}
        empty="Please choose"
        error={failures.topic}
      />
      <Field
        label="Order number"
        name="orderNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="If it is about an order"
        error={failures.orderNumber}
      />
    </>
  );
}

function Phone({ isNeeded, failures }: { isNeeded: boolean; failures: Failures }) {
  return (
    <Field
      label="Phone"
      name="phone"
      type="tel"
      autoComplete="tel"
      placeholder={isNeeded ? '012-345 6789' : 'If we may call you'}
      required={isNeeded}
      error={failures.phone}
    />
  );
}
