import { productName } from '../../domain/organiser/brand.ts';
import { ContactOptions } from '../../features/enquiries/contact-options.tsx';
import { SubmissionList } from '../../features/enquiries/submission-list.tsx';
import type { PageHead } from '../page-module.ts';

export const head = (): PageHead => ({
  intro: 'A person reads every message. Choose a topic to reach the right team.',
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
