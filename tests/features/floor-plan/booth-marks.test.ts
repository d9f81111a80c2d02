import { expect, it } from 'vitest';
import { boothMarks } from '../../../src/features/floor-plan/booth-marks.ts';

const exhibitors = ['A1', 'A2', 'A3', 'A4'].map((booth) => ({ booth, slug: booth.toLowerCase() }));

it('A booth shows what is open or done there, and whether its brand is followed', () => {
  const items = [
    { booth: ' a1', ticked: true },
    { booth: 'A1', ticked: false },
    { booth: 'A2', ticked: true },
    { booth: '', ticked: false },
  ];
  expect([...boothMarks(exhibitors, items, new Set(['a2', 'a3']))]).toEqual([
    ['A1', ['list']],
    ['A2', ['done', 'followed']],
    ['A3', ['followed']],
  ]);
});
