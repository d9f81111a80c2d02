/** The letter of the A–Z list under which a name is found; `#` for names that begin with something else. */
export function indexLetterOf(sortKey: string): string {
  const first = sortKey.charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
