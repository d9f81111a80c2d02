// @script sentry

import { classifyStatus } from './classify-response.ts';

/** What is known of one error before anything of it is left out. */
export type RawError = {
  /** Its name, such as `TypeError`. */
  type: string;
  /** Its message, and the digest that frameworks mark their signals with. */
  text: string;
  /** The addresses of the scripts in its stack. */
  urls: readonly string[];
  thrown: unknown;
};

type Row = {
  types?: RegExp;
  texts?: RegExp;
  urls?: RegExp;
  matches?: (thrown: unknown) => boolean;
  /**
   * Ignored only as the error itself, not as the cause of another one: a page that could not be rendered is worth a
   * report.
   */
  notAsCause?: true;
};

/**
 * Errors that say nothing about a fault of ours, and are never reported (`docs/decisions/014-error-reports.md`), one row
 * a kind; transactions of addresses that do not exist are dropped in `platform/sentry/safe-envelope.ts`.
 */
export const IGNORED_ERRORS = {
  'hydration mismatch': {
    texts:
      /Minified React error #(418|419|421|422|423|425)\b|hydrat(ion failed|ing)|did(n't| not) match (the )?server|server[- ]rendered HTML|Expected server HTML to contain/i,
  },
  'chunk that could not be loaded': {
    types: /^ChunkLoadError$/,
    texts:
      /dynamically imported module|Importing a module script failed|Loading (CSS )?chunk \S+ failed|Unable to preload CSS|The style sheet could not be loaded|is not a valid JavaScript MIME type/i,
  },
  'network failure': {
    // Workbox names its errors by what happened.
    types: /^(NetworkError|FileUnavailable|no-response)$/,
    texts:
      /Failed to fetch|NetworkError when attempting|^Load failed|fetch failed|Network (request|connection) (failed|was lost)|network (error|connection was lost)|Internet connection appears to be offline|net::ERR_|(Failed to (update|register) a ServiceWorker|An unknown error occurred when fetching the script)/i,
    matches: isNoAnswer,
  },
  'aborted request': {
    types: /^(AbortError|TimeoutError|CancelledError|CanceledError)$/,
    texts: /^(AbortError|CancelledError)|(was|is|been) aborted|aborted a request|^cancell?ed$/i,
  },
  'browser extension': {
    texts:
      /extension context invalidated|message (port|channel) closed before|Receiving end does not exist|runtime\.sendMessage|webkit\.messageHandlers|__gCrWeb|_AutofillCallbackHandler|Object Not Found Matching Id|Java (object is gone|exception was raised)|Cannot redefine property: (ethereum|solana|web3)/i,
    urls: /^(chrome|moz|safari|safari-web|ms-browser)-extension:|^webkit-masked-url:/i,
  },
  'ad or analytics script': {
    texts:
      /\b(adsbygoogle|googletag|gtag|fbq|fb_xd_fragment|ttq|_hjSettings|clarity|dataLayer|__cmp|__tcfapi)\b/,
    urls: /^https?:\/\/([\w-]+\.)*(googletagmanager\.com|google-analytics\.com|googlesyndication\.com|googleadservices\.com|doubleclick\.net|facebook\.net|hotjar\.com|clarity\.ms|analytics\.tiktok\.com|mxpnl\.com|segment\.com|adnxs\.com|criteo\.(com|net)|taboola\.com)\//i,
  },
  'resize observer notice': { texts: /ResizeObserver loop/i },
  'redirect signal': {
    texts: /\bNEXT_(REDIRECT|NOT_FOUND|HTTP_ERROR_FALLBACK)\b/,
    matches: (thrown) => typeof Response !== 'undefined' && thrown instanceof Response,
  },
  'generic script error': {
    texts: /^(uncaught )?(\w* ?error: )?script error\.?( on line \d+)?$/i,
    // Such a rejection has neither a name nor a place: an event, `undefined`, an object.
    matches: (thrown) => typeof thrown !== 'string' && !isErrorLike(thrown),
  },
  'common type error': {
    types: /^TypeError$/,
    texts:
      /\b(undefined|null)\b|is not (a function|a constructor|iterable|an object|callable)|Object doesn't support|Illegal invocation/i,
    notAsCause: true,
  },
} as const satisfies Record<string, Row>;

export type IgnoredKind = keyof typeof IGNORED_ERRORS;

/** The kind of noise that an error is, or null. `errors`: the error and its causes, the outermost first. */
export function ignoredKind(errors: readonly RawError[]): IgnoredKind | null {
  for (const [kind, row] of Object.entries(IGNORED_ERRORS) as [IgnoredKind, Row][])
    if ((row.notAsCause ? errors.slice(0, 1) : errors).some((error) => isMatch(row, error))) return kind;
  return null;
}

function isMatch({ types, texts, urls, matches, notAsCause }: Row, error: RawError): boolean {
  const hasType = types?.test(error.type) ?? false;
  const hasText = texts?.test(error.text) ?? false;
  if (notAsCause) return hasType && hasText;
  return (
    hasType || hasText || error.urls.some((url) => urls?.test(url)) || (matches?.(error.thrown) ?? false)
  );
}

export const isErrorLike = (thrown: unknown): thrown is { name?: unknown; message: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown;

/** A request without an answer of our own server. What the server itself refused is a failure. */
function isNoAnswer(thrown: unknown): boolean {
  const { name, kind, status } = (thrown ?? {}) as { name?: unknown; kind?: unknown; status?: unknown };
  if (name !== 'RequestError') return false;
  return kind !== 'client' || classifyStatus(Number(status)) !== 'refusal';
}
