const MONTHS_A_YEAR = 12;

/** In whole years where that says it all, else in months. */
function age(months: number): string {
  if (months === 0) return 'newborn';
  if (months % MONTHS_A_YEAR !== 0) return `${months} month${months === 1 ? '' : 's'}`;
  const years = months / MONTHS_A_YEAR;
  return `${years} year${years === 1 ? '' : 's'}`;
}

/** `Newborn to 18 months`, `6 months to 4 years`. */
export function ageRange({ from, to }: { from: number; to: number }): string {
  const [first, last] = [age(from), age(to)];
  const range = first === last ? first : `${first} to ${last}`;
  return range.charAt(0).toUpperCase() + range.slice(1);
}
