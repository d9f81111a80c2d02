// @script sentry

// The only texts that reports contain: from closed lists, or of a shape that our build gives to its files.

const MAX_TEXT = 2_000;

/** The name of an error, if it is one: anything could be assigned to `name`. */
export const safeType = (name: unknown): string =>
  KNOWN_TYPES.has(name as string) ? (name as string) : 'Error';

const KNOWN_TYPES = new Set(
  // The language's, the browser's, and ours.
  `AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError
  ConstraintError DataCloneError DataError EncodingError HierarchyRequestError InvalidAccessError
  InvalidCharacterError InvalidModificationError InvalidNodeTypeError InvalidStateError NotAllowedError NotFoundError
  NotReadableError NotSupportedError OperationError QuotaExceededError ReadOnlyError SecurityError
  TransactionInactiveError UnknownError VersionError WrongDocumentError
  BrokenPageError CookieRefused FileUnavailable InputError NotSignedIn PartlyDeletedError PoolError RequestError
  SessionNotSet StorageUnavailable TRPCClientError ValiError`.split(/\s+/),
);

/** The words that browsers and React themselves use, without the names and values that they put between them. */
const FIXED_WORDS = [
  /Minified React error #\d{1,4}(?!\d)/,
  /Maximum call stack size exceeded|too much recursion/,
  /Maximum update depth exceeded/,
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /(?:undefined|null) is not an object/,
  /is not (?:a function|a constructor|iterable|defined)/,
  /Cannot access .{0,40}? before initialization/,
  /Invalid (?:time value|array length|Date)/,
  /Unexpected (?:end of (?:JSON )?input|token)/,
  /Converting circular structure to JSON/,
  /Failed to execute '(?:removeChild|insertBefore|appendChild)' on 'Node'/,
  /out of memory/,
];

/** The fixed words in a message; '' if there are none. */
export function safeMessage(text: unknown): string {
  if (typeof text !== 'string') return '';
  for (const words of FIXED_WORDS) {
    const found = words.exec(text.slice(0, MAX_TEXT))?.[0];
    if (found) return found.replace(/(?<=Cannot access ).*(?= before)/, '…');
  }
  return '';
}

const OWN_FILE = /^\/(?:assets\/[a-z]{2,12}(?:-[a-z]{2,8})?-[\w-]{8}|sw)\.js$/;

export const isOwnFile = (path: unknown): path is string => typeof path === 'string' && OWN_FILE.test(path);

/** The path of a script of our build; null for anything else. */
export function ownFile(url: unknown, origin: string): string | null {
  if (typeof url !== 'string' || !url.startsWith(`${origin}/`)) return null;
  const path = url.slice(origin.length);
  return isOwnFile(path) ? path : null;
}
