const SEPARATORS = /[\s().\-\u2010-\u2014]+/g;
const COUNTRY = '+60';

/**
 * A telephone number in the form `+60123456789`. It accepts Malaysian numbers in local form (`012-345 6789`,
 * `03-7627 2929`) and international ones with `+` or `00`; null for anything else.
 */
export function parsePhone(text: string): string | null {
  const digits = text.trim().replace(SEPARATORS, '').replace(/^00/, '+');
  const whole = /^0[1-9]/.test(digits)
    ? COUNTRY + digits.slice(1)
    : /^60[1-9]/.test(digits)
      ? `+${digits}`
      : digits;
  const rule = whole.startsWith(COUNTRY) ? /^\+60[1-9]\d{7,9}$/ : /^\+[1-9]\d{7,14}$/;
  return rule.test(whole) ? whole : null;
}
