/**
 * What is new in this version, for visitors, in at most 90 characters; changed with a release that has news. The worker
 * of a version that waits sends its line to the page, which shows it when it differs from its own.
 */
export const WHATS_NEW = 'talks to save, lists to share, and a pass that fills the screen';
