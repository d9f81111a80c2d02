/** Stored as the `sub` of actions without an account. The user pool never issues it. */
export const ANONYMOUS_SUB = 'nobody';
/** The `sub` of actions before a sign-in. They wait on the phone and become those of the visitor who signs in there. */
export const PHONE_SUB = 'this-phone';
/** Phones that come online together wait a random time up to this, unless the server sends another limit. */
export const DEFAULT_SPREAD_S = 60;
/** The limits of one call of `actions.deliver`. */
export const DELIVERY_MAX_ACTIONS = 50;
export const DELIVERY_MAX_BYTES = 64 * 1024;
