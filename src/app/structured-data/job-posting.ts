import type { Position } from '../../domain/content/position.ts';
import { instantOf } from '../../domain/time/expo-time.ts';
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
  // Until the end of the last day in Malaysia.
  validThrough: instantOf(position.closesOn, '23:59:59'),
  employmentType: employmentType(position.type),
  hiringOrganization: organizerReference(context),
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: position.place, addressCountry: 'MY' },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'MYR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: position.salaryRM.from,
      maxValue: position.salaryRM.to,
      unitText: position.salaryRM.per === 'day' ? 'DAY' : 'MONTH',
    },
  },
  url: context.canonical,
});
