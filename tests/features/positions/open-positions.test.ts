import { describe, expect, it } from 'vitest';
import type { PositionCard } from '../../../src/domain/content/position.ts';
import {
  applyHref,
  isOnlyOpen,
  isOpen,
  openPositionsByTeam,
  otherPositions,
  salaryText,
} from '../../../src/features/positions/open-positions.ts';

const position = (slug: string, team: string, closesOn = '2026-12-01'): PositionCard => ({
  slug,
  title: slug,
  team,
  place: 'Kuala Lumpur',
  type: 'Full time',
  summary: '',
  salary: { from: 4200, to: 5500, per: 'month' },
  postedOn: '2026-11-01',
  closesOn,
  picture: '',
});

describe('a salary', () => {
  it('is written with separators and its period', () => {
    expect(salaryText({ from: 8500, to: 13_000, per: 'month' })).toBe('RM\u00a08,500 to 13,000 a month');
    expect(salaryText({ from: 150, to: 150, per: 'day' })).toBe('RM\u00a0150 a day');
  });
});

describe('open positions', () => {
  it('are open on their last day, and closed on the next', () => {
    expect(isOpen({ closesOn: '2026-11-21' }, '2026-11-21')).toBe(true);
    expect(isOpen({ closesOn: '2026-11-21' }, '2026-11-22')).toBe(false);
  });

  it('are grouped by team, the largest first, without closed ones', () => {
    const positions = [
      position('a', 'Office'),
      position('b', 'Expos'),
      position('c', 'Expos'),
      position('d', 'Brands', '2026-11-01'),
      position('e', 'Content'),
    ];
    expect(
      openPositionsByTeam(positions, '2026-11-21').map((team) => [team.name, team.positions.length]),
    ).toEqual([
      ['Expos', 2],
      ['Content', 1],
      ['Office', 1],
    ]);
  });
});

it('Beside a position are at most three open ones, those of its team first', () => {
  const positions = [
    position('a', 'Office'),
    position('b', 'Content'),
    position('c', 'Expos'),
    position('d', 'Brands', '2026-11-01'),
    position('e', 'Expos'),
    position('f', 'Office'),
  ];
  const beside = (slug: string) => otherPositions(slug, positions, '2026-11-21').map((other) => other.slug);
  expect(beside('c')).toEqual(['e', 'a', 'b']);
  expect(beside('closed')).toEqual(['a', 'b', 'c']);
});

describe('the only open position', () => {
  const isOnly = (...open: PositionCard[]) => isOnlyOpen('a', open, '2026-11-21');

  it('is open while no other position is', () => {
    expect(isOnly(position('a', 'Office'))).toBe(true);
    expect(isOnly(position('a', 'Office'), position('b', 'Expos', '2026-11-01'))).toBe(true);
    expect(isOnly(position('a', 'Office'), position('b', 'Expos'))).toBe(false);
  });

  it('does not exist where none or only others are open', () => {
    expect(isOnly()).toBe(false);
    expect(isOnly(position('a', 'Office', '2026-11-01'))).toBe(false);
    expect(isOnly(position('b', 'Expos'))).toBe(false);
  });
});

describe('the link to apply', () => {
  it('has a subject with the title of the position, also with special characters', () => {
    const href = applyHref('work@expo.test', 'Host & guide? 50% #1');
    const url = new URL(href);
    expect(url.pathname).toBe('work@expo.test');
    expect(url.searchParams.get('subject')).toBe('Application: Host & guide? 50% #1');
    expect(href).not.toContain('+');
  });
});
