/** The way to a place, in the phone's own map where one handles such links. `parts`: name, street, town. */
export function directionsHref(...parts: (string | undefined)[]): string {
  const query = new URLSearchParams({ api: '1', destination: parts.filter(Boolean).join(', ') });
  return `https://www.google.com/maps/dir/?${query}`;
}
