import type { KidsPlace } from '../../domain/content/kids-place.ts';
import { paths } from '../../domain/routing/paths.ts';
import { searchParamsCodec, searchText, wholeNumberUpTo } from '../../domain/routing/search-params.ts';
import type { Chip } from '../../ui/chips.tsx';

export type PlaceFilter = { region?: string; ageYears?: number };

const MAX_AGE_YEARS = 10;
const filterParams = searchParamsCodec(paths.kidsListing, {
  region: searchText,
  age: wholeNumberUpTo(MAX_AGE_YEARS),
});

/** The filter in the address; invalid values are ignored. */
export function parsePlaceFilter(search: URLSearchParams): PlaceFilter {
  const { age: ageYears, ...filter } = filterParams.parse(search);
  return { ...filter, ...(ageYears !== undefined && { ageYears }) };
}

export const isNarrowed = ({ region, ageYears }: PlaceFilter): boolean =>
  region !== undefined || ageYears !== undefined;

/** The places of a region that suit a child of this age. */
export const narrowPlaces = (places: readonly KidsPlace[], { region, ageYears }: PlaceFilter): KidsPlace[] =>
  places.filter(
    (place) =>
      (region === undefined || place.region === region) &&
      (ageYears === undefined || (place.ageYears.from <= ageYears && ageYears <= place.ageYears.to)),
  );

export const placesPath = ({ region, ageYears }: PlaceFilter) => filterParams.href({ region, age: ageYears });

/** The regions of places, in the order of the list. */
export const regionsOf = (places: readonly Pick<KidsPlace, 'region'>[]): string[] => [
  ...new Set(places.map(({ region }) => region)),
];

/** Links to the same list with another region. */
export const regionChips = ({ region, ...other }: PlaceFilter, regions: readonly string[]): Chip[] => [
  { label: 'Everywhere', href: placesPath(other), current: !region },
  ...regions.map((name) => ({
    label: name,
    href: placesPath({ ...other, region: name }),
    current: name === region,
  })),
];

const ageLabel = (years: number) => (years === 0 ? 'Under 1' : years === 1 ? '1 year' : `${years} years`);

/** `in Penang`, `for a 4-year-old`, `for an 8-year-old`, as they continue “No places” or “3 places”. */
export const filterText = ({ region, ageYears }: PlaceFilter) =>
  [region && `in ${region}`, ageYears !== undefined && `for ${ageYearsText(ageYears)}`]
    .filter(Boolean)
    .join(' ');

const ageYearsText = (years: number) =>
  years === 0 ? 'a baby under 1' : `${AN_AGES.has(years) ? 'an' : 'a'} ${years}-year-old`;

/** Spoken with a vowel first. */
const AN_AGES = new Set([8, 11, 18]);

/** The values are those of `age` in the address. */
export const AGE_CHOICES = [
  { value: '', label: 'Any age' },
  ...Array.from({ length: MAX_AGE_YEARS + 1 }, (_, years) => ({
    value: String(years),
    label: ageLabel(years),
  })),
];

/** `Up to 5 years`, `2 to 9 years`, `3 years`, `Under 1`. */
export function ageRangeText({ from, to }: KidsPlace['ageYears']): string {
  if (from === to) return ageLabel(to);
  return from === 0 ? `Up to ${ageLabel(to)}` : `${from} to ${ageLabel(to)}`;
}

/** Places by region, in the order of the list. */
export const groupByRegion = (places: readonly KidsPlace[]) =>
  regionsOf(places).map((region) => ({ region, places: places.filter((place) => place.region === region) }));
