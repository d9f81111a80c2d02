// @script forms

import { inCountry } from '../organiser/country.ts';
import { localAddress } from '../organiser/local-address.ts';
import { localPhone } from '../organiser/local-phone.ts';

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A telephone number as people of the organiser's country write it. */
export const phoneExample = localPhone?.example ?? '+44 20 7946 0018';
export const phoneError = `Enter a phone number, like ${phoneExample}.`;

const { postcodeDigits } = localAddress;
export const postcodeError =
  postcodeDigits > 0
    ? `Enter a ${NUMBER_WORDS[postcodeDigits]}-digit postcode${inCountry}.`
    : 'Enter the postcode.';
