import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDayCell } from '../../../../server/content/csv/day-cell.ts';
import { readNumberCell } from '../../../../server/content/csv/number-cell.ts';
import { readTimeCell } from '../../../../server/content/csv/time-cell.ts';

const days = fc
  .integer({ min: 0, max: 40_000 })
  .map((count) => new Date(Date.UTC(1990, 0, 1) + count * 86_400_000).toISOString().slice(0, 10));

describe('A day in a cell', () => {
  it('is read in the declared order, and in the order of the standard always', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('/', '.', '-'), (day, mark) => {
        const [year, month, date] = day.split('-');
        expect(readDayCell([date, month, year].join(mark), { dateOrder: 'day-month-year' })).toEqual({ day });
        expect(readDayCell([month, date, year].join(mark), { dateOrder: 'month-day-year' })).toEqual({ day });
        expect(readDayCell(day, {})).toEqual({ day });
        if (!year?.startsWith('20')) return;
        const short = year.slice(2);
        const read = (
          parts: (string | undefined)[],
          dateOrder: 'day-month-year' | 'month-day-year' | 'year-month-day',
        ) => readDayCell(parts.join(mark), { dateOrder });
        expect(read([date, month, short], 'day-month-year')).toEqual({ day });
        expect(read([month, date, short], 'month-day-year')).toEqual({ day });
        expect(read([short, month, date], 'year-month-day')).toEqual({ day });
      }),
    );
  });

  it('that can be read in two ways is ambiguous unless the order is declared', () => {
    expect(readDayCell('4/12/2026', {})).toEqual({ ambiguous: ['2026-12-04', '2026-04-12'] });
    expect(readDayCell('4/12/26', {})).toEqual({ ambiguous: ['2026-12-04', '2026-04-12'] });
    expect(readDayCell('26/12/99', {})).toEqual({ day: '2099-12-26' });
    expect(readDayCell('25/12/2026', {})).toEqual({ day: '2026-12-25' });
    expect(readDayCell('12/25/2026', {})).toEqual({ day: '2026-12-25' });
    expect(readDayCell('5/5/2026', {})).toEqual({ day: '2026-05-05' });
    expect(readDayCell('12/25/2026', { dateOrder: 'day-month-year' })).toBeNull();
  });

  it('may have a month by name or a time of zero, but must be in the calendar', () => {
    expect(readDayCell('4 Dec 2026', {})).toEqual({ day: '2026-12-04' });
    expect(readDayCell('04-December-2026', {})).toEqual({ day: '2026-12-04' });
    expect(readDayCell('4-Dec-26', {})).toEqual({ day: '2026-12-04' });
    expect(readDayCell('04 dec 26', { dateOrder: 'month-day-year' })).toEqual({ day: '2026-12-04' });
    expect(readDayCell('26-Dec-04', { dateOrder: 'year-month-day' })).toEqual({ day: '2026-12-04' });
    expect(readDayCell('2026-12-04 00:00:00', {})).toEqual({ day: '2026-12-04' });
    expect(readDayCell('2026/12/4', {})).toEqual({ day: '2026-12-04' });
    for (const cell of [
      '31/02/2026',
      '31/2/26',
      '46360',
      'soon',
      '2026-13-01',
      '0 Dec 2026',
      '4 Foo 2026',
      '31-Feb-26',
      '4-Dec',
    ])
      expect([cell, readDayCell(cell, { dateOrder: 'day-month-year' })]).toEqual([cell, null]);
  });
});

describe('A number in a cell', () => {
  const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);

  it('is read with the declared decimal mark, with or without groups', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom<['.' | ',', string]>(['.', ','], [',', '.'], ['.', ' '], [',', '\u00a0'], ['.', '’']),
        (whole, cents, [decimalMark, groupMark]) => {
          const decimals = String(cents).padStart(2, '0');
          const number = `${whole}.${decimals}`;
          for (const text of [String(whole), grouped(whole, groupMark)])
            expect(readNumberCell(text + decimalMark + decimals, { decimalMark })).toEqual({ number });
        },
      ),
    );
  });

  it('that can be read in two ways is ambiguous unless the mark is declared', () => {
    expect(readNumberCell('1,299', {})).toEqual({ ambiguous: ['1299', '1.299'] });
    expect(readNumberCell('1.299', {})).toEqual({ ambiguous: ['1.299', '1299'] });
    expect(readNumberCell('1,299', { decimalMark: '.' })).toEqual({ number: '1299' });
    expect(readNumberCell('1,299', { decimalMark: ',' })).toEqual({ number: '1.299' });
    expect(readNumberCell('12,50', {})).toEqual({ number: '12.50' });
    expect(readNumberCell('1,299.50', {})).toEqual({ number: '1299.50' });
  });

  it('is refused in any other notation', () => {
    for (const cell of ['', '12a', '1,2,3', '1.2.3', '12,34,567', '1e5', '.5', '12.', '--1', '12,50 13'])
      expect([cell, readNumberCell(cell, {})]).toEqual([cell, null]);
    expect(readNumberCell('12,50', { decimalMark: '.' })).toBeNull();
    expect(readNumberCell('−7', {})).toEqual({ number: '-7' });
  });
});

describe('A time in a cell', () => {
  const two = (count: number) => String(count).padStart(2, '0');

  it('reads back as the same time in every way in which it may be written', () => {
    const clocks = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const marks = fc.constantFrom(':', '.');
    const halves = fc.constantFrom(['am', 'pm'], ['AM', 'PM'], ['a.m.', 'p.m.']);
    fc.assert(
      fc.property(clocks, marks, halves, fc.constantFrom('', ' '), ([hour, minute], mark, half, space) => {
        const time = `${two(hour)}:${two(minute)}`;
        const ofTwelve = `${hour % 12 || 12}`;
        const suffix = space + half[hour < 12 ? 0 : 1];
        const ways = [
          `${hour}${mark}${two(minute)}`,
          `${two(hour)}${mark}${two(minute)}`,
          `${time}:00`,
          `${ofTwelve}${mark}${two(minute)}${suffix}`,
          ...(minute === 0 ? [`${ofTwelve}${suffix}`, `${two(Number(ofTwelve))}${suffix}`] : []),
        ];
        for (const way of ways) expect([way, readTimeCell(way)]).toEqual([way, time]);
      }),
    );
  });

  it('is not guessed from what may be something else', () => {
    const cells = [
      '24:00',
      '9:60',
      '13:00 PM',
      '13pm',
      '0:30 AM',
      '0am',
      '9',
      '14',
      '1400',
      '2 to 3',
      'noon',
      '',
    ];
    expect(cells.map((cell) => [cell, readTimeCell(cell)])).toEqual(cells.map((cell) => [cell, null]));
  });
});
