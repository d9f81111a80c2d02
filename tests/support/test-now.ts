/** Ten in the morning of a Saturday in Kuala Lumpur: the day on which the sample expos are dated in tests. */
export const TEST_NOW_MS = Date.parse('2026-11-21T02:00:00Z');
