/** Long enough to find the code in a mailbox. */
const REMEMBER_MS = 15 * 60 * 1000;

let remembered: { email: string; password: string; timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Remembers the password of a sign-up that is not confirmed yet, so that the code alone also signs in: in memory only,
 * one at a time, until a sign-in, until the visitor leaves the page for the code, or for 15 minutes.
 */
export function rememberPassword(email: string, password: string): void {
  forgetPassword();
  remembered = { email, password, timer: setTimeout(forgetPassword, REMEMBER_MS) };
}

export const rememberedPassword = (email: string): string | null =>
  remembered?.email === email ? remembered.password : null;

export function forgetPassword(): void {
  clearTimeout(remembered?.timer);
  remembered = null;
}
