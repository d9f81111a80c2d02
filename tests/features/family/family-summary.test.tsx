import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Family } from '../../../src/domain/visitor/family.ts';
import { FamilySummary } from '../../../src/features/family/family-summary.tsx';
import { render } from '../../support/render.tsx';

const family: Family = { isExpecting: false, isParent: false, dueDate: null, children: [], interests: [] };
const show = (more: Partial<Family>) =>
  render(
    <Provider store={createStore()}>
      <FamilySummary family={{ ...family, ...more }} />
    </Provider>,
  );

it('A family with children that were not described says that they are missing', async () => {
  show({ isParent: true });
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Children not added yet');
});

it('A family without members has interests only', async () => {
  show({ interests: ['sleep'] });
  await expect.element(page.getByText('Interests')).toBeVisible();
  expect(page.getByRole('list').elements()).toHaveLength(1);
});

it('Interests are a part of the page, as the members are, and not of the last child', () => {
  show({ children: [{ name: 'Rayyan', birthDate: '2024-09-30' }] });
  expect(
    page
      .getByRole('heading')
      .elements()
      .map(({ localName }) => localName),
  ).toEqual(['h2', 'h2']);
});
