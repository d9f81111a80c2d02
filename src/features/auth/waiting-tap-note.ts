import { waitingTaps } from '../../platform/session/waiting-taps.ts';

/** What `how`, such as `Sign up`, will also do, as a sentence; undefined for nothing. */
export function waitingTapNote(how: string): string | undefined {
  const outcomes = new Set(waitingTaps().map(({ outcome }) => `, and ${outcome}`));
  return outcomes.size > 0 ? `${how}${[...outcomes].join('')}.` : undefined;
}
