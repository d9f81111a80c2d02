import { describe, expect, it } from 'vitest';
import { datePartsOf } from '../../../src/domain/time/date-options.ts';
import { addDays } from '../../../src/domain/time/dates.ts';
import type { Family } from '../../../src/domain/visitor/family.ts';
import { addChildRow, draftFromFamily, parseDraft } from '../../../src/features/family/family-draft.ts';

const TODAY = '2026-11-21';
const family: Family = {
  isExpecting: true,
  isParent: true,
  dueDate: '2027-03-01',
  children: [{ name: 'Adam', birthDate: '2024-02-29' }],
  interests: ['feeding'],
};

describe('a family draft', () => {
  it('that is not changed returns the family it was made from', () => {
    expect(parseDraft(draftFromFamily(family, TODAY), TODAY, null)).toEqual({ family, errors: null });
  });

  it('leaves out a due date that has passed', () => {
    const draft = draftFromFamily({ ...family, dueDate: '2026-11-20' }, TODAY);
    expect(draft.due).toEqual({ year: null, month: null, day: null });
  });

  it('keeps a due date that has passed through another change, until another one is chosen', () => {
    const past = { ...family, dueDate: '2026-11-20' };
    const draft = { ...draftFromFamily(past, TODAY), interests: [] };
    const dueDateOf = (changed: typeof draft) => parseDraft(changed, TODAY, past).family?.dueDate;
    expect(dueDateOf(draft)).toBe('2026-11-20');
    expect(dueDateOf({ ...draft, due: datePartsOf('2027-02-01') })).toBe('2027-02-01');
    expect(dueDateOf({ ...draft, isExpecting: false })).toBeNull();
  });

  it('ignores empty rows, and rows of children when there are no children', () => {
    const draft = draftFromFamily(family, TODAY);
    const children = addChildRow(draft.children);
    expect(parseDraft({ ...draft, children }, TODAY, null).family?.children).toEqual(family.children);
    expect(parseDraft({ ...draft, isParent: false }, TODAY, null).family?.children).toEqual([]);
  });

  it('asks for the date of an only child, and for no details once its row is removed', () => {
    const draft = { ...draftFromFamily(null, TODAY), isParent: true };
    expect(parseDraft({ ...draft, children: addChildRow([]) }, TODAY, null).errors?.children).toEqual({
      0: 'Choose day, month and year.',
    });
    expect(parseDraft(draft, TODAY, null).family?.isParent).toBe(true);
  });

  it('accepts no child that is grown up, unless it is stored', () => {
    const parse = (birthDate: string, stored: Family | null) =>
      parseDraft(draftFromFamily({ ...family, children: [{ name: '', birthDate }] }, TODAY), TODAY, stored);
    expect(parse('2008-01-01', null).errors).toBeNull();
    expect(parse('2007-12-31', null).errors?.children).toEqual({ 0: 'Add children up to 18 years old.' });
    const stored = { ...family, children: [{ name: 'Ben', birthDate: '1999-05-05' }] };
    expect(parse('1999-05-05', stored).errors).toBeNull();
  });

  it('has an error for each incomplete date and each birth date in the future', () => {
    const draft = draftFromFamily(family, TODAY);
    const children = [
      { id: 3, name: 'Adam', born: { year: 2024, month: null, day: null } },
      { id: 4, name: '', born: { year: 2026, month: 11, day: 22 } },
    ];
    const due = { year: 2027, month: null, day: null };
    expect(parseDraft({ ...draft, due, children }, TODAY, null)).toEqual({
      family: null,
      errors: {
        due: 'Choose day, month and year, or leave all three empty.',
        children: { 3: 'Choose day, month and year.', 4: 'This date is in the future.' },
      },
    });
  });

  it('is not saved with a day that its month does not have, or a due date that has passed', () => {
    const draft = draftFromFamily(family, TODAY);
    const children = [{ id: 3, name: 'Adam', born: { year: 2024, month: 2, day: 31 } }];
    const due = { year: 2026, month: 11, day: 20 };
    const errors = { due: 'This date has passed.', children: { 3: 'February 2024 has only 29 days.' } };
    expect(parseDraft({ ...draft, due, children }, TODAY, null)).toEqual({ family: null, errors });
    const { family: saved } = parseDraft({ ...draft, due, isExpecting: false }, TODAY, null);
    expect(saved?.dueDate).toBeNull();
  });

  it('is not saved with a due date later than any pregnancy ends', () => {
    const draft = { ...draftFromFamily(family, TODAY), isExpecting: true };
    const parse = (day: string, stored: Family | null = null) =>
      parseDraft({ ...draft, due: datePartsOf(day) }, TODAY, stored);
    expect(parse(addDays(TODAY, 305)).errors).toBeNull();
    const late = addDays(TODAY, 306);
    expect(parse(late).errors?.due).toBe('That’s more than ten months away. Check the year.');
    expect(parse(late, { ...family, dueDate: late }).errors).toBeNull();
  });

  it('gives each new row an unused id', () => {
    expect(addChildRow(addChildRow([])).map(({ id }) => id)).toEqual([0, 1]);
  });
});
