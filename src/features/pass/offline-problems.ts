import type { OfflineProblem } from '../../platform/offline-readiness.ts';

/** Each says what it is and the way out. */
export const offlineProblems: Record<OfflineProblem, string> = {
  'insecure-address':
    'This address isn’t secure, so this device can’t show or keep your pass. Open the address that starts with https.',
  'no-signatures': 'This browser can’t make your pass. Open this address in Chrome or Safari.',
  'storage-refused':
    'This browser won’t let the app store anything, so your pass isn’t saved here. Leave private browsing or allow storage for this site, then open the app again.',
  'key-refused':
    'This browser won’t save your pass, so you need a connection to open it. Leave private browsing, or turn off Lockdown Mode for this site.',
  'storage-full':
    'This device is full, so your pass won’t open offline. Free some space, then open the app again.',
  'answers-full':
    'This device is full, so not all of the app opens offline. Free some space, then open the app again.',
  'no-worker':
    'This browser can’t open your pass offline. Open it in Chrome or Safari to have it in the hall.',
};
