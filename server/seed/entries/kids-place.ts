import * as v from 'valibot';
import { regionSchema } from '../../../src/domain/content/kids-place.ts';
import { kidsPlaces } from '../../kids-places/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, line, range, slug } from './fields.ts';

export const kidsPlaceEntry = v.strictObject({
  slug,
  name: line,
  region: regionSchema,
  area: line,
  ageYears: range,
  kind: line,
  summary: line,
  hours: line,
  priceNote: line,
  art,
});
export type KidsPlaceEntry = v.InferOutput<typeof kidsPlaceEntry>;

export const kidsPlaceRows = (entries: readonly KidsPlaceEntry[]): TableRows[] => [
  tableRows(
    kidsPlaces,
    entries.map(({ art: _, ageYears, ...place }, rank) => ({
      ...place,
      rank,
      ageFrom: ageYears.from,
      ageTo: ageYears.to,
    })),
  ),
];
