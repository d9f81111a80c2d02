import { type LocalPhone, localPhone } from '../organiser/local-phone.ts';

/** Contacts and chats copy marks for the direction along, which nobody sees. */
const INVISIBLE = /\p{Cf}/gu;
const SEPARATORS = /[\s().\-\u2010-\u2014]+/g;
/** `+60 (0)12`: what is dialled only within the country. */
const PREFIX_IN_BRACKETS = /^((?:\+|00)[\d\s]{1,6})\(0\)/;
const ANYWHERE = /^\+[1-9]\d{7,14}$/;

/**
 * A telephone number in the form `+60123456789`. It accepts numbers as they are written within the organiser's country
 * (`012-345 6789`, `03-7627 2929`) and international ones with `+` or `00`; null for anything else.
 */
export const parsePhone = (text: string): string | null => phoneWithin(localPhone, text);

export function phoneWithin(country: LocalPhone | null, text: string): string | null {
  const typed = text
    .replace(INVISIBLE, '')
    .trim()
    .replace(PREFIX_IN_BRACKETS, '$1')
    .replace(SEPARATORS, '')
    .replace(/^00/, '+');
  const whole = country ? internationalForm(country, typed) : typed;
  if (!country || !whole.startsWith(country.countryCode)) return ANYWHERE.test(whole) ? whole : null;
  return isNumberOf(country, whole.slice(country.countryCode.length)) ? whole : null;
}

/** With `+` and the country code, if these are digits of a number within the country, or miss only the `+`. */
function internationalForm(country: LocalPhone, digits: string): string {
  const { countryCode, prefix } = country;
  const number = digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
  if (isNumberOf(country, number)) return countryCode + number;
  return digits.startsWith(countryCode.slice(1)) ? `+${digits}` : digits;
}

/**
 * As it is written in Malaysia, `+60 12-345 6789`; numbers of other countries, and what reads otherwise, as they are.
 */
export const shownPhone = (phone: string): string =>
  phone.replace(/^\+60(1\d|[3-79])(\d{3,4})(\d{4})$/, '+60 $1-$2 $3');

const isNumberOf = ({ digits: [min, max] }: LocalPhone, digits: string) =>
  /^[1-9]\d*$/.test(digits) && digits.length >= min && digits.length <= max;
