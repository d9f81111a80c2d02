/** The error names of the identity service's protocol, by which the page distinguishes refusals. */
type RefusalType =
  | 'CodeDeliveryFailureException'
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

/** An expected error of an operation. Its message is sent to the client, so it must not quote the input. */
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

/** The same message for every wrong name or password, so that clients cannot find out which accounts exist. */
export const throwWrongCredentials = (): never =>
  throwRefusal('NotAuthorizedException', 'Incorrect username or password.');
