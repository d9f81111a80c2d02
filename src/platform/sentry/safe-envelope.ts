import { type ErrorReport, parseErrorReport } from '../../sync/error-report.ts';
import { ownFile } from '../../sync/report-texts.ts';
import { patternOf } from './safe-address.ts';
import { safeSpan } from './safe-span.ts';
import {
  type Fields,
  fieldsOf,
  idOrNone,
  numberOrNone,
  objectsIn,
  oneOf,
  shareOrNone,
} from './safe-values.ts';

/** What reports say of this page and build. */
type ReportContext = { origin: string; userAgent: string; release: string; environment: string };

type Item = [headers: Fields, payload: unknown];
export type ReportEnvelope = [headers: Fields, items: Item[]];

/**
 * Everything that is sent passes here. An error or a transaction is built again from the few fields that cannot hold
 * anything of a visitor. All others are left out, whatever the library adds some day. Null: there is nothing to send.
 */
export function safeEnvelope(
  [headers, items]: ReportEnvelope,
  context: ReportContext,
): ReportEnvelope | null {
  const safeItems = items.flatMap(([{ type }, payload]): Item[] => {
    if (type === 'event') return [[{ type }, safeErrorEvent(fieldsOf(payload), context)]];
    const transaction = type === 'transaction' ? safeTransaction(fieldsOf(payload), context) : null;
    return transaction ? [[{ type }, transaction]] : [];
  });
  return safeItems.length > 0 ? [safeHeaders(headers, context), safeItems] : null;
}

function safeHeaders(headers: Fields, { release, environment }: ReportContext): Fields {
  const trace = fieldsOf(headers.trace);
  return {
    event_id: idOrNone(headers.event_id),
    sent_at: new Date().toISOString(),
    trace: {
      trace_id: idOrNone(trace.trace_id),
      public_key: idOrNone(trace.public_key),
      sampled: oneOf(['true', 'false'], trace.sampled),
      sample_rate: shareOrNone(trace.sample_rate),
      sample_rand: shareOrNone(trace.sample_rand),
      release,
      environment,
    },
  };
}

const safeEvent = (event: Fields, { userAgent, release, environment }: ReportContext): Fields => ({
  event_id: idOrNone(event.event_id),
  timestamp: numberOrNone(event.timestamp),
  platform: 'javascript',
  release,
  environment,
  request: { headers: { 'User-Agent': userAgent } },
});

const safeErrorEvent = (event: Fields, context: ReportContext): Fields => ({
  ...safeEvent(event, context),
  level: 'error',
  transaction: pageOf(event) ?? undefined,
  tags: { realm: oneOf(['page', 'worker'], fieldsOf(event.tags).realm) },
  exception: toException(fromException(event.exception, context.origin), context.origin),
});

/** Null for the not-found page: of an address that does not exist there is nothing to learn. */
function safeTransaction(event: Fields, context: ReportContext): Fields | null {
  const page = pageOf(event);
  const trace = safeSpan(fieldsOf(fieldsOf(event.contexts).trace), context.origin);
  return page === null || trace === null
    ? null
    : {
        ...safeEvent(event, context),
        type: 'transaction',
        transaction: page,
        transaction_info: { source: 'route' },
        start_timestamp: numberOrNone(event.start_timestamp),
        contexts: { trace },
        spans: objectsIn(event.spans).flatMap((span) => safeSpan(span, context.origin) ?? []),
        measurements: safeMeasurements(fieldsOf(event.measurements)),
      };
}

const pageOf = ({ transaction }: Fields) =>
  typeof transaction === 'string' ? patternOf(transaction.replace(/[?#].*/s, '')) : null;

const safeMeasurements = (measurements: Fields) =>
  Object.fromEntries(
    ['lcp', 'fcp', 'fp', 'ttfb', 'cls'].map((name) => {
      const value = numberOrNone(fieldsOf(measurements[name]).value);
      return [name, value === undefined ? undefined : { value, unit: name === 'cls' ? '' : 'millisecond' }];
    }),
  );

/** Sentry lists the innermost error first, and the oldest call first. */
export const toException = (report: ErrorReport, origin: string) => ({
  values: report.toReversed().map(({ type, message, frames }) => ({
    type,
    value: message,
    stacktrace: {
      frames: frames.toReversed().map(({ file, line, column }) => ({
        filename: origin + file,
        lineno: line,
        colno: column,
        in_app: true,
      })),
    },
  })),
});

const fromException = (exception: unknown, origin: string): ErrorReport =>
  parseErrorReport(
    objectsIn(fieldsOf(exception).values)
      .toReversed()
      .map(({ type, value, stacktrace }) => ({
        type,
        message: value,
        frames: objectsIn(fieldsOf(stacktrace).frames)
          .toReversed()
          .map(({ filename, lineno, colno }) => ({
            file: ownFile(filename, origin),
            line: lineno,
            column: colno,
          })),
      })),
  );
