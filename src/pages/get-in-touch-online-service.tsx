import { EnquiryPage } from './enquiry-page.tsx';
import type { HeadText } from './page.ts';

export const head = (): HeadText => ({
  description: 'Help with orders, vouchers, Yhello Cards and your account.',
});

export const Page = () => <EnquiryPage kind="online-service" />;
