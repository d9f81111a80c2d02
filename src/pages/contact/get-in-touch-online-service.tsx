import { cardsName } from '../../domain/organiser/labels.ts';
import type { PageHead } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const head = (): PageHead => ({
  heading: 'Online service',
  intro: `Orders, vouchers, ${cardsName}, your account: we’ll help.`,
  description: `Help with orders, vouchers, ${cardsName} and your account.`,
});

export const Page = () => <EnquiryPage kind="online-service" />;
