import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBucket } from '../../../server/rate-limit/token-bucket.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('a token bucket', () => {
  it('allows the burst at once, then as many an hour as it is refilled with', () => {
    let now = 0;
    const bucket = createTokenBucket(600, 100, () => now);
    const take = (times: number) => Array.from({ length: times }, () => bucket.take('hall'));
    expect(take(101)).toEqual([...Array(100).fill(0), 6_000]);
    expect(bucket.take('home')).toBe(0);
    now = 5_999;
    expect(bucket.take('hall')).toBe(1);
    now = 6_000;
    expect(take(2)).toEqual([0, 6_000]);
    now = 6_000 + HOUR_MS;
    expect(take(101).filter((waitMs) => waitMs === 0)).toHaveLength(100);
  });

  it('that is never refilled allows nothing', () => {
    let now = 0;
    const bucket = createTokenBucket(0, 0, () => now);
    expect(bucket.take('hall')).toBe(HOUR_MS);
    now = 100 * HOUR_MS;
    expect(bucket.take('hall')).toBe(HOUR_MS);
  });

  it('keeps the latest 50,000 keys, and whoever goes on taking is among them', () => {
    const bucket = createTokenBucket(600, 2, () => 0);
    bucket.take('hall');
    for (let i = 1; i < 50_000; i += 1) bucket.take(`name-${i}`);
    bucket.take('hall');
    bucket.take('name-50000');
    expect(bucket.take('hall')).toBe(6_000);
  });

  it('never allows more than the burst and the refill of any period', () => {
    const pauses = fc.array(fc.nat({ max: 60_000 }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(
        pauses,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 50 }),
        (gaps, perHour, burst) => {
          let now = 0;
          const bucket = createTokenBucket(perHour, burst, () => now);
          const taken: number[] = [];
          for (const gap of gaps) {
            now += gap;
            if (bucket.take('hall') === 0) taken.push(now);
          }
          for (const [i, from] of taken.entries()) {
            const allowed = burst + ((now - from) / HOUR_MS) * perHour;
            expect(taken.length - i).toBeLessThanOrEqual(allowed + 0.01);
          }
        },
      ),
    );
  });

  it('allows one after the wait that it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 50 }), (perHour, burst) => {
        let now = 1_000_000;
        const bucket = createTokenBucket(perHour, burst, () => now);
        for (let i = 0; i < burst; i += 1) bucket.take('hall');
        now += Math.ceil(bucket.take('hall'));
        expect(bucket.take('hall')).toBe(0);
      }),
    );
  });
});
