// The order of the layers, before the styles of what is tried.
import '../../src/styles/tokens.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import chipRows from '../../src/ui/chip-rows.module.css';
import { Chips } from '../../src/ui/chips.tsx';
import { render } from '../support/render.tsx';

const chips = (query: string) => [
  { label: 'Yours', href: `/list?${query}`, current: true },
  { label: 'Aisyah', href: `/list?list=1&${query}`, current: false },
  { label: 'Aisyah', href: `/list?list=2&${query}`, current: false },
];

it('two choices of the same name are both there, and keep the focus while their addresses change', async () => {
  const { rerender } = render(<Chips label="Lists" chips={chips('open=1')} />);
  const second = page.getByRole('link', { name: 'Aisyah' }).nth(1);
  second.element().focus();
  // React reports keys that repeat, which fails the test.
  rerender(<Chips label="Lists" chips={chips('open=2')} />);
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAttribute('href', '/list?list=2&open=2');
});

const named = (names: readonly string[], current: string) =>
  names.map((name) => ({ label: name, href: `/map?at=${name}`, current: name === current }));
const PLACES = ['Nursing room', 'Changing tables', 'Stroller parking', 'First aid'];

const Rows = ({ place }: { place: string }) => (
  <div className={chipRows.rows} data-testid="rows">
    <Chips label="Halls" chips={named(['Hall 1', 'Hall 2'], 'Hall 1')} />
    <Chips label="Places" chips={named(PLACES, place)} />
  </div>
);
const scrolled = () => page.getByTestId('rows').element().scrollLeft;

it('a choice in one of several rows beside each other leaves the other rows where they are', () => {
  const { rerender } = render(<Rows place="" />);
  for (const place of PLACES) {
    rerender(<Rows place={place} />);
    expect(scrolled()).toBe(0);
  }
});

it('what an address has chosen is in sight from the beginning', () => {
  render(<Rows place="First aid" />);
  expect(scrolled()).toBeGreaterThan(0);
});

it('a choice in a row of its own comes in sight', async () => {
  const { rerender } = render(<Chips label="Places" chips={named(PLACES, '')} />);
  const row = page.getByRole('list').element();
  expect(row.scrollLeft).toBe(0);
  rerender(<Chips label="Places" chips={named(PLACES, 'First aid')} />);
  expect(row.scrollLeft).toBeGreaterThan(0);
});

const WithText = ({ names, isLoading }: { names: readonly string[]; isLoading: boolean }) => (
  <div className={chipRows.filters}>
    <Chips label="Places" chips={named(names, '')} isLoading={isLoading} />
    <p>Below</p>
  </div>
);

it('chips that are on their way have their place, and a single choice has none', () => {
  const top = () => page.getByText('Below').element().getBoundingClientRect().top;
  const { rerender } = render(<WithText names={['All']} isLoading />);
  const waiting = top();
  expect(page.getByRole('navigation').query()).toBeNull();
  rerender(<WithText names={['All', ...PLACES]} isLoading={false} />);
  expect(top()).toBe(waiting);
  rerender(<WithText names={['All']} isLoading={false} />);
  expect(top()).toBeLessThan(waiting);
});
