/** The user pool's rule: at least 8 characters, a digit and a lowercase letter. */
export const PASSWORD_MIN_LENGTH = 8;
/** The identity service's own limit. */
export const PASSWORD_MAX_LENGTH = 256;

type PasswordChecks = { longEnough: boolean; hasDigit: boolean; hasLowercase: boolean };

export function checkPassword(password: string): PasswordChecks {
  return {
    longEnough: password.length >= PASSWORD_MIN_LENGTH,
    hasDigit: /[0-9]/.test(password),
    hasLowercase: /[a-z]/.test(password),
  };
}

/** The identity service refuses such a new password, and calls it a parameter that is not valid. */
export const hasOuterSpace = (password: string): boolean => password.trim() !== password;

export function isValidPassword(password: string): boolean {
  return (
    password.length <= PASSWORD_MAX_LENGTH &&
    !hasOuterSpace(password) &&
    Object.values(checkPassword(password)).every(Boolean)
  );
}
