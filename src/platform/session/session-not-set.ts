/** The tokens that the pool gave could not be kept. */
export class SessionNotSet extends Error {
  override readonly name = 'SessionNotSet';
  constructor(reason: string) {
    super(`Failed to set Amplify session: ${reason}`);
  }
}
