// @script shell

// In the group of the shell: pages with a form use this class, and must not load the user pool's library for it.

/** The tokens of a sign-in could not be stored. */
export class SessionNotSet extends Error {
  override readonly name = 'SessionNotSet';
  constructor(reason: string) {
    super(`Failed to set Amplify session: ${reason}`);
  }
}
