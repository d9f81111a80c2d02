import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ShowMore } from '../../src/ui/show-more.tsx';
import { render } from '../support/render.tsx';

/** A list of three pages. `answers`: whether each press loads the next one. */
function Brands({ answers }: { answers: boolean[] }) {
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
