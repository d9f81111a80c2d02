import type { Position } from '../../domain/content/position.ts';
import { country } from '../../domain/organiser/country.ts';
import { currency } from '../../domain/organiser/currency.ts';
import { instantOf } from '../../domain/time/expo-instant.ts';
import { organizerReference, type SchemaContext, type SchemaNode } from './organization.ts';

const KINDS: readonly [pattern: RegExp, type: string][] = [
  [/^full/i, 'FULL_TIME'],
  [/^part/i, 'PART_TIME'],
  [/intern/i, 'INTERN'],
  [/day|season|tempor/i, 'TEMPORARY'],
];

export const employmentType = (type: string) => KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'OTHER';

export const jobPostingNode = (position: Position, context: SchemaContext): SchemaNode => ({
  '@type': 'JobPosting',
  title: position.title,
  description: position.body,
  datePosted: position.postedOn,
  // Until the end of the last day.
  validThrough: instantOf(position.closesOn, '23:59:59'),
  employmentType: employmentType(position.type),
  hiringOrganization: organizerReference(context),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: position.place, addressCountry: country },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: currency.code,
    value: {
      '@type': 'QuantitativeValue',
      minValue: position.salary.from,
      maxValue: position.salary.to,
      unitText: position.salary.per === 'day' ? 'DAY' : 'MONTH',
    },
  },
  url: context.canonical,
});
