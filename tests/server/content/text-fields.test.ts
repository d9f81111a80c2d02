import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Field } from '../../../server/content/field.ts';
import { exhibitors } from '../../../server/content/kinds/brands.ts';
import { expos, programme } from '../../../server/content/kinds/expos.ts';
import { type ActionName, actionDefinitions } from '../../../src/domain/delivery/actions.ts';
import { newItemId } from '../../../src/domain/shop/shopping-list.ts';

const takes = (field: Field<unknown>, text: string) =>
  field.read(text, {
    isCell: true,
    notation: {},
    categories: null,
    currency: { code: 'MYR', symbol: 'RM', decimals: 2 },
  });
const isAction = (name: ActionName, input: unknown) => v.is(actionDefinitions[name].input, input);

const talk = { date: '2026-12-04', startTime: '11:00', endTime: '', title: 'Sleep', place: 'Stage 1' };
const savedTalk = { expoId: 'e', talkId: 't', isSaved: true, talk };
const visit = { expoId: 'e', booth: 'A1', isVisited: true };
const item = { itemId: newItemId(0), expoId: 'e', name: 'Cot', isTicked: false };

it.each<[string, Field<unknown>, number, (text: string) => boolean]>([
  ['the id of an expo', expos.fields.id, 64, (expoId) => isAction('expo.check-in', { expoId })],
  ['the id of a talk', programme.fields.id, 64, (talkId) => isAction('agenda.set', { ...savedTalk, talkId })],
  [
    'the title of a talk',
    programme.fields.title,
    200,
    (title) => isAction('agenda.set', { ...savedTalk, talk: { ...talk, title } }),
  ],
  [
    'the place of a talk',
    programme.fields.place,
    120,
    (place) => isAction('agenda.set', { ...savedTalk, talk: { ...talk, place } }),
  ],
  ['a booth', exhibitors.fields.booth, 40, (booth) => isAction('booth.set-visited', { ...visit, booth })],
  ['a booth', exhibitors.fields.booth, 40, (booth) => isAction('shopping-list.put', { ...item, booth })],
])('The content takes %s that actions take, and says how long it may be', (_, field, max, isTaken) => {
  const [longest, longer] = ['x'.repeat(max), 'x'.repeat(max + 1)];
  expect(takes(field, longest)).toEqual({ value: longest });
  expect(isTaken(longest)).toBe(true);
  expect(isTaken(longer)).toBe(false);
  expect(takes(field, longer)).toEqual({ wrong: `has ${max + 1} characters. At most ${max} fit.` });
});
