import { describe, expect, it, test } from 'vitest';
import { RequestError } from '../../src/platform/request-error.ts';
import { noiseIn } from '../../src/sync/error-report.ts';
import { IGNORED_ERRORS, type IgnoredKind } from '../../src/sync/ignored-errors.ts';
import { FileUnavailable } from '../../sw/download-files.ts';

const named = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { name });
const from = (url: string) =>
  Object.assign(new Error('A fault'), { stack: `Error: A fault\n    at run (${url}:1:2)` });

/** What browsers, frameworks and third parties throw, for each kind that the specification lists. */
const examples: Record<IgnoredKind, readonly unknown[]> = {
  'hydration mismatch': [
    new Error(
      'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML for the full message',
    ),
    new Error('Minified React error #423; visit https://react.dev/errors/423'),
    new Error('Minified React error #425; visit https://react.dev/errors/425'),
    new Error("Hydration failed because the server rendered HTML didn't match the client."),
    new Error('Text content does not match server-rendered HTML.'),
    new Error('There was an error while hydrating. The entire root will switch to client rendering.'),
    new Error('There was an error', { cause: new Error('Minified React error #418; visit …') }),
  ],
  'chunk that could not be loaded': [
    new TypeError('Failed to fetch dynamically imported module: https://yhello.test/assets/pass-abcdefgh.js'),
    new TypeError('error loading dynamically imported module: https://yhello.test/assets/pass-abcdefgh.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for /assets/abcdefgh.css'),
    new TypeError('The style sheet could not be loaded'),
    named('ChunkLoadError', 'Loading chunk 12 failed.'),
    new Error('Loading CSS chunk 7 failed.'),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
  'network failure': [
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new TypeError('The network connection was lost.'),
    new TypeError('The Internet connection appears to be offline.'),
    new TypeError('network error'),
    new Error('Network request failed'),
    named('NetworkError', 'A network error occurred.'),
    new TypeError('Failed to update a ServiceWorker for scope: an unknown error occurred'),
    new RequestError('no-answer', 'The session could not be renewed', 'UNAUTHORIZED', 401),
    new RequestError('invalid-response', 'Another shape'),
    new RequestError('client', 'Try later', 'TOO_MANY_REQUESTS', 429),
    new RequestError('client', 'Bad gateway', '', 502),
    named('no-response', 'no-response :: [{"url":"https://yhello.test/api/expo/list/latest"}]'),
    new FileUnavailable('/assets/pass-abcdefgh.js could not be fetched'),
    new Error('Expo Not Found', { cause: new RequestError('no-answer', 'Timeout') }),
  ],
  'aborted request': [
    new DOMException('signal is aborted without reason', 'AbortError'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new DOMException('signal timed out', 'TimeoutError'),
    named('CancelledError', 'CancelledError'),
    new Error('The operation was aborted.'),
    new Error('Request aborted: the request has been aborted'),
    new TypeError('cancelled'),
  ],
  'browser extension': [
    from('chrome-extension://abcdef/content.js'),
    from('moz-extension://abcdef/content.js'),
    from('safari-web-extension://abcdef/content.js'),
    Object.assign(new Error('x'), { stack: 'run@webkit-masked-url://hidden/:12:9' }),
    new Error('Extension context invalidated.'),
    new Error('Could not establish connection. Receiving end does not exist.'),
    new Error('The message port closed before a response was received.'),
    new Error("undefined is not an object (evaluating 'window.webkit.messageHandlers')"),
    new ReferenceError("Can't find variable: _AutofillCallbackHandler"),
    new TypeError('Cannot redefine property: ethereum'),
    'Object Not Found Matching Id:2, MethodName:update, ParamCount:4',
    new Error('Java object is gone'),
  ],
  'ad or analytics script': [
    from('https://www.googletagmanager.com/gtm.js'),
    from('https://connect.facebook.net/en_US/fbevents.js'),
    from('https://static.hotjar.com/c/hotjar.js'),
    from('https://www.clarity.ms/tag/abc'),
    from('https://securepubads.g.doubleclick.net/tag.js'),
    new ReferenceError('gtag is not defined'),
    new ReferenceError("Can't find variable: fbq"),
    new Error('adsbygoogle.push() error: No slot size'),
  ],
  'resize observer notice': [
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    new Error('ResizeObserver loop limit exceeded'),
  ],
  'generic script error': [
    'Script error.',
    'Script error',
    'Javascript error: Script error. on line 0',
    'Uncaught Error: Script error.',
    new Error('Script error.'),
    undefined,
    null,
    42,
    new Event('error'),
    { reason: 'unknown' },
  ],
  'common type error': [
    new TypeError("Cannot read properties of undefined (reading 'name')"),
    new TypeError("Cannot set properties of null (setting 'name')"),
    new TypeError("undefined is not an object (evaluating 'a.b')"),
    new TypeError("null is not an object (evaluating 'a.b')"),
    new TypeError('can\'t access property "name", user is undefined'),
    new TypeError('a.b is not a function'),
    new TypeError('undefined is not iterable'),
    new TypeError('Cannot convert undefined or null to object'),
    new TypeError("Object doesn't support property or method 'at'"),
    new TypeError('Illegal invocation'),
    'Uncaught TypeError: a.b is not a function',
  ],
  'redirect signal': [
    new Error('NEXT_REDIRECT'),
    Object.assign(new Error('A signal'), { digest: 'NEXT_REDIRECT;replace;/sign-in;307;' }),
    Object.assign(new Error('A signal'), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }),
    new Response(null, { status: 302, headers: { location: '/sign-in' } }),
  ],
};

describe.each(Object.keys(IGNORED_ERRORS) as IgnoredKind[])('%s', (kind) => {
  it.each(examples[kind].map((example) => [String(example), example]))('%s is not reported', (_, thrown) => {
    expect(noiseIn(thrown)).toBe(kind);
  });
});

test.each([
  ['an error of our own code', new Error('The pool requires CUSTOM_CHALLENGE')],
  ['a call of something too deep', new RangeError('Maximum call stack size exceeded')],
  ['a name that does not exist', new ReferenceError('passKey is not defined')],
  ['a date that is none', new RangeError('Invalid time value')],
  ['a refusal of the server that nothing handled', new RequestError('client', 'No', 'CONFLICT', 409)],
  ['a server that failed', new RequestError('client', 'No', 'INTERNAL_SERVER_ERROR', 500)],
  ['storage that is full', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
  ['another error of React', new Error('Minified React error #185; visit https://react.dev/errors/185')],
  ['a type error that is not common', new TypeError('Invalid calendar')],
  ['a text that was thrown', 'The pool requires CUSTOM_CHALLENGE'],
])('%s is reported', (_, thrown) => {
  expect(noiseIn(thrown)).toBeNull();
});

test('a page that a common type error broke is reported, one that waits for the network is not', () => {
  const broken = (cause: unknown) => named('BrokenPageError', 'A page could not be drawn', cause);
  expect(noiseIn(broken(new TypeError("Cannot read properties of undefined (reading 'name')")))).toBeNull();
  expect(noiseIn(broken(new TypeError('Failed to fetch')))).toBe('network failure');
  expect(noiseIn(broken(new RequestError('no-answer', 'Timeout')))).toBe('network failure');
});
