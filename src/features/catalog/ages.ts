const MONTHS_A_YEAR = 12;
/** Up to two years parents count in months. */
const COUNTED_IN_MONTHS = 24;

function age(months: number): string {
  if (months === 0) return 'newborn';
  if (months < COUNTED_IN_MONTHS && months !== MONTHS_A_YEAR)
    return `${months} month${months === 1 ? '' : 's'}`;
  const years = Math.floor(months / MONTHS_A_YEAR);
  return `${years} year${years === 1 ? '' : 's'}`;
}

/** `Newborn to 18 months`, `6 months to 4 years`. */
export function ageRange({ from, to }: { from: number; to: number }): string {
  const [first, last] = [age(from), age(to)];
  const range = first === last ? first : `${first} to ${last}`;
  return range.charAt(0).toUpperCase() + range.slice(1);
}
