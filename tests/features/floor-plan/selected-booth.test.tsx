import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SelectedBooth } from '../../../src/features/floor-plan/selected-booth.tsx';
import { render } from '../../support/render.tsx';

const exhibitor = (slug: string, name: string) => ({
  ...{ slug, name, tagline: 'Sounds for sleep', category: 'Sleep', picture: 'moon', letter: 'L' as const },
  ...{ hall: 'Hall 1', booth: 'A11' },
});
const lullabox = exhibitor('lullabox', 'Lullabox');
const card = (exhibitors: readonly (typeof lullabox)[], isHidden = false) => (
  <SelectedBooth
    ref={createRef()}
    exhibitors={exhibitors}
    marks={['list', 'star-buys']}
    names={{ list: ['Baby monitor'] }}
    closeHref="/map"
    action={<button type="button">Been here</button>}
    unknownBooth={null}
    isHidden={isHidden}
  />
);

it('A chosen booth is announced in one sentence, without its buttons and signs', async () => {
  const { rerender } = render(card([]));
  const said = page.getByRole('status');
  const region = said.element();
  await expect.element(said).toHaveTextContent(/^Choose a booth to see who’s there/);
  rerender(card([lullabox]));
  expect(said.element()).toBe(region);
  await expect.element(said).toHaveTextContent(/^Lullabox, Hall 1, booth A11$/);
  await expect.element(page.getByText('On your list: Baby monitor')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Been here' })).toBeVisible();
  rerender(card([lullabox, exhibitor('kaki', 'Kaki')]));
  await expect.element(said).toHaveTextContent(/^Lullabox and Kaki, Hall 1, booth A11$/);
  // A place has a card of its own.
  rerender(card([], true));
  await expect.element(said).toBeEmptyDOMElement();
});
