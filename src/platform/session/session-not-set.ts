// @script shell

/** The tokens of a sign-in could not be stored. */
export class SessionNotSet extends Error {
  override readonly name = 'SessionNotSet';
  constructor(reason: string) {
    super(`Failed to set Amplify session: ${reason}`);
  }
}
