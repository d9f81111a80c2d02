import { productName } from '../../domain/organiser/brand.ts';
import { ContactOptions } from '../../features/enquiries/contact-options.tsx';
import { SubmissionList } from '../../features/enquiries/submission-list.tsx';
import type { PageMeta } from '../page-module.ts';

export const head = (): PageMeta => ({
  intro: 'Choose what it’s about, so that your message reaches the right people.',
  description: `Contact ${productName} as a visitor, as an exhibitor or about something online: by form, email or phone.`,
});

export function Page() {
  return (
    <>
      <ContactOptions />
      <SubmissionList />
    </>
  );
}
