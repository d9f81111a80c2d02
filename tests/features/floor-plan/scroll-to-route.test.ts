import { describe, expect, it } from 'vitest';
import { scrollDistance } from '../../../src/features/floor-plan/scroll-to-route.ts';

const room = { top: 76, bottom: 600 };

describe('How far the page scrolls to show a booth and the way to it', () => {
  it('is nothing where both are in sight', () => {
    expect(scrollDistance(room, { top: 76, bottom: 600 }, { top: 100, bottom: 130 })).toBe(0);
  });

  it('is just as far as they are out of it, down or up', () => {
    expect(scrollDistance(room, { top: 300, bottom: 700 }, { top: 300, bottom: 330 })).toBe(100);
    expect(scrollDistance(room, { top: 26, bottom: 400 }, { top: 26, bottom: 60 })).toBe(-50);
  });

  it('shows the end with the booth where the way is longer than the screen', () => {
    const whole = { top: 200, bottom: 900 };
    expect(scrollDistance(room, whole, { top: 210, bottom: 240 })).toBe(124);
    expect(scrollDistance(room, whole, { top: 850, bottom: 900 })).toBe(300);
  });
});
