import { describe, expect, it } from 'vitest';
import {
  distanceInto,
  scrollDistance,
  toCleanEdge,
} from '../../../src/features/floor-plan/scroll-to-route.ts';

const room = { top: 76, bottom: 600 };

describe('How far the page scrolls to show a booth and the route to it', () => {
  it('is nothing where both are in sight', () => {
    expect(scrollDistance(room, { top: 76, bottom: 600 }, { top: 100, bottom: 130 })).toBe(0);
  });

  it('is just as far as they are outside the screen, down or up', () => {
    expect(scrollDistance(room, { top: 300, bottom: 700 }, { top: 300, bottom: 330 })).toBe(100);
    expect(scrollDistance(room, { top: 26, bottom: 400 }, { top: 26, bottom: 60 })).toBe(-50);
  });

  it('shows the end with the booth where the route is longer than the screen', () => {
    const whole = { top: 200, bottom: 900 };
    expect(scrollDistance(room, whole, { top: 210, bottom: 240 })).toBe(124);
    expect(scrollDistance(room, whole, { top: 850, bottom: 900 })).toBe(300);
  });
});

describe('The edge of the header, after the page has scrolled', () => {
  const rows = [
    { top: 120, bottom: 170 },
    { top: 180, bottom: 230 },
  ];

  it('crosses no row: the page scrolls until the row is behind it', () => {
    expect(toCleanEdge(70, 64, rows)).toBe(106);
    expect(toCleanEdge(130, 64, rows)).toBe(166);
  });

  it('stays where it crosses none', () => {
    expect(toCleanEdge(40, 64, rows)).toBe(40);
    expect(toCleanEdge(110, 64, rows)).toBe(110);
    expect(toCleanEdge(0, 130, rows)).toBe(0);
  });
});

describe('How far an enlarged plan moves to show a booth', () => {
  const frame = { left: 0, right: 300, top: 100, bottom: 400 };

  it('is nothing where the whole booth is in the frame', () => {
    expect(distanceInto(frame, { left: 0, right: 40, top: 360, bottom: 400 })).toEqual([0, 0]);
  });

  it('is what of the booth is beyond the edges of the frame', () => {
    expect(distanceInto(frame, { left: -10, right: 30, top: 90, bottom: 130 })).toEqual([10, 10]);
    expect(distanceInto(frame, { left: 290, right: 330, top: 380, bottom: 420 })).toEqual([-30, -20]);
  });
});
