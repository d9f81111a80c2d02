import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeldRows } from '../../../src/features/shopping-list/use-held-rows.ts';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const cot = { ...shoppingItem(), isPending: false };
const pram = { ...cot, id: 'item-2', name: 'Pram' };
const tickedCot = { ...cot, ticked: true, isPending: true };
let rows: ReturnType<typeof useHeldRows>;
function Probe() {
  rows = useHeldRows();
  return null;
}

const hold = (item: typeof cot) => flushSync(() => rows.hold(item));
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

it('A ticked row stays where and as it is for three seconds after the last tick', () => {
  render(<Probe />);
  expect(hold(cot)).toBe(true);
  expect(rows.isPlacedDone(tickedCot)).toBe(false);
  expect(rows.heldAs(tickedCot)).toBe(cot);
  pass(2_900);
  expect(hold(pram)).toBe(true);
  pass(2_900);
  expect(rows.isPlacedDone(tickedCot)).toBe(false);
  pass(100);
  expect(rows.isPlacedDone(tickedCot)).toBe(true);
  expect(rows.heldAs(tickedCot)).toBeNull();
});

it('A ticked row does not leave while a finger is down, and waits again after it', () => {
  render(<Probe />);
  hold(cot);
  pass(2_900);
  dispatchEvent(new PointerEvent('pointerdown'));
  pass(10_000);
  expect(rows.isPlacedDone(tickedCot)).toBe(false);
  dispatchEvent(new PointerEvent('pointerup'));
  pass(2_900);
  expect(rows.isPlacedDone(tickedCot)).toBe(false);
  pass(100);
  expect(rows.isPlacedDone(tickedCot)).toBe(true);
});

it('A double tap ticks once, and a tap after a pause takes the tick off', () => {
  render(<Probe />);
  expect(hold(cot)).toBe(true);
  pass(400);
  expect(hold(tickedCot)).toBe(false);
  pass(200);
  expect(hold(tickedCot)).toBe(true);
  expect(rows.isPlacedDone(cot)).toBe(false);
});

it('A row does not leave with the focus of a keyboard in it, which would leave out what is still to do', () => {
  render(
    <>
      <Probe />
      <ul>
        <li>
          <button type="button">Tick</button>
        </li>
      </ul>
    </>,
  );
  const button = document.querySelector('button');
  button?.focus();
  hold(cot);
  pass(10_000);
  expect(rows.isPlacedDone(tickedCot)).toBe(false);
  button?.blur();
  pass(3_000);
  expect(rows.isPlacedDone(tickedCot)).toBe(true);
});
