import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type ReportEnvelope, safeEnvelope } from '../../../src/platform/sentry/safe-envelope.ts';
import { CANARIES, canariesIn, textWithCanary } from '../../support/report-canaries.ts';

const context = {
  origin: 'https://yhello.test',
  userAgent: 'Browser/1',
  release: 'build-1',
  environment: 'production',
};
const ID = '0123456789abcdef';

/** The payload of the only item, as it is sent. */
function sentEvent(type: string, event: Record<string, unknown>) {
  const safe = safeEnvelope([{}, [[{ type }, { type, ...event }]]], context);
  return safe && JSON.parse(JSON.stringify(safe[1][0]?.[1]));
}

describe('an error', () => {
  it('is sent with its kind, its place, its page, the build and the browser', () => {
    const frames = [{ filename: `${context.origin}/sw.js`, function: 'f', lineno: 1, colno: 2 }];
    expect(
      sentEvent('event', {
        event_id: ID + ID,
        timestamp: 1_800_000_000.5,
        transaction: '/brands/little-sprout',
        tags: { realm: 'worker' },
        exception: { values: [{ type: 'RangeError', value: 'Invalid time value', stacktrace: { frames } }] },
      }),
    ).toEqual({
      event_id: ID + ID,
      timestamp: 1_800_000_000.5,
      platform: 'javascript',
      level: 'error',
      release: 'build-1',
      environment: 'production',
      transaction: '/brands/:slug',
      tags: { realm: 'worker' },
      request: { headers: { 'User-Agent': 'Browser/1' } },
      exception: {
        values: [
          {
            type: 'RangeError',
            value: 'Invalid time value',
            stacktrace: {
              frames: [{ filename: `${context.origin}/sw.js`, lineno: 1, colno: 2, in_app: true }],
            },
          },
        ],
      },
    });
  });
});

describe('a transaction', () => {
  const span = {
    span_id: ID,
    trace_id: ID + ID,
    op: 'http.client',
    status: 'ok',
    description: 'GET /trpc/users.profiles.myDetail,users.carts.count?batch=1&input=%7B%7D',
    start_timestamp: 1,
    timestamp: 2,
    data: { 'http.response.status_code': 200, url: CANARIES.query },
  };
  it('is sent with the pattern of its address, its times and its requests without their queries', () => {
    const event = sentEvent('transaction', {
      transaction: '/account/orders/YH-1001',
      start_timestamp: 1,
      timestamp: 3,
      contexts: { trace: { ...span, op: 'pageload', description: '/account/orders/YH-1001' } },
      spans: [span, { ...span, op: 'something.else' }],
      measurements: { lcp: { value: 900, unit: CANARIES.email }, other: { value: 1 } },
    });
    expect(event).toMatchObject({
      transaction: '/account/orders/:number',
      transaction_info: { source: 'route' },
      contexts: { trace: { op: 'pageload', trace_id: ID + ID } },
      spans: [
        {
          op: 'http.client',
          description: 'GET /trpc/users.profiles.myDetail,users.carts.count',
          data: { 'http.response.status_code': 200 },
        },
      ],
    });
    expect(event.measurements).toEqual({ lcp: { value: 900, unit: 'millisecond' } });
  });

  it.each(['/no-such-page', '/brands/a/b', '/account/nothing', ''])(
    'of the not-found page %s is dropped',
    (transaction) => {
      expect(
        sentEvent('transaction', { transaction, contexts: { trace: { ...span, op: 'pageload' } } }),
      ).toBeNull();
    },
  );
});

test.each([
  'session',
  'sessions',
  'client_report',
  'span',
  'log',
  'trace_metric',
  'replay_event',
  'attachment',
])('an item of the kind "%s" is not sent', (type) => {
  expect(safeEnvelope([{}, [[{ type }, { text: CANARIES.email }]]], context)).toBeNull();
});

// Names of fields that the library uses, so that what is generated reaches deep.
const NAMES =
  'type value message exception values stacktrace frames filename abs_path function module vars context_line lineno tags realm user email id request url headers query_string cookies data extra contexts trace op status description origin span_id trace_id event_id spans transaction measurements lcp breadcrumbs category sdk name release environment level fingerprint modules debug_meta images'.split(
    ' ',
  );
const { event: anyEvent } = fc.letrec((tie) => ({
  leaf: fc.oneof(textWithCanary, fc.constantFrom('http.client', 'Error', 'GET', 1)),
  node: fc.oneof({ depthSize: 'xsmall' }, tie('leaf'), tie('list'), tie('event')),
  list: fc.array(tie('node'), { maxLength: 2 }),
  event: fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), textWithCanary), tie('node'), { maxKeys: 5 }),
}));
const field = fc.oneof({ weight: 5, arbitrary: textWithCanary }, { weight: 1, arbitrary: anyEvent });
/** An event of the right shape with a canary in every field. */
const fullEvent = fc.record({
  event_id: field,
  transaction: textWithCanary,
  message: field,
  release: field,
  environment: field,
  user: field,
  request: field,
  breadcrumbs: field,
  extra: field,
  sdk: field,
  tags: fc.record({ realm: field, other: field }),
  exception: fc.record({
    values: fc.array(
      fc.record({
        type: field,
        value: field,
        mechanism: field,
        stacktrace: fc.record({
          frames: fc.array(
            fc.record({ filename: textWithCanary, function: field, lineno: field, vars: field }),
          ),
        }),
      }),
    ),
  }),
  contexts: fc.record({
    trace: fc.record({ op: fc.oneof(field, fc.constant('pageload')), description: field, data: field }),
    react: field,
  }),
  spans: fc.array(
    fc.record({
      op: fc.oneof(field, fc.constantFrom('http.client', 'resource.script')),
      description: textWithCanary,
      status: field,
      data: field,
      span_id: field,
    }),
  ),
  measurements: fc.record({ lcp: field }),
});

test('nothing of a visitor leaves, wherever it stands in what the library wants to send', () => {
  let sent = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('event', 'transaction', 'session', 'span'),
      fc.oneof(fullEvent, anyEvent),
      anyEvent,
      (type, event, headers) => {
        const envelope = [headers, [[{ type, filename: CANARIES.email }, event]]] as ReportEnvelope;
        const text = JSON.stringify(safeEnvelope(envelope, context));
        if (text !== 'null') sent++;
        expect(canariesIn(text)).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
  expect(sent).toBeGreaterThan(200);
});
