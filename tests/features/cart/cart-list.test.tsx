import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ComponentProps } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import type { CartLine } from '../../../src/domain/shop/cart.ts';
import { CartList } from '../../../src/features/cart/cart-list.tsx';
import { cartQueries } from '../../../src/features/cart/queries.ts';
import { dispatchAction, outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

// The outbox keeps to the store that it was started with.
const store = createStore();

/** A cart that was loaded, empty unless `serverLines` are given, with what its visitor puts into it since. */
async function openCart(serverLines: CartLine[] = [], props: Partial<ComponentProps<typeof CartList>> = {}) {
  // Her own: all files of a browser share its database.
  const sub = `mei-${crypto.randomUUID()}`;
  await writeIdentity({ sub, displayName: 'Mei', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  startOutbox(store);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  client.setQueryData(cartQueries.list(true).queryKey, serverLines);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <CartList expos={[]} empty={null} {...props}>
            {null}
          </CartList>
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  return {
    client,
    add: (slug: string) => dispatchAction('cart.set', { slug, quantity: 1, was: 0 }),
    deliver: () =>
      applyResults(
        store.get(outboxEntriesAtom).map(({ action: { key, input } }, i) => ({
          key,
          verdict: 'done' as const,
          rev: i + 1,
          answer: input,
        })),
      ),
  };
}

it('A product that no answer has described yet is counted until it is loaded, and as unsent only until its delivery', async () => {
  const cart = await openCart();
  await cart.add('duck');
  await expect.element(page.getByText('1 product will show here once loaded.')).toBeVisible();
  await cart.add('cot');
  await expect.element(page.getByText('2 products will show here once loaded.')).toBeVisible();
  expect(page.getByRole('status').elements()).toHaveLength(1);
  await cart.deliver();
  await expect.poll(() => page.getByRole('status').elements()).toEqual([]);
  await expect.element(page.getByText('2 products will show here once loaded.')).toBeVisible();
});

const line = (slug: string, name: string): CartLine => ({
  product: { ...bottleCard, slug, name },
  quantity: 2,
  booths: [],
});

it('What is put back stays in its place and keeps the focus while an answer from before arrives', async () => {
  const serverLines = [line('duck', 'Rubber duck'), line('cot', 'Cot')];
  const { client } = await openCart(serverLines);
  const list = page.getByRole('list', { name: 'In your cart' });
  await page.getByRole('button', { name: 'Remove Rubber duck' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(list).toHaveFocus();
  client.setQueryData(cartQueries.list(true).queryKey, serverLines.slice(1));
  await expect
    .poll(() =>
      list
        .getByRole('heading')
        .elements()
        .map((name) => name.textContent),
    )
    .toEqual(['Rubber duck', 'Cot']);
  await expect.element(page.getByText(/will show here/)).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});

it('A product whose card is known shows at once', async () => {
  const { client, add } = await openCart();
  client.setQueryData(['products'], [line('duck', 'Rubber duck').product]);
  await add('duck');
  await expect.element(page.getByRole('heading', { name: 'Rubber duck' })).toBeVisible();
});

const expoOf = (slug: string, name: string) => ({ slug, name }) as Expo;
const expos = [expoOf('kl', 'Fair KL'), expoOf('penang', 'Penang Days')];
const boothAt = (expoSlug: string, booth: string) => ({ expoSlug, booth, hall: 'Hall 1', isOffPlan: false });

it('A booth at the expo that is on does not name it, and one at another expo does', async () => {
  const [here] = expos;
  const serverLines = [
    { ...line('duck', 'Rubber duck'), booths: [boothAt('kl', 'B14'), boothAt('penang', 'C2')] },
    { ...line('cot', 'Cot'), booths: [boothAt('penang', 'C1')] },
    line('plan', 'Nowhere yet'),
  ];
  await openCart(serverLines, { expos, ...(here && { here }) });
  await expect.element(page.getByRole('link', { name: 'Hall 1 · Booth B14', exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hall 1 · Booth C1, Penang Days' })).toBeVisible();
});

it('While no expo is on, each booth names its expo', async () => {
  await openCart([{ ...line('duck', 'Rubber duck'), booths: [boothAt('kl', 'B14')] }], { expos });
  await expect.element(page.getByRole('link', { name: 'Hall 1 · Booth B14, Fair KL' })).toBeVisible();
});

it('On phones the bar has the sum at the left and the way on at the right', async () => {
  await openCart([line('duck', 'Rubber duck')], { action: <a href="/map">Open the expo map</a> });
  const sum = page.getByText('RM 149.80', { exact: true }).last();
  await expect.element(sum).toBeVisible();
  const bar = document.querySelector('[data-bottom-bar]');
  const action = page.getByRole('link', { name: 'Open the expo map' });
  expect(bar?.contains(action.element())).toBe(true);
  expect(sum.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    action.element().getBoundingClientRect().left,
  );
  expect(bar?.getBoundingClientRect().bottom).toBe(innerHeight);
});

it('Undo stands where the row was, and covers no other', async () => {
  const names = Array.from('abcdef', (letter) => `Duck ${letter}`);
  await openCart(names.map((name) => line(name.slice(-1), name)));
  const items = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Remove Duck c' }).click();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect.element(items.nth(2)).toHaveTextContent('“Duck c” was taken off.');
  const boxes = items.elements().map((row) => row.getBoundingClientRect());
  const undo = page.getByRole('button', { name: 'Undo' }).element();
  const bar = undo.closest('li')?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN);
  expect(bar.top).toBeGreaterThanOrEqual(boxes[1]?.bottom ?? Number.NaN);
  expect(bar.bottom).toBeLessThanOrEqual(boxes[3]?.top ?? Number.NaN);
  await page.getByRole('button', { name: 'Remove Duck a' }).click();
  await expect.element(items.first()).toHaveTextContent('“Duck a” was taken off.');
  expect(items.elements()).toHaveLength(5);
});

it('Undo comes when the row goes, never beside it', async () => {
  await openCart(['a', 'b', 'c'].map((letter) => line(letter, `Duck ${letter}`)));
  const items = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  const list = page.getByRole('list', { name: 'In your cart' }).element();
  const counts = new Set<number>();
  const observer = new MutationObserver(() => counts.add(items.elements().length));
  observer.observe(list, { childList: true });
  for (const name of ['Duck b', 'Duck a']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect.element(list).toHaveTextContent(`“${name}” was taken off.`);
    await expect.element(page.getByRole('button', { name: `Remove ${name}` })).not.toBeInTheDocument();
  }
  observer.disconnect();
  expect([...counts]).toEqual([3, 2]);
});

it('Undo stands above the bar, however long the cart is', async () => {
  const serverLines = Array.from('abcdef', (letter) => line(letter, `Duck ${letter}`));
  await openCart(serverLines, { action: <ButtonLink href="/map">Open the expo map</ButtonLink> });
  await page.getByRole('button', { name: 'Remove Duck a' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  expect(scrollY).toBe(0);
  const bar = document.querySelector('[data-bottom-bar]');
  expect(undo.element().getBoundingClientRect().bottom).toBeLessThan(bar?.getBoundingClientRect().top ?? 0);
});

it.each([
  [320, 126_800],
  [320, 1_150_570],
  [360, 126_800],
  [375, 1_150_570],
  [390, 12_345_670],
])(
  'At %i px the bar has room for a total of %i sen beside a button of at most two lines',
  async (width, sen) => {
    await page.viewport(width, 640);
    onTestFinished(() => page.viewport(390, 844));
    const product = { ...bottleCard, slug: 'cot', priceSen: sen, listPriceSen: sen + 43_000, starBuys: [] };
    await openCart([{ product, quantity: 1, booths: [] }], {
      action: <ButtonLink href="/map">Open the expo map</ButtonLink>,
    });
    const action = page.getByRole('link', { name: 'Open the expo map' });
    await expect.element(action).toBeVisible();
    const { right, height } = action.element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width - 16);
    expect(height).toBeLessThan(64);
    const bar = document.querySelector('[data-bottom-bar]');
    // What is kept free for it: see `--bottom-bar`.
    expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(80);
  },
);

it('Each of two that were taken off can be put back, the latest first', async () => {
  await openCart(['a', 'b', 'c'].map((letter) => line(letter, `Duck ${letter}`)));
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const name of ['Duck a', 'Duck b']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect.element(page.getByText(`“${name}” was taken off.`)).toBeVisible();
  }
  for (const name of ['Duck b', 'Duck a']) {
    await expect.element(page.getByText(`“${name}” was taken off.`)).toBeVisible();
    await undo.click();
    await expect.element(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await expect.element(undo).not.toBeInTheDocument();
});
