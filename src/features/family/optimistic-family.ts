import { stripUnstorable } from '../../domain/text/text-schema.ts';
import {
  clearUnavailableParts,
  type DateParts,
  datePartsOf,
  dayFromParts,
  EMPTY_DATE,
  yearOptions,
} from '../../domain/time/date-options.ts';
import type { Day } from '../../domain/time/dates.ts';
import { type Family, type Interest, interests } from '../../domain/visitor/family.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** The form as it stands, with dates that may be half chosen. */
export type ChildDraft = { id: number; name: string; born: DateParts };
export type FamilyDraft = {
  isExpecting: boolean;
  isParent: boolean;
  due: DateParts;
  children: readonly ChildDraft[];
  interests: readonly Interest[];
  remind: boolean;
};
/** Sentences beside what has to be mended: the due date, and children by their id. */
export type FamilyErrors = { due?: string; children: Record<number, string> };

/** What is known of the family: the server's word, or what this phone said last. Each word sets all of it. */
export function optimisticFamily(
  onServer: Family | null,
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): Family | null {
  return changesSince(read, ['family.set-journey'], entries).at(-1)?.input ?? onServer;
}

/** Whether nothing was told, not even that reminders are welcome. */
export const isFamilyEmpty = ({ isExpecting, isParent, interests, remind }: Family) =>
  !isExpecting && !isParent && interests.length === 0 && !remind;

export function draftFromFamily(journey: Family | null, today: Day): FamilyDraft {
  const { dueDate = null, children = [] } = journey ?? {};
  // A due date that has passed is not on offer any more.
  const isAhead = dueDate !== null && dueDate >= today;
  return {
    isExpecting: journey?.isExpecting ?? false,
    isParent: journey?.isParent ?? false,
    due: isAhead ? clearUnavailableParts(datePartsOf(dueDate), { onlyFuture: true, today }) : EMPTY_DATE,
    children: children.map(({ name, birthDate }, id) => ({ id, name, born: datePartsOf(birthDate) })),
    interests: journey?.interests ?? [],
    remind: journey?.remind ?? false,
  };
}

/** A child more, under an id that no other has. */
export const addChildRow = (children: readonly ChildDraft[]): ChildDraft[] => [
  ...children,
  { id: Math.max(-1, ...children.map(({ id }) => id)) + 1, name: '', born: EMPTY_DATE },
];

/** A due date lies in one of these. */
export const dueYears = (today: Day) => yearOptions(today).filter((year) => year >= datePartsOf(today).year);
/** The latest first: most visitors' children are small. */
export const birthYears = (today: Day) => yearOptions(today).toReversed();

/** What the visitor has told, or what is still to be mended. Rows left empty say nothing. */
export function parseDraft(
  draft: FamilyDraft,
  today: Day,
): { family: Family; errors: null } | { family: null; errors: FamilyErrors } {
  const failures: FamilyErrors = { children: {} };
  const dueDate = draft.isExpecting ? dayFromParts(draft.due) : null;
  if (draft.isExpecting && dueDate === null && isBegun(draft.due))
    failures.due = 'Please choose year, month and day, or leave all three open.';
  const rows = draft.isParent ? draft.children.filter((row) => row.name.trim() || isBegun(row.born)) : [];
  const children = rows.map(({ id, name, born }) => {
    const birthDate = dayFromParts(born) ?? '';
    if (!birthDate) failures.children[id] = 'Please choose year, month and day.';
    else if (birthDate > today) failures.children[id] = 'This date lies in the future.';
    return { name: stripUnstorable(name), birthDate };
  });
  if (failures.due !== undefined || Object.keys(failures.children).length > 0)
    return { family: null, errors: failures };
  const { isExpecting, isParent, remind } = draft;
  const chosen = interests.filter((one) => draft.interests.includes(one));
  return { family: { isExpecting, isParent, dueDate, children, interests: chosen, remind }, errors: null };
}

const isBegun = ({ year, month, day }: DateParts) => year !== null || month !== null || day !== null;

/** Whether the server has yet to hear of something that was told about the family. */
export const isFamilyPending = (entries: readonly OutboxEntry[]) =>
  entries.some(({ action, state }) => action.name === 'family.set-journey' && state === 'waiting');
