// @script outbox

// Separate from `storage-keys.ts`, which every first visit loads.

/** localStorage: whether usage may be counted on this phone, `yes` or `no`. It outlives a sign-out. */
export const usageConsentKey = 'yhello.usage';

/**
 * localStorage: when the app was first opened here, and whether the visitor wants to install it. It outlives a
 * sign-out.
 */
export const installStateKey = 'yhello.install';

/** localStorage: the server ended the session, and the notice of it was not closed yet. */
export const signedOutKey = 'yhello.signed-out';
