import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import type { Family, FamilySet } from '../../domain/visitor/family.ts';
import { todayAtom } from '../../platform/clock.ts';
import { cannotStoreText } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useEarningWays } from '../../platform/use-earning-ways.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { ChildrenFields } from './children-fields.tsx';
import { DateSelects } from './date-selects.tsx';
import {
  addChildRow,
  deleteFamilyDraft,
  draftFromFamily,
  dueYears,
  type FamilyDraft,
  type FamilyErrors,
  isFilledIn,
  parseDraft,
  readFamilyDraft,
  writeFamilyDraft,
} from './family-draft.ts';
import styles from './family-form.module.css';
import { InterestChips } from './interest-chips.tsx';

const noErrors: FamilyErrors = { children: {} };

type Props = {
  family: Family | null;
  /** Rejects when it could not be stored. */
  onSave: (family: FamilySet) => Promise<unknown>;
  onSkip: () => void;
  skipLabel?: string;
};

/** A form about the family. */
export function FamilyForm({ family, onSave, onSkip, skipLabel = 'Skip for now' }: Props) {
  const today = useAtomValue(todayAtom);
  const { sub } = useAtomValue(sessionAtom);
  const dueUse = useEarningWays()('add-a-child')
    ? 'You get the same points as for a child'
    : 'It shows in My Family';
  const form = useRef<HTMLFormElement>(null);
  /** Null until the visitor changes something: until then the form follows the loaded family. */
  const [changed, setChanged] = useState(() => readFamilyDraft(sub));
  const draft = changed ?? draftFromFamily(family, today);
  const [errors, setErrors] = useState(noErrors);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<FamilyDraft>) => {
    const next = { was: family, ...draft, ...part };
    setChanged(next);
    setErrors(noErrors);
    writeFamilyDraft(sub, next);
  };
  const skip = () => {
    deleteFamilyDraft(sub);
    onSkip();
  };
  useFocusFirstError(form, errors !== noErrors && errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = parseDraft(draft, today, family);
    setErrors(result.errors ?? noErrors);
    if (!result.family) return;
    setProblem(null);
    onSave({ ...result.family, was: changed ? changed.was : family }).then(
      () => deleteFamilyDraft(sub),
      (error: unknown) => setProblem(cannotStoreText(error)),
    );
  };
  const setParent = (isParent: boolean) =>
    change({ isParent, children: draft.children.length > 0 ? draft.children : addChildRow([]) });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.part}>
        <legend>Your children</legend>
        <Tick
          label="We’re expecting"
          isOn={draft.isExpecting}
          onChange={(on) => change({ isExpecting: on })}
        />
        {draft.isExpecting && (
          <div className={styles.member}>
            <DateSelects
              legend="Due date (optional)"
              value={draft.due}
              years={dueYears(today)}
              onlyFuture
              today={today}
              hint={`Not sure yet? Leave the date empty. ${dueUse}, and you can change this at any time.`}
              error={errors.due}
              onChange={(due) => change({ due })}
            />
          </div>
        )}
        <Tick label="We have children" isOn={draft.isParent} onChange={setParent} />
        <p role="status" className={styles.problem}>
          {!draft.isParent &&
            draft.children.some(isFilledIn) &&
            'Saving removes your children’s details. Tick it again to keep them.'}
        </p>
        {draft.isParent && (
          <ChildrenFields
            rows={draft.children}
            today={today}
            errors={errors.children}
            onChange={(children) => change({ children })}
          />
        )}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>What are you interested in?</legend>
        <InterestChips selected={draft.interests} onChange={(interests) => change({ interests })} />
      </fieldset>
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
      <div className={styles.actions}>
        <Button type="submit" wide>
          Save
        </Button>
        <Button variant="quiet" wide onClick={skip}>
          {skipLabel}
        </Button>
      </div>
    </form>
  );
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
