/** The ways to earn that this server pays. Content may offer these and no other. */
export const EARNING_WAYS = [
  'check-in',
  'complete-your-profile',
  'add-a-child',
  'become-verified',
  'birthday',
] as const;
export type EarningWay = (typeof EARNING_WAYS)[number];
