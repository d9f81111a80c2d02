import * as v from 'valibot';
import { stripUnstorable } from '../../domain/text/text-schema.ts';
import {
  type DateParts,
  datePartsOf,
  dateProblem,
  dayFromParts,
  EMPTY_DATE,
  yearOptions,
} from '../../domain/time/date-options.ts';
import { addDays, type Day } from '../../domain/time/dates.ts';
import { type Family, familySchema, interests, isGrownUp } from '../../domain/visitor/family.ts';
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts.ts';

const partSchema = v.nullable(v.number());
const datePartsSchema = v.object({ year: partSchema, month: partSchema, day: partSchema });
/** `id` is unique within one form only. */
const childDraftSchema = v.object({ id: v.number(), name: v.string(), born: datePartsSchema });
export type ChildDraft = v.InferOutput<typeof childDraftSchema>;

/** The values of the form. Its dates may be incomplete. */
const familyDraftSchema = v.object({
  isExpecting: v.boolean(),
  isParent: v.boolean(),
  due: datePartsSchema,
  children: v.pipe(v.array(childDraftSchema), v.readonly()),
  interests: v.pipe(v.array(v.picklist(interests)), v.readonly()),
  /** The family that the visitor saw when they began to change it. Missing while nothing is changed. */
  was: v.optional(v.nullable(familySchema)),
});
export type FamilyDraft = v.InferOutput<typeof familyDraftSchema>;
/** The text shown below a wrong field: the due date, and each child by its id. */
export type FamilyErrors = { due?: string; children: Record<number, string> };

/** Longer than any pregnancy: a later due date is a mistake. */
const LONGEST_WAIT_DAYS = 305;

const FORM = 'family';
/** What the visitor has entered and not saved. */
export const readFamilyDraft = (sub: string | null) => readDraft(FORM, sub, familyDraftSchema);
export const writeFamilyDraft = (sub: string | null, draft: FamilyDraft) => writeDraft(FORM, sub, draft);
export const deleteFamilyDraft = (sub: string | null) => deleteDraft(FORM, sub);

export function draftFromFamily(family: Family | null, today: Day): FamilyDraft {
  const { dueDate = null, children = [] } = family ?? {};
  // The form offers no due dates in the past.
  const isInFuture = dueDate !== null && dueDate >= today;
  return {
    isExpecting: family?.isExpecting ?? false,
    isParent: family?.isParent ?? false,
    due: isInFuture ? datePartsOf(dueDate) : EMPTY_DATE,
    children: children.map(({ name, birthDate }, id) => ({ id, name, born: datePartsOf(birthDate) })),
    interests: family?.interests ?? [],
  };
}

/** Appends an empty row with an unused id. */
export const addChildRow = (children: readonly ChildDraft[]): ChildDraft[] => [
  ...children,
  { id: Math.max(-1, ...children.map(({ id }) => id)) + 1, name: '', born: EMPTY_DATE },
];

/** The years that a due date may have. */
export const dueYears = (today: Day) => yearOptions(today).filter((year) => year >= datePartsOf(today).year);
/** The years that a birth date may have, latest first: most visitors' children are small. */
export const birthYears = (today: Day) => yearOptions(today).toReversed();

/**
 * Returns the family to be saved, or the errors to be shown. Ignores empty rows, but not the only one. `stored` is the
 * family before: what it has is accepted.
 */
export function parseDraft(
  draft: FamilyDraft,
  today: Day,
  stored: Family | null,
): { family: Family; errors: null } | { family: null; errors: FamilyErrors } {
  const errors: FamilyErrors = { children: {} };
  const dueDate = draft.isExpecting ? (dayFromParts(draft.due) ?? pastDueDate(draft, today, stored)) : null;
  const dueProblem =
    dateProblem(draft.due, { onlyFuture: true, today }) ??
    (dueDate === null
      ? isStarted(draft.due) && 'Choose day, month and year, or leave all three empty.'
      : dueDate !== stored?.dueDate &&
        dueDate > addDays(today, LONGEST_WAIT_DAYS) &&
        'That’s more than ten months away. Check the year.');
  if (draft.isExpecting && dueProblem) errors.due = dueProblem;
  const filledIn = draft.children.filter(isFilledIn);
  const rows = !draft.isParent ? [] : filledIn.length > 0 ? filledIn : draft.children.slice(0, 1);
  const isStored = (day: Day) => stored?.children.some(({ birthDate }) => birthDate === day);
  const children = rows.map(({ id, name, born }) => {
    const birthDate = dayFromParts(born) ?? '';
    if (!birthDate)
      errors.children[id] = dateProblem(born, { onlyFuture: false, today }) ?? 'Choose day, month and year.';
    else if (birthDate > today) errors.children[id] = 'This date is in the future.';
    else if (isGrownUp(birthDate, today) && !isStored(birthDate))
      errors.children[id] = 'Add children up to 18 years old.';
    return { name: stripUnstorable(name), birthDate };
  });
  if (errors.due !== undefined || Object.keys(errors.children).length > 0) return { family: null, errors };
  const { isExpecting, isParent } = draft;
  const selected = interests.filter((interest) => draft.interests.includes(interest));
  return { family: { isExpecting, isParent, dueDate, children, interests: selected }, errors: null };
}

/** The form has no past days, so it shows no due date that has passed; other changes do not delete it. */
const pastDueDate = ({ due }: FamilyDraft, today: Day, stored: Family | null): Day | null =>
  !isStarted(due) && stored?.dueDate && stored.dueDate < today ? stored.dueDate : null;

const isStarted = ({ year, month, day }: DateParts) => year !== null || month !== null || day !== null;

/** Whether anything was entered about a child. */
export const isFilledIn = ({ name, born }: ChildDraft): boolean => name.trim() !== '' || isStarted(born);
