/** `decimals`: how many digits follow the decimal mark. `before` and `after`: what stands beside an amount. */
export type Currency = { code: string; decimals: number; before: string; after: string };

// What the build puts in place of this is in the content folder (`server/content/organiser-config`).
export const currency: Currency = { code: 'MYR', decimals: 2, before: 'RM\u00a0', after: '' };
