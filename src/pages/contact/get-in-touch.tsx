import { ContactOptions } from '../../features/enquiries/contact-options.tsx';
import { SubmissionList } from '../../features/enquiries/submission-list.tsx';
import type { PageHead } from '../page-module.ts';

export const head = (): PageHead => ({
  description:
    'Write to Yhello as a visitor, as an exhibitor or about something online: by form, e-mail or telephone.',
});

export function Page() {
  return (
    <>
      <ContactOptions />
      <SubmissionList />
    </>
  );
}
