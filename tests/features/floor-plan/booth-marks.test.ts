import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boothKey } from '../../../src/domain/expo/booth-visit.ts';
import {
  boothMarks,
  brandMarks,
  markText,
  namesAt,
  type VisitorMarks,
} from '../../../src/features/floor-plan/booth-marks.ts';

const exhibitors = ['A1', 'A2', 'A3', 'A4'].map((booth) => ({
  booth,
  hall: 'Hall 1',
  slug: booth.toLowerCase(),
}));
const at = (booth: string) => ({ booth, hall: 'Hall 1' });
const item = (booth: string, ticked: boolean, comeBack = false) => ({ booth, ticked, comeBack });
const visitor = (more: Partial<VisitorMarks> = {}): VisitorMarks => ({
  items: [],
  followed: new Set(),
  visits: new Map(),
  ...more,
});

describe('A booth', () => {
  it('shows what is open there, where to come back, and whether its brand is followed', () => {
    const items = [
      item(' a1', true),
      item('a-01', false),
      item('Hall 1, A2', false, true),
      item('A3', true, true),
      item('', false),
    ];
    expect([...boothMarks(exhibitors, visitor({ items, followed: new Set(['a2', 'a4']) }))]).toEqual([
      ['A1', ['list']],
      ['A2', ['come-back', 'followed']],
      ['A3', ['visited']],
      ['A4', ['followed']],
    ]);
  });

  it('is not visited because others of a shared list ticked everything there', () => {
    const others = { ...item('A1', true), isTickedByOther: true };
    expect(boothMarks(exhibitors, visitor({ items: [others] })).get('A1')).toBeUndefined();
    // What was there for the visitor is got, and they got some of it.
    expect(boothMarks(exhibitors, visitor({ items: [others, item('A1', true)] })).get('A1')).toEqual([
      'visited',
    ]);
    const visits = new Map([[boothKey('A1'), true]]);
    expect(boothMarks(exhibitors, visitor({ items: [others], visits })).get('A1')).toEqual(['visited']);
  });

  it('of a followed brand that was visited says that first, as the plan has room for one of the visitor’s marks', () => {
    const followed = new Set(['a1']);
    const visits = new Map([[boothKey('A1'), true]]);
    expect(boothMarks(exhibitors, visitor({ followed, visits })).get('A1')).toEqual(['visited', 'followed']);
  });

  it('names what is open there, and where there is more says how much', () => {
    const named = (name: string, more: Partial<ReturnType<typeof item>> = {}) => ({
      ...item(' a1', false),
      name,
      ...more,
    });
    const items = [
      named('Car seat', { booth: 'Hall 1, A1' }),
      named('Cot', { comeBack: true }),
      named('Bottle', { ticked: true }),
      named('Bib', { booth: 'A2' }),
    ];
    const names = namesAt(at('A1'), items);
    expect(markText('list', names)).toBe('On your list: Car seat');
    expect(markText('come-back', names)).toBe('Come back: Cot');
    expect(markText('star-buys', names)).toBe('Star buys');
    expect(markText('list', namesAt(at('A3'), items))).toBe('On your list');
    const many = namesAt(
      at('A1'),
      ['Cup', 'Bowl', 'Spoon', 'Mat'].map((name) => named(name)),
    );
    expect(markText('list', many)).toBe('On your list: Cup, Bowl and 2 more');
  });

  it('is visited when the visitor marked it, or has got all of it; what they marked comes first', () => {
    const items = [item('A1', true), item('A2', true), item('A3', false)];
    const visits = new Map([
      ['A2', false],
      ['A3', true],
    ]);
    expect([...boothMarks(exhibitors, visitor({ items, visits }))]).toEqual([
      ['A1', ['visited']],
      ['A3', ['list', 'visited']],
    ]);
  });

  it('that is still to be confirmed has no marks of what other brands are still without a booth', () => {
    const waiting = ['a', 'b'].map((slug) => ({ ...at('TBC'), slug, hasStarBuys: slug === 'b' }));
    const items = [item('TBC', false), item('tbc', true)];
    const visits = new Map([['TBC', true]]);
    const followed = new Set(['a']);
    const marks = boothMarks(waiting, visitor({ items, visits, followed })).get('TBC');
    expect(waiting.map((exhibitor) => brandMarks(exhibitor, marks, followed))).toEqual([
      ['followed'],
      ['star-buys'],
    ]);
  });

  it('has star buys if one of its brands has some', () => {
    const shared = [
      { ...at('A1'), slug: 'a' },
      { ...at('A1'), slug: 'b', hasStarBuys: true },
    ];
    expect([...boothMarks(shared, visitor())]).toEqual([['A1', ['star-buys']]]);
  });

  it('says in the row of a brand nothing that only others at its booth have', () => {
    const seller = { ...at('A1'), slug: 'a', hasStarBuys: true };
    const guest = { ...at('A1'), slug: 'b' };
    const followed = new Set(['b']);
    const marks = boothMarks([seller, guest], visitor({ items: [item('A1', false)], followed }));
    expect(marks.get('A1')).toEqual(['list', 'followed', 'star-buys']);
    expect(brandMarks(seller, marks.get('A1'), followed)).toEqual(['list', 'star-buys']);
    expect(brandMarks(guest, marks.get('A1'), followed)).toEqual(['list', 'followed']);
  });

  it('that brands share has the marks of all of them, in whatever order they come', () => {
    const codes = fc.constantFrom('A1', 'A2');
    const shared = fc.uniqueArray(
      fc.record({
        booth: codes,
        hall: fc.constant('Hall 1'),
        slug: fc.constantFrom('a', 'b', 'c'),
        hasStarBuys: fc.boolean(),
      }),
      { selector: ({ booth, slug }) => booth + slug },
    );
    const items = fc.array(fc.record({ booth: codes, ticked: fc.boolean(), comeBack: fc.boolean() }));
    const followed = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(shared, items, followed, (exhibitors, items, slugs) => {
        const of = visitor({ items, followed: new Set(slugs) });
        const marks = boothMarks(exhibitors, of);
        expect(marks).toEqual(boothMarks(exhibitors.toReversed(), of));
        for (const { booth, slug, hasStarBuys } of exhibitors) {
          if (slugs.includes(slug)) expect(marks.get(booth)).toContain('followed');
          if (hasStarBuys) expect(marks.get(booth)).toContain('star-buys');
        }
      }),
    );
  });
});
