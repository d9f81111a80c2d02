/** Long enough to find the code in a mailbox. */
const KEEP_MS = 15 * 60 * 1000;

let kept: { email: string; password: string; timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Keeps the password of a sign-up that is not confirmed yet, so that the code alone also signs in: in memory only, one
 * at a time, until a sign-in, until the visitor leaves the page for the code, or for 15 minutes.
 */
export function keepPassword(email: string, password: string): void {
  forgetPassword();
  kept = { email, password, timer: setTimeout(forgetPassword, KEEP_MS) };
}

export const keptPassword = (email: string): string | null => (kept?.email === email ? kept.password : null);

export function forgetPassword(): void {
  clearTimeout(kept?.timer);
  kept = null;
}
