import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calendarDomain,
  calendarDomainOf,
  referencePrefix,
  referencePrefixOf,
} from '../../../src/domain/organiser/references.ts';

it('References begin with the letters of the product, and calendar ids end with its name', () => {
  expect([referencePrefix, calendarDomain]).toEqual(['YH', 'yhello']);
  expect([referencePrefixOf('Komorebi'), calendarDomainOf('Komorebi')]).toEqual(['KO', 'komorebi']);
  expect([referencePrefixOf('Été & Fils'), calendarDomainOf('Été & Fils')]).toEqual(['ET', 'etefils']);
  expect([referencePrefixOf('木漏れ日'), calendarDomainOf('木漏れ日')]).toEqual(['EX', 'expo']);
});

it('Any name gives a prefix of two capitals and a domain without spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(referencePrefixOf(name)).toMatch(/^[A-Z]{2}$/);
      expect(calendarDomainOf(name)).toMatch(/^[a-z0-9]+$/);
    }),
  );
});
