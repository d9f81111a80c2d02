import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MarkNotes, marksWithoutWords } from '../../../src/features/floor-plan/marks-legend.tsx';
import { render } from '../../support/render.tsx';

it('A row says what a brand sells, its star buys beside that, and then the visitor’s own signs', async () => {
  render(<MarkNotes category="Play" marks={['list', 'followed', 'visited', 'star-buys']} />);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(/^Play, .?\s*Star buys, .?\s*On your list, .?\s*You follow, .?\s*Been here$/);
});

it('A row without signs says what a brand sells', async () => {
  render(<MarkNotes category="Play" marks={[]} />);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(/^Play$/);
});

it('A row has one sign with its words, or several without, which a legend explains', async () => {
  expect(marksWithoutWords([['star-buys'], ['list', 'star-buys']])).toEqual(['list', 'star-buys']);
  render(
    <>
      <MarkNotes category="Play" marks={['star-buys']} />
      <MarkNotes category="Feeding" marks={['list', 'visited']} />
    </>,
  );
  await expect.element(page.getByText('Star buys')).not.toHaveClass('visually-hidden');
  await expect.element(page.getByText('On your list')).toHaveClass('visually-hidden');
});
