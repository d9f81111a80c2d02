import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeldRows } from '../../../src/features/shopping-list/use-held-rows.ts';
import { render } from '../../support/render.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const [cot, pram] = [
  { id: 'cot', ticked: false },
  { id: 'pram', ticked: false },
];
const tickedCot = { ...cot, ticked: true };
let rows: ReturnType<typeof useHeldRows>;
function Probe() {
  rows = useHeldRows();
  return null;
}

const hold = (item: typeof cot) => flushSync(() => rows.hold(item));
const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));

it('A ticked row stays where it is for a second after the last tick', () => {
  render(<Probe />);
  expect(hold(cot)).toBe(true);
  expect(rows.isPlacedDone(tickedCot)).toBe(false);
  pass(900);
  expect(hold(pram)).toBe(true);
  pass(900);
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
