import { cardsOffered } from '../../features/enquiries/cards-offered.ts';
import type { PageHead } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const head = (): PageHead => ({
  heading: 'Online service',
  intro: `Orders, ${cardsOffered}your account: we’ll help.`,
  description: `Help with orders, ${cardsOffered}and your account.`,
});

export const Page = () => <EnquiryPage kind="online-service" />;
