// The order of the layers, before the first rule in one of them.
import '../../../src/styles/tokens.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { haveWords, MarkNotes, MarksLegend } from '../../../src/features/floor-plan/marks-legend.tsx';
import { render } from '../../support/render.tsx';

it('A row says what a brand sells, its star buys beside that, and then the visitor’s own signs', async () => {
  render(<MarkNotes category="Play" marks={['list', 'followed', 'visited', 'star-buys']} hasWords={false} />);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(/^Play, .?\s*Star buys, .?\s*On your list, .?\s*You follow, .?\s*Been here$/);
});

it('A row without signs says what a brand sells', async () => {
  render(<MarkNotes category="Play" marks={[]} hasWords />);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(/^Play$/);
});

it('Rows with one sign each have its words; with more, all rows have signs alone, which a legend explains', async () => {
  expect(haveWords([['star-buys'], ['list']])).toBe(true);
  expect(haveWords([['star-buys'], ['list', 'star-buys']])).toBe(false);
  render(
    <>
      <MarkNotes category="Play" marks={['star-buys']} hasWords />
      <MarkNotes category="Feeding" marks={['list']} hasWords={false} />
    </>,
  );
  await expect.element(page.getByText('Star buys')).not.toHaveClass('visually-hidden');
  await expect.element(page.getByText('On your list')).toHaveClass('visually-hidden');
});

it('In a legend, each meaning keeps its distance from its sign', async () => {
  render(<MarksLegend marks={['star-buys', 'list', 'followed', 'visited']} />);
  await expect.element(page.getByText('You follow')).toBeVisible();
  const gaps = page
    .getByRole('listitem')
    .elements()
    .map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.lastChild ?? item);
      const sign = item.firstElementChild?.getBoundingClientRect();
      return Math.round(words.getBoundingClientRect().left - (sign?.right ?? Number.NaN));
    });
  expect(gaps).toEqual([8, 8, 8, 8]);
});
