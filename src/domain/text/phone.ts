const SEPARATORS = /[\s().\-\u2010-\u2014]+/g;
const COUNTRY = '+60';

/**
 * A telephone number in one spelling, `+60123456789`: Malaysian as people write it here (`012-345 6789`, `03-7627 2929`)
 * or international with `+` or `00`. Null for anything else.
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
