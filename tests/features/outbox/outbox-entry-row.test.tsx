import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OutboxEntryRow } from '../../../src/features/outbox/outbox-entry-row.tsx';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';
import { render } from '../../support/render.tsx';

it('An action of which nothing counts says so, and not what the other device did', async () => {
  const [entry] = entriesFor(
    [{ name: 'brand.follow', input: { slug: 'gigi', isFollowed: true, isReplaced: true } }],
    1,
  );
  if (!entry) throw new Error('no entry');
  render(
    <Provider store={createStore()}>
      <AlertProvider>
        <OutboxEntryRow entry={entry} describeAction={() => ({ title: 'Followed', subject: 'Gigi' })} />
      </AlertProvider>
    </Provider>,
  );
  await expect.element(page.getByText('Changed later on another device')).toBeVisible();
  await expect.element(page.getByText('Gigi')).toBeVisible();
  expect(page.getByText('Followed').query()).toBeNull();
});
