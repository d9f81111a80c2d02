import type { PageHead } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const head = (): PageHead => ({
  heading: 'Online service',
  intro: 'Orders, vouchers, Yhello Cards, your account: we’ll help.',
  description: 'Help with orders, vouchers, Yhello Cards and your account.',
});

export const Page = () => <EnquiryPage kind="online-service" />;
