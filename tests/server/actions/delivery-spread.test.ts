import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeliverySpread } from '../../../server/actions/delivery-spread.ts';

const HOUR_MS = 3_600_000;

function stage(longestS = 60) {
  const clock = { nowMs: Date.UTC(2026, 10, 21, 1) };
  const spread = createDeliverySpread(longestS, () => clock.nowMs);
  const visit = (from: number, to: number) => {
    for (let i = from; i < to; i++) spread.addVisitor(`visitor ${i}`);
  };
  return { clock, spread, visit };
}

describe('The seconds over which phones spread their deliveries', () => {
  it('are none where few visitors were seen', () => {
    const { spread, visit } = stage();
    visit(0, 99);
    expect(spread.seconds()).toBe(0);
    visit(99, 100);
    expect(spread.seconds()).toBe(1);
  });

  it('grow with the visitors, however often each of them asks, up to the longest', () => {
    const { spread, visit } = stage();
    visit(0, 3_000);
    visit(0, 3_000);
    expect(spread.seconds()).toBe(30);
    visit(3_000, 50_000);
    expect(spread.seconds()).toBe(60);
  });

  it('are never more than the server is set to', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(4_000), (longestS, visitors) => {
        const { spread, visit } = stage(longestS);
        visit(0, visitors);
        expect(spread.seconds()).toBe(Math.min(Math.floor(visitors / 100), longestS));
      }),
      { numRuns: 30 },
    );
  });

  it('count who was here in the morning, and not who was here two days ago', () => {
    const { clock, spread, visit } = stage();
    visit(0, 1_000);
    clock.nowMs += 12 * HOUR_MS;
    expect(spread.seconds()).toBe(10);
    visit(1_000, 1_500);
    expect(spread.seconds()).toBe(15);
    clock.nowMs += 12 * HOUR_MS;
    expect(spread.seconds()).toBe(5);
    clock.nowMs += 48 * HOUR_MS;
    expect(spread.seconds()).toBe(0);
  });
});
