// @script forms

import { inCountry } from '../organiser/country.ts';
import { localAddress } from '../organiser/local-address.ts';
import { localPhone } from '../organiser/local-phone.ts';

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * A telephone number as people of the organiser's country write it; undefined where the organiser names none: one of
 * another country would be strange to them.
 */
export const phoneExample: string | undefined = localPhone?.example;
export const phoneError = phoneExample
  ? `Enter a phone number, like ${phoneExample}.`
  : 'Enter a phone number with + and the country code.';

const { postcodeDigits } = localAddress;
export const postcodeError =
  postcodeDigits > 0
    ? `Enter a ${NUMBER_WORDS[postcodeDigits]}-digit postcode${inCountry}.`
    : 'Enter the postcode.';
