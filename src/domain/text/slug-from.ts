/** A text as a part of an address: `What we collect` → `what-we-collect`. */
export const slugFrom = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
