import fc from 'fast-check';
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

it('A shared booth has the marks of all its brands, in whatever order they come', () => {
  const codes = fc.constantFrom('A1', 'A2');
  const shared = fc.uniqueArray(fc.record({ booth: codes, slug: fc.constantFrom('a', 'b', 'c') }), {
    selector: ({ booth, slug }) => booth + slug,
  });
  const items = fc.array(fc.record({ booth: codes, ticked: fc.boolean() }));
  const followed = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
  fc.assert(
    fc.property(shared, items, followed, (exhibitors, items, slugs) => {
      const marks = boothMarks(exhibitors, items, new Set(slugs));
      expect(marks).toEqual(boothMarks(exhibitors.toReversed(), items, new Set(slugs)));
      for (const { booth, slug } of exhibitors)
        if (slugs.includes(slug)) expect(marks.get(booth)).toContain('followed');
    }),
  );
});
