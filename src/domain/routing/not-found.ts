// @script pieces

/** Error codes of the server for a thing that does not exist: the name is unknown, or no thing could have it. */
const NOT_FOUND_CODES: readonly unknown[] = ['NOT_FOUND', 'BAD_REQUEST'];

/** Whether a request failed because the thing does not exist. Every other failure may be over in a moment. */
export const isNotFound = (error: unknown) =>
  NOT_FOUND_CODES.includes((error as { code?: unknown } | null)?.code);
