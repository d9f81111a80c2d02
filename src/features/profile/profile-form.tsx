import { useAtomValue, useStore } from 'jotai';
import { BadgeCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { identityCard, languages } from '../../domain/organiser/profile-options.ts';
import { fieldErrors } from '../../domain/text/form-errors.ts';
import { phoneExample } from '../../domain/text/local-form-texts.ts';
import { shownPhone } from '../../domain/text/phone.ts';
import { isVerified, profileSetSchema } from '../../domain/visitor/profile.ts';
import { changedValues } from '../../platform/form-values.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored, pendingTextAtom, savedTextAtom } from '../../platform/pending-text.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import type { OptimisticProfile } from './optimistic-profile.ts';
import styles from './profile-form.module.css';

const errorTexts = {
  displayName: 'Enter a name.',
  // It may be empty.
  fullName: '',
  phone: phoneExample
    ? `That phone number doesn’t look right. Try it like ${phoneExample}.`
    : 'That phone number doesn’t look right. Try it with + and the country code.',
};

// Without an identity card to compare with, nobody is verified.
const FULL_NAME_HINT = identityCard
  ? `As on your ${identityCard}: for ${offersPoints ? 'prizes and verification' : 'verification'}.`
  : offersPoints && 'For prizes.';

const codes = Object.keys(languages);

/** Everything that visitors may change about their profile, with or without signal. */
export function ProfileForm({ profile }: { profile: OptimisticProfile }) {
  const store = useStore();
  const alert = useAlert();
  const form = useRef<HTMLFormElement>(null);
  const pendingText = useAtomValue(pendingTextAtom);
  const { displayName, fullName, phone, language, avatar } = profile;
  const draft = useFormDraft('profile', form, [displayName, fullName, phone, language, avatar].join());
  const [errors, setErrors] = useState<Partial<typeof errorTexts>>({});
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changed = Object.keys(changedValues(event.currentTarget));
    const result = v.safeParse(profileSetSchema, {
      ...Object.fromEntries(new FormData(event.currentTarget)),
      changed,
    });
    const nextErrors = fieldErrors(result.issues, errorTexts);
    setErrors(nextErrors);
    const [firstField] = Object.keys(nextErrors);
    if (!result.success) form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
    else
      draft
        .deleteOnce(dispatchAction('profile.set', result.output))
        .then(() => alert('success', store.get(savedTextAtom)), alertNotStored(alert));
  };
  return (
    // What another phone has changed is shown: the keys reset the fields. What is typed here comes back from the draft.
    <form ref={form} className={styles.form} onInput={draft.save} onSubmit={save} noValidate>
      <AvatarPicker key={`picture ${profile.avatar}`} selected={profile.avatar} />
      <div className={styles.fields}>
        <Field
          key={`name ${profile.displayName}`}
          label="Display name"
          name="displayName"
          autoComplete="nickname"
          autoCapitalize="words"
          defaultValue={profile.displayName}
          error={errors.displayName}
          hint="Shown in the app, and to our staff at the expo."
        />
        <Field
          key={`full ${profile.fullName}`}
          label="Full name (optional)"
          name="fullName"
          autoComplete="name"
          autoCapitalize="words"
          defaultValue={profile.fullName}
          error={errors.fullName}
          hint={isVerified(profile) ? 'If you change it, you’re no longer verified.' : FULL_NAME_HINT}
        />
        <Field
          key={`phone ${profile.phone}`}
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="tel"
          enterKeyHint="done"
          placeholder={phoneExample}
          defaultValue={shownPhone(profile.phone)}
          error={errors.phone}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          defaultValue={profile.email}
          readOnly
          hint={
            isVerified(profile) ? (
              <span className={styles.verified}>
                <BadgeCheck size={18} aria-hidden /> Verified. You log in with this.
              </span>
            ) : (
              'You log in with this. It can’t be changed here.'
            )
          }
        />
      </div>
      {codes.length > 1 && <LanguageChoice key={`language ${profile.language}`} chosen={profile.language} />}
      <div className={styles.actions}>
        <Button type="submit" wide>
          Save changes
        </Button>
        {draft.isRestored && (
          <RestoredNote
            did="changed"
            onDiscard={() => {
              draft.discard();
              setErrors({});
            }}
          />
        )}
        {profile.isPending && <PendingNote text={pendingText} />}
      </div>
    </form>
  );
}

const LanguageChoice = ({ chosen }: { chosen: string }) => (
  <fieldset className={styles.choices}>
    <legend>Preferred language</legend>
    <div>
      {codes.map((code) => (
        <label key={code}>
          <input
            type="radio"
            name="language"
            value={code}
            className="visually-hidden"
            defaultChecked={code === (codes.includes(chosen) ? chosen : codes[0])}
          />
          {languages[code]}
        </label>
      ))}
    </div>
    <p>For messages and calls from us. The app is in English.</p>
  </fieldset>
);
