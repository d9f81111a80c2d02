import { serviceSubjects } from '../../features/enquiries/service-subjects.ts';
import type { PageMeta } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const head = (): PageMeta => ({
  heading: 'Online service',
  intro: `Write to us about ${serviceSubjects}, or the app itself.`,
  description: `Write to us about ${serviceSubjects}, or the app itself.`,
});

export const Page = () => <EnquiryPage kind="online-service" />;
