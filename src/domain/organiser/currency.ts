/** `decimals`: how many digits follow the decimal mark. `before` and `after`: what stands beside an amount. */
export type Currency = { code: string; decimals: number; before: string; after: string };

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const currency: Currency = { code: 'MYR', decimals: 2, before: 'RM\u00a0', after: '' };
