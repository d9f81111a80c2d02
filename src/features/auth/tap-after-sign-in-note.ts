import { tapsAfterSignIn } from '../../platform/session/taps-after-sign-in.ts';

/** What `how`, such as `Sign up`, will also do, as a sentence; undefined for nothing. */
export function tapAfterSignInNote(how: string): string | undefined {
  const outcomes = new Set(tapsAfterSignIn().map(({ outcome }) => `, and ${outcome}`));
  return outcomes.size > 0 ? `${how}${[...outcomes].join('')}.` : undefined;
}
