/** A text as a part of an address: `What we collect` → `what-we-collect`. Letters of any script stay. */
export const slugFrom = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
