import {
  type DateParts,
  dayOf,
  keepOffered,
  noDate,
  partsOf,
  yearChoices,
} from '../../domain/date-choices.ts';
import type { Day } from '../../domain/dates.ts';
import { type Interest, interests, type Journey, storableName } from '../../domain/journey.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

/** The form as it stands, with dates that may be half chosen. */
export type ChildDraft = { id: number; name: string; born: DateParts };
export type JourneyDraft = {
  isExpecting: boolean;
  isParent: boolean;
  due: DateParts;
  children: readonly ChildDraft[];
  interests: readonly Interest[];
  remind: boolean;
};
/** Sentences beside what has to be mended: the due date, and children by their id. */
export type JourneyFailures = { due?: string; children: Record<number, string> };

/** What is known of the family: the server's word, or what this phone said last. Each word sets all of it. */
export function journeyNow(
  onServer: Journey | null,
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): Journey | null {
  return changesSince(read, ['family.set-journey'], entries).at(-1)?.input ?? onServer;
}

/** Whether nothing was told, not even that reminders are welcome. */
export const isBlank = ({ isExpecting, isParent, interests, remind }: Journey) =>
  !isExpecting && !isParent && interests.length === 0 && !remind;

export function draftOf(journey: Journey | null, today: Day): JourneyDraft {
  const { dueDate = null, children = [] } = journey ?? {};
  // A due date that has passed is not on offer any more.
  const isAhead = dueDate !== null && dueDate >= today;
  return {
    isExpecting: journey?.isExpecting ?? false,
    isParent: journey?.isParent ?? false,
    due: isAhead ? keepOffered(partsOf(dueDate), { truncated: true, today }) : noDate,
    children: children.map(({ name, birthDate }, id) => ({ id, name, born: partsOf(birthDate) })),
    interests: journey?.interests ?? [],
    remind: journey?.remind ?? false,
  };
}

/** A child more, under an id that no other has. */
export const withChild = (children: readonly ChildDraft[]): ChildDraft[] => [
  ...children,
  { id: Math.max(-1, ...children.map(({ id }) => id)) + 1, name: '', born: noDate },
];

/** A due date lies in one of these. */
export const dueYears = (today: Day) => yearChoices(today).filter((year) => year >= partsOf(today).year);
/** The latest first: most visitors' children are small. */
export const birthYears = (today: Day) => yearChoices(today).toReversed();

/** What the visitor has told, or what is still to be mended. Rows left empty say nothing. */
export function readDraft(
  draft: JourneyDraft,
  today: Day,
): { journey: Journey; failures: null } | { journey: null; failures: JourneyFailures } {
  const failures: JourneyFailures = { children: {} };
  const dueDate = draft.isExpecting ? dayOf(draft.due) : null;
  if (draft.isExpecting && dueDate === null && isBegun(draft.due))
    failures.due = 'Please choose year, month and day, or leave all three open.';
  const rows = draft.isParent ? draft.children.filter((row) => row.name.trim() || isBegun(row.born)) : [];
  const children = rows.map(({ id, name, born }) => {
    const birthDate = dayOf(born) ?? '';
    if (!birthDate) failures.children[id] = 'Please choose year, month and day.';
    else if (birthDate > today) failures.children[id] = 'This date lies in the future.';
    return { name: storableName(name), birthDate };
  });
  if (failures.due !== undefined || Object.keys(failures.children).length > 0)
    return { journey: null, failures };
  const { isExpecting, isParent, remind } = draft;
  const chosen = interests.filter((one) => draft.interests.includes(one));
  return { journey: { isExpecting, isParent, dueDate, children, interests: chosen, remind }, failures: null };
}

const isBegun = ({ year, month, day }: DateParts) => year !== null || month !== null || day !== null;

/** Whether the server has yet to hear of something that was told about the family. */
export const isJourneyPending = (entries: readonly OutboxEntry[]) =>
  entries.some(({ action, state }) => action.name === 'family.set-journey' && state === 'waiting');
