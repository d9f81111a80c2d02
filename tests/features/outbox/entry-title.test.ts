import { expect, it } from 'vitest';
import { actionDefinitions } from '../../../src/domain/delivery/actions.ts';
import { entryTitle } from '../../../src/features/outbox/entry-title.ts';
import { actionOf } from '../../support/action.fixture.ts';

const titleOf = (name: string) => entryTitle({ position: 1, state: 'waiting', action: actionOf({ name }) });

it('every action of this version has a title of its own', () => {
  const titles = Object.keys(actionDefinitions).map(titleOf);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain(titleOf('from.the-future'));
});

it.each(['from.the-future', 'constructor', '__proto__', ''])(
  'an action called "%s" has a plain title',
  (name) => {
    expect(titleOf(name)).toBe('Something you saved');
  },
);
