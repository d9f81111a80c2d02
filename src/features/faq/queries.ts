import { remote } from '../../platform/read.ts';

const STALE_MS = 10 * 60 * 1000;

export const faq = {
  list: () => remote('businesses.faqs.list', { staleTime: STALE_MS, meta: { shelf: true } }),
};
