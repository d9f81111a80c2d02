// @script shell

// In the shell: pages with a form ask for this class, and would load the user pool's library for it.

/** The tokens of a sign-in could not be stored. */
export class SessionNotSet extends Error {
  override readonly name = 'SessionNotSet';
  constructor(reason: string) {
    super(`Failed to set Amplify session: ${reason}`);
  }
}
