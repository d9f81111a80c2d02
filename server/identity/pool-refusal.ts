/** The names under which a user pool refuses; pages tell them apart by name. */
export type RefusalType =
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnknownOperationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

/** A deliberate no of the pool. Its message goes to the client as it is, so it never quotes what was sent. */
export class PoolRefusal extends Error {
  readonly type: RefusalType;
  constructor(type: RefusalType, message: string) {
    super(message);
    this.type = type;
  }
}

/** Throws a PoolRefusal. */
export function throwRefusal(type: RefusalType, message: string): never {
  throw new PoolRefusal(type, message);
}

/** One sentence for every way in which a name and a password do not fit, so that none of them can be told apart. */
export const throwWrongCredentials = (): never =>
  throwRefusal('NotAuthorizedException', 'Incorrect username or password.');
