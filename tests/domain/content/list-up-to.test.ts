import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listUpTo } from '../../../src/domain/content/list-of.ts';
import { actionDefinitions } from '../../../src/domain/delivery/actions.ts';

const longList = Array.from({ length: 2_000 }, () => ({}));

it('The items of a list that is too long are not checked', () => {
  let looks = 0;
  const item = v.pipe(
    v.unknown(),
    v.check(() => ++looks > 0),
  );
  expect(v.is(listUpTo(3, item), longList)).toBe(false);
  expect(looks).toBe(0);
  expect(v.is(listUpTo(3, item), longList.slice(0, 3))).toBe(true);
  expect(looks).toBe(3);
});

it.each([
  ['family.set-journey', 'children', { interests: [] }],
  ['family.set-journey', 'interests', { children: [] }],
  ['shopping-list.merge', 'items', {}],
  ['enquiry.send', 'attachments', { kind: 'exhibitor', expoIds: [] }],
  ['enquiry.send', 'expoIds', { kind: 'exhibitor', attachments: [] }],
] as const)('the input of %s is refused for the length of its %s alone', (name, field, others) => {
  const { issues = [] } = v.safeParse(actionDefinitions[name].input, { ...others, [field]: longList });
  const ofField = issues.filter((issue) => issue.path?.[0]?.key === field);
  expect(ofField.map(({ type }) => type)).toEqual(['max_length']);
});
