import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShowMore } from '../../src/ui/show-more.tsx';
import { render } from '../support/render.tsx';

/** A list of three pages. `answers`: whether each press loads the next one. */
function Brands({ answers, isCounted = false }: { answers: boolean[]; isCounted?: boolean }) {
  const [presses, setPresses] = useState(0);
  const loaded = answers.slice(0, presses).filter(Boolean).length + 1;
  const pages = Array.from({ length: loaded }, (_, i) => ({ items: [`A${i}`, `B${i}`], total: 6 }));
  return (
    <>
      <a href="/">Home</a>
      <ul>
        {pages.flatMap(({ items }) =>
          items.map((item) => (
            <li key={item}>
              <a href={`/brands/${item}`}>{item}</a>
            </li>
          )),
        )}
      </ul>
      <ShowMore
        isCounted={isCounted}
        query={{
          data: { pages },
          hasNextPage: loaded < 3,
          isFetchingNextPage: false,
          isFetchNextPageError: presses > 0 && answers[presses - 1] === false,
          fetchNextPage: () => setPresses(presses + 1),
        }}
      />
      <a href="/faqs">Help</a>
    </>
  );
}

const showMore = async () => {
  (page.getByRole('button', { name: 'Show more' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const link = (name: string) => page.getByRole('link', { name });

it('After "Show more" the first new item has the focus, also after the last page', async () => {
  render(<Brands answers={[true, true]} />);
  await showMore();
  await expect.element(link('A1')).toHaveFocus();
  await showMore();
  await expect.element(link('A2')).toHaveFocus();
});

it('Where no more could be loaded, the button keeps the focus until a retry has succeeded', async () => {
  render(<Brands answers={[false, true]} />);
  await showMore();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).toHaveFocus();
  await showMore();
  await expect.element(link('A1')).toHaveFocus();
});

const status = page.getByRole('status');

it('Where the page announces how many there are, the end of the list is silent until "Show more" is pressed', async () => {
  render(<Brands answers={[true, true]} isCounted />);
  await expect.element(status).toHaveTextContent('2 of 6');
  await expect.element(status).toHaveAttribute('aria-live', 'off');
  await showMore();
  await expect.element(status).toHaveTextContent('4 of 6');
  await expect.element(status).not.toHaveAttribute('aria-live');
});

it('Where nothing else says how many there are, the end of the list announces it', async () => {
  render(<Brands answers={[]} />);
  await expect.element(status).toHaveTextContent('2 of 6');
  await expect.element(status).not.toHaveAttribute('aria-live');
});

it('The end of a list of one page repeats no number that stands above the list', () => {
  const query = {
    data: { pages: [{ items: ['A', 'B'], total: 2 }] },
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => {},
  };
  const { rerender } = render(<ShowMore query={query} />);
  expect(page.getByText('All 2').elements()).toHaveLength(1);
  rerender(<ShowMore query={query} isCounted />);
  expect(page.getByText('All 2').elements()).toHaveLength(0);
});
