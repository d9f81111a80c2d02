import { expo } from '../features/expo/queries.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import type { HeadText, PageModule } from './page.ts';

export const queries: PageModule['queries'] = () => [expo.list()];

export const head = (): HeadText => ({
  description: 'Bring your brand to a Yhello expo: tell us what you sell and which expos interest you.',
});

export const Page = () => <EnquiryPage kind="exhibitor" />;
