import { describe, expect, it } from 'vitest';
import { createDeliveryQueue, type DeliveryQueue } from '../../../server/actions/delivery-queue.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { type Hall, simulateHall } from '../../support/simulate-hall.ts';

/** Deliveries of other accounts, until one is sent away. Returns how many were begun. */
function fill(queue: DeliveryQueue): number {
  let begun = 0;
  while (queue.enter(`filler ${begun}`) === null) begun++;
  return begun;
}
const timesFor = (queue: DeliveryQueue, count: number) =>
  Array.from({ length: count }, (_, i) => queue.enter(`phone ${i}`) ?? 0);

describe('a delivery', () => {
  it('is begun at once on a server that has time', () => {
    const queue = createDeliveryQueue(() => 0);
    for (let i = 0; i < 1_000; i++) {
      expect(queue.enter('mei')).toBeNull();
      queue.leave('mei');
    }
  });

  it('that would wait too long is given a time of its own, later than all before it', () => {
    const queue = createDeliveryQueue(() => 0);
    fill(queue);
    const times = timesFor(queue, 1_000);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeGreaterThanOrEqual(3 + 10);
  });

  it('is sent away for 5 minutes at most, however many were sent away before', () => {
    let nowMs = 0;
    const queue = createDeliveryQueue(() => nowMs);
    fill(queue);
    timesFor(queue, 100_000);
    expect(queue.enter('mei')).toBe(300);
    nowMs = 10_000;
    expect(queue.enter('mei')).toBe(290);
    for (let i = 0; i < 2_000; i++) queue.enter(`late phone ${i}`);
    expect(queue.enter('siti')).toBe(300);
  });

  it('without a token keeps no time from those that have one', () => {
    const queue = createDeliveryQueue(() => 0);
    fill(queue);
    for (let i = 0; i < 1_000; i++) expect(queue.enter(null)).toBe(4);
    expect(queue.enter('mei')).toBe(4);
  });

  it('is one of four at most that an account has at once, and a fifth comes back soon', () => {
    const queue = createDeliveryQueue(() => 0);
    for (let i = 0; i < 4; i++) expect(queue.enter('mei')).toBeNull();
    for (let i = 0; i < 1_000; i++) expect(queue.enter('mei')).toBe(5);
    expect(queue.enter('siti')).toBeNull();
    queue.leave('mei');
    expect(queue.enter('mei')).toBeNull();
    expect(queue.enter('mei')).toBe(5);
  });

  it('without an account is one of twenty at once, so that such calls leave room for visitors', () => {
    const queue = createDeliveryQueue(() => 0);
    for (let i = 0; i < 20; i++) expect(queue.enter(null)).toBeNull();
    expect(queue.enter(null)).toBe(5);
    expect(fill(queue)).toBeGreaterThan(200);
    queue.leave(null);
    queue.leave('filler 0');
    expect(queue.enter(null)).toBeNull();
  });

  it('of an account that asks again and again keeps its time, and moves nobody else away', () => {
    let nowMs = 0;
    const queue = createDeliveryQueue(() => nowMs);
    fill(queue);
    for (let i = 0; i < 1_000; i++) expect(queue.enter('mei')).toBe(4);
    expect(queue.enter('siti')).toBe(4);
    nowMs = 2_000;
    expect(queue.enter('mei')).toBe(2);
    nowMs = 4_000;
    expect(queue.enter('mei')).toBe(4);
  });

  it.each([1, 25])('counts as what it costs the server when %d end at once', (atOnce) => {
    const costMs = 2;
    let nowMs = 0;
    const queue = createDeliveryQueue(() => nowMs);
    const begin = (count: number) => {
      for (let i = 0; i < count; i++) queue.enter(`phone ${i}`);
    };
    begin(atOnce);
    for (let i = 0; i < 5_000 / atOnce; i++) {
      begin(atOnce);
      nowMs += atOnce * costMs;
      for (let j = 0; j < atOnce; j++) queue.leave(`phone ${j}`);
    }
    const running = atOnce + fill(queue);
    // As many as are done within 3 s.
    expect(running * costMs).toBeGreaterThan(2_850);
    expect(running * costMs).toBeLessThan(3_150);
  });
});

describe('a hall of phones that come back online together', () => {
  const hall = (more: Pick<Hall, 'phones' | 'capacity'> & Partial<Hall>) =>
    simulateHall({ longestSpreadS: 60, lossShare: 0.1, random: seededRandom(20_261_122), ...more });
  const createQueue = createDeliveryQueue;

  it('has delivered within 90 s to a server that can do 1,000 a second', () => {
    const result = hall({ phones: 50_000, capacity: 1_000, lossShare: 0, createQueue });
    expect(result).toMatchObject({ sentAway: 0, repeats: 0 });
    expect(result.lastS).toBeLessThan(90);
  });

  it.each([200, 500])(
    'keeps a server busy that can do %d a second, and does not knock it over',
    (capacity) => {
      const { lastS, repeats } = hall({ phones: 50_000, capacity, createQueue });
      // Those whose answers the Wi-Fi loses several times are the last.
      expect(lastS).toBeLessThan(50_000 / capacity + 250);
      expect(repeats).toBeLessThan(50_000 * 0.12);
    },
  );

  it('knocks over one that begins whatever arrives: phones give up, come back, and all is done in vain', () => {
    expect(hall({ phones: 10_000, capacity: 100 }).lastS).toBe(Number.POSITIVE_INFINITY);
    expect(hall({ phones: 10_000, capacity: 100, createQueue }).lastS).toBeLessThan(400);
  });
});
