import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { talkAnchor } from '../../../src/domain/expo/programme.ts';
import { ProgrammeList } from '../../../src/features/expos/programme.tsx';
import { useOpenLinked } from '../../../src/ui/use-open-linked.ts';
import { render } from '../../support/render.tsx';

const TEXT = 'What sleep looks like month by month.';
const talk = (id: string, startTime: string, more = {}) => ({
  ...{ id, date: '2099-12-04', startTime, endTime: '', title: `Talk ${id}`, place: 'Main stage' },
  ...more,
});
const ITEMS = [
  talk('doors', '10:00'),
  talk('sleep', '11:00', { text: TEXT }),
  talk('solids', '12:00', { text: 'Spoons.' }),
];

function Programme({ items = ITEMS }) {
  useOpenLinked(items);
  return (
    <ProgrammeList
      items={items}
      renderAction={(item) => <button type="button">Save {item.title}</button>}
      renderMore={(item, phase) => `${item.title} is ${phase}`}
    />
  );
}
const openTitles = () =>
  [...document.querySelectorAll('details[open] summary')].map(
    (row) => /Talk [a-z]+/.exec(row.textContent)?.[0],
  );

function goTo(hash: string): void {
  history.pushState(null, '', hash);
  dispatchEvent(new Event('pushState'));
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
}

it('A row with a text opens at a tap, and has what can be done with the talk', async () => {
  render(<Programme />);
  const text = page.getByText(TEXT);
  await expect.element(text).not.toBeVisible();
  await page.getByText('Talk sleep', { exact: true }).click();
  await expect.element(text).toBeVisible();
  await expect.element(page.getByText('Talk sleep is later')).toBeVisible();
  await page.getByText('Talk sleep', { exact: true }).click();
  await expect.element(text).not.toBeVisible();
});

it('The keyboard opens a row; a row without a text is no button', async () => {
  render(<Programme />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Save Talk doors' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(openTitles()).toEqual(['Talk sleep']);
  expect(document.querySelectorAll('summary')).toHaveLength(2);
});

it('Saving a talk opens nothing', async () => {
  render(<Programme />);
  await page.getByRole('button', { name: 'Save Talk sleep' }).click();
  expect(openTitles()).toEqual([]);
});

it('A link to a talk opens its row, also once another day is shown, and leaves the others', async () => {
  const { rerender } = render(<Programme items={[talk('doors', '10:00')]} />);
  goTo(`#${talkAnchor('solids')}`);
  expect(openTitles()).toEqual([]);
  rerender(<Programme />);
  await expect.poll(openTitles).toEqual(['Talk solids']);
  await expect.poll(() => document.activeElement?.textContent).toContain('Talk solids');
  goTo(`#${talkAnchor('sleep')}`);
  await expect.poll(openTitles).toEqual(['Talk sleep', 'Talk solids']);
});

it('What the browser has shown before the scripts were there stays where the visitor left it', async () => {
  goTo(`#${talkAnchor('sleep')}`);
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Programme />);
  document.body.append(place);
  const details = place.querySelector('details');
  if (details) details.open = true;
  const root = hydrateRoot(place, <Programme />, { onRecoverableError: () => {} });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  // Known once the scripts are there.
  await expect.element(page.getByText('Talk sleep is later')).toBeVisible();
  await expect.poll(() => Object.keys(details ?? {}).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(document.body);
  goTo(`#${talkAnchor('solids')}`);
  await expect.poll(openTitles).toEqual(['Talk sleep', 'Talk solids']);
});
