import type { Position } from '../../domain/content/position.ts';
import { organizer, type SchemaContext, type SchemaNode } from './organization.ts';

const KINDS: readonly [pattern: RegExp, type: string][] = [
  [/^full/i, 'FULL_TIME'],
  [/^part/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/day|season|tempor/i, 'TEMPORARY'],
];

export const employmentType = (type: string) => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'OTHER';

export const jobPosting = (one: Position, place: SchemaContext): SchemaNode => ({
  '@type': 'JobPosting',
  title: one.title,
  description: one.body,
  datePosted: one.postedOn,
  // To the end of the last day, in Malaysia.
  validThrough: `${one.closesOn}T23:59:59+08:00`,
  employmentType: employmentType(one.type),
  hiringOrganization: organizer(place),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: one.place, addressCountry: 'MY' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'MYR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: one.salaryRM.from,
      maxValue: one.salaryRM.to,
      unitText: one.salaryRM.per === 'day' ? 'DAY' : 'MONTH',
    },
  },
  url: place.canonical,
});
