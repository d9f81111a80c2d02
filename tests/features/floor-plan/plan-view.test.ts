import { describe, expect, it } from 'vitest';
import type { Exhibitor } from '../../../src/domain/expo/exhibitor.ts';
import { exhibitorsBeside, foundDetails, planView } from '../../../src/features/floor-plan/plan-view.ts';

const HALLS = ['Hall 1', 'Hall 2'];

const exhibitor = (hall: string, booth: string): Exhibitor => ({
  slug: booth,
  name: booth,
  tagline: '',
  category: 'Play',
  picture: '',
  letter: 'A',
  hall,
  booth,
});
const exhibitors = [exhibitor('Hall 1', 'A1'), exhibitor('Hall 2', 'C1'), exhibitor('Hall 2', 'C2')];
const noSelection = { booth: null, hall: null, searchResults: null, place: null };
const view = (selection: Partial<Parameters<typeof planView>[2]>) =>
  planView(exhibitors, HALLS, { ...noSelection, ...selection }, []);

describe('the plan view', () => {
  it('shows the first hall and no selected booth at first', () => {
    const { hall, selected, matches } = view({});
    expect([hall, selected, matches]).toEqual(['Hall 1', [], null]);
  });

  it('shows the hall of the selected booth, in any spelling of its code', () => {
    expect(view({ booth: ' c2 ', hall: 'Hall 1' })).toMatchObject({
      hall: 'Hall 2',
      selected: [{ booth: 'C2' }],
    });
  });

  it('selects the first search result and marks the booths of all', () => {
    const { hall, selected, matches } = view({ searchResults: exhibitors.slice(1) });
    expect([hall, selected[0]?.booth, [...(matches ?? [])]]).toEqual(['Hall 2', 'C1', ['C1', 'C2']]);
  });

  it('lists who is in the hall besides the chosen booth, and after a search only whom it found', () => {
    const boothsBeside = (selection: Partial<Parameters<typeof planView>[2]>) =>
      exhibitorsBeside(exhibitors, view(selection), selection.searchResults ?? null).map(
        ({ booth }) => booth,
      );
    expect(boothsBeside({})).toEqual(['A1']);
    expect(boothsBeside({ booth: 'C1' })).toEqual(['C2']);
    expect(boothsBeside({ searchResults: exhibitors.slice(1) })).toEqual(['C1', 'C2']);
    // The card has the only one.
    expect(boothsBeside({ searchResults: exhibitors.slice(2) })).toEqual([]);
    expect(boothsBeside({ searchResults: exhibitors.slice(2), booth: 'C1' })).toEqual(['C2']);
    expect(boothsBeside({ searchResults: exhibitors.slice(2), booth: 'A1' })).toEqual(['C2']);
    expect(boothsBeside({ searchResults: [] })).toEqual([]);
  });

  it('says more of a place than its name, or nothing', () => {
    const cafe = { kind: 'food' as const, label: 'Café', outline: [] };
    const stages = ['Main stage', 'Workshop room'].map((label) => ({
      kind: 'stage' as const,
      label,
      outline: [],
    }));
    const places = { places: [cafe, ...stages] };
    expect(foundDetails('Café', 'Café', places)).toBe('Food');
    expect(foundDetails('food', 'Café', places)).toBe('');
    expect(foundDetails('stage', 'Stages', places)).toBe('Main stage, Workshop room');
    expect(foundDetails('Workshop room', 'Workshop room', places)).toBe('Stage');
  });

  it('selects all who share a booth, the one that was looked for first', () => {
    const kite = { ...exhibitor('Hall 2', 'c1'), name: 'Kite' };
    const all = [...exhibitors, kite];
    const namesOf = (selection: Partial<Parameters<typeof planView>[2]>) =>
      planView(all, HALLS, { ...noSelection, ...selection }, []).selected.map(({ name }) => name);
    expect(namesOf({ booth: 'C1' })).toEqual(['C1', 'Kite']);
    expect(namesOf({ searchResults: [kite] })).toEqual(['Kite', 'C1']);
  });

  it('takes brands whose booths are still to be confirmed for no neighbours at one booth', () => {
    const waiting = ['Kite', 'Lulla'].map((name) => ({ ...exhibitor('Hall 2', 'TBC'), name }));
    const all = [...exhibitors, ...waiting];
    const namesOf = (selection: Partial<Parameters<typeof planView>[2]>) =>
      planView(all, HALLS, { ...noSelection, ...selection }, []).selected.map(({ name }) => name);
    expect(namesOf({ searchResults: waiting.slice(1) })).toEqual(['Lulla']);
    expect(namesOf({ booth: 'TBC' })).toEqual([]);
  });

  it('keeps the tapped booth selected among search results', () => {
    expect(view({ searchResults: exhibitors.slice(1), booth: 'C2' }).selected[0]?.booth).toBe('C2');
  });

  const nursing = { kind: 'nursing' as const, label: 'Nursing room', outline: [] };
  const plan = {
    hall: 'Hall 2',
    width: 9,
    height: 9,
    booths: [],
    places: [nursing],
    entrances: [],
    aisles: [],
  };
  const looking = (place: string, hall: string | null = null) =>
    planView(exhibitors, HALLS, { ...noSelection, hall, place }, [plan]);

  it('shows a hall that has the kind of place or the place of this name, unless another was chosen', () => {
    expect(looking('nursing')).toMatchObject({ hall: 'Hall 2', place: 'nursing' });
    expect(looking('Nursing room')).toMatchObject({ hall: 'Hall 2', place: 'Nursing room' });
    expect(looking('nursing', 'Hall 1')).toMatchObject({ hall: 'Hall 1', place: null });
  });

  it('shows the hall whose name is looked for, and the first one for a place that is on no plan', () => {
    expect(looking('Hall 2')).toMatchObject({ hall: 'Hall 2', place: null });
    expect(looking('Garden tent')).toMatchObject({ hall: 'Hall 1', place: null });
  });

  it('ignores booths and halls that do not exist', () => {
    expect(view({ booth: 'Z9', hall: 'Hall 9' })).toMatchObject({ hall: 'Hall 1', selected: [] });
    expect(planView([], [], noSelection, [])).toMatchObject({ hall: '', selected: [] });
  });
});
