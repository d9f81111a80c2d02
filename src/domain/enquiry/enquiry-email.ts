import { contact } from '../organiser/contact.ts';
import type { EnquiryKind } from './enquiry.ts';

/** The mailbox of each kind of enquiry. */
export const enquiryEmail: Record<EnquiryKind, string> = {
  visitor: contact.email,
  exhibitor: contact.exhibitorEmail,
  'online-service': contact.serviceEmail,
};
