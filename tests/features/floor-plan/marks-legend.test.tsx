import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MarkNotes } from '../../../src/features/floor-plan/marks-legend.tsx';
import { render } from '../../support/render.tsx';

it('A row shows the words of all signs but of star buys, which most booths have, and says them all', async () => {
  render(<MarkNotes marks={['list', 'followed', 'visited', 'star-buys']} />);
  const note = page.getByRole('paragraph');
  await expect
    .element(note)
    .toHaveTextContent(/On your list, .?\s*You follow, .?\s*Been here, .?\s*Star buys$/);
  const isShown = (text: string) => page.getByText(text, { exact: true }).element().clientWidth !== 1;
  await expect.element(page.getByText('Star buys', { exact: true })).toHaveClass('visually-hidden');
  expect(['On your list, ', 'You follow, ', 'Been here, '].map(isShown)).toEqual([true, true, true]);
});
