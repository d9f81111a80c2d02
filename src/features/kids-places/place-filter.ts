import * as v from 'valibot';
import { type KidsPlace, REGIONS, regionSchema } from '../../domain/content/kids-place.ts';
import { fillPath, paths } from '../../domain/routing/paths.ts';
import type { Chip } from '../../ui/chips.tsx';

type Region = (typeof REGIONS)[number];
export type PlaceFilter = { region?: Region; ageYears?: number };

const MAX_AGE_YEARS = 10;
const ageSchema = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(MAX_AGE_YEARS));

/** The filter in the address; invalid values are ignored. */
export function parsePlaceFilter(search: URLSearchParams): PlaceFilter {
  const region = v.safeParse(regionSchema, search.get('region'));
  const age = v.safeParse(ageSchema, search.get('age'));
  return { ...(region.success && { region: region.output }), ...(age.success && { ageYears: age.output }) };
}

export function placesPath({ region, ageYears }: PlaceFilter): string {
  const query = {
    ...(region && { region }),
    ...(ageYears !== undefined && { age: String(ageYears) }),
  };
  return Object.keys(query).length > 0 ? fillPath(paths.kidsListing, query) : paths.kidsListing;
}

/** Links to the same list with another region. */
export const regionChips = ({ region, ...other }: PlaceFilter): Chip[] => [
  { label: 'Everywhere', href: placesPath(other), current: !region },
  ...REGIONS.map((name) => ({
    label: name,
    href: placesPath({ ...other, region: name }),
    current: name === region,
  })),
];

const ageLabel = (years: number) => (years === 0 ? 'Under 1' : years === 1 ? '1 year' : `${years} years`);

/** Links to the same list for another age. */
export const ageChips = ({ ageYears, ...other }: PlaceFilter): Chip[] => [
  { label: 'Any age', href: placesPath(other), current: ageYears === undefined },
  ...Array.from({ length: MAX_AGE_YEARS + 1 }, (_, years) => ({
    label: ageLabel(years),
    href: placesPath({ ...other, ageYears: years }),
    current: years === ageYears,
  })),
];

/** `Up to 5 years`, `2 to 9 years`. */
export const ageRangeText = ({ from, to }: KidsPlace['ageYears']) =>
  from === 0 ? `Up to ${to} years` : `${from} to ${to} years`;

/** Places by region, in the order of `REGIONS`; regions without places are left out. */
export const groupByRegion = (places: readonly KidsPlace[]) =>
  REGIONS.map((region) => ({ region, places: places.filter((place) => place.region === region) })).filter(
    (group) => group.places.length > 0,
  );
