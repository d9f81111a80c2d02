import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HighlightCards } from '../../../src/features/expos/highlight-cards.tsx';
import { render } from '../../support/render.tsx';

it.each([
  ['a phone, where keys scroll them', 390, true],
  ['a desktop, where all are in sight', 1280, false],
] as const)('Highlights on %s, in a window %i px wide', async (_, width, isStop) => {
  await page.viewport(width, 800);
  render(<HighlightCards highlights={[{ title: 'A sofa', text: '', picture: 'highlight-lucky-draw' }]} />);
  const list = page.getByRole('list', { name: 'Highlights' });
  await expect.element(list).toBeVisible();
  expect((list.element() as HTMLElement).tabIndex === 0).toBe(isStop);
});
