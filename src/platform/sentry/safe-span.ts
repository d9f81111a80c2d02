import { safeAddress } from './safe-address.ts';
import { type Fields, fieldsOf, idOrNone, numberOrNone, oneOf } from './safe-values.ts';

const OPERATIONS = [
  ...['pageload', 'navigation', 'navigation.redirect', 'http.client', 'browser.paint'],
  ...['ui.long_task', 'ui.long_animation_frame'],
  ...['script', 'css', 'link', 'img', 'fetch', 'xmlhttprequest', 'other'].map((kind) => `resource.${kind}`),
  ...['request', 'response', 'dns', 'connect', 'tls_ssl', 'cache', 'redirect'].map(
    (step) => `browser.${step}`,
  ),
  ...['dom_content_loaded_event', 'load_event', 'unload_event'].map((event) => `browser.${event}`),
];
const STATUSES = [
  ...['ok', 'cancelled', 'aborted', 'unknown_error', 'internal_error', 'unavailable', 'deadline_exceeded'],
  ...['invalid_argument', 'not_found', 'already_exists', 'permission_denied', 'unauthenticated'],
  ...['resource_exhausted', 'failed_precondition', 'out_of_range', 'unimplemented', 'data_loss'],
];
const STATUS_CODE = 'http.response.status_code';
/** A request: its method and its address. */
const REQUEST = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD) )?(\S+)$/;

/** How long something took, as it may leave the phone. Null if it is not known what took that time. */
export function safeSpan(span: Fields, origin: string): Fields | null {
  const op = oneOf(OPERATIONS, span.op);
  if (op === undefined) return null;
  return {
    span_id: idOrNone(span.span_id),
    parent_span_id: idOrNone(span.parent_span_id),
    trace_id: idOrNone(span.trace_id),
    start_timestamp: numberOrNone(span.start_timestamp),
    timestamp: numberOrNone(span.timestamp),
    op,
    status: oneOf(STATUSES, span.status),
    description: /^(http|resource)\./.test(String(op)) ? requestName(span.description, origin) : undefined,
    data: { [STATUS_CODE]: numberOrNone(fieldsOf(span.data)[STATUS_CODE]) },
  };
}

function requestName(description: unknown, origin: string): string {
  const [, method, address] = (typeof description === 'string' && REQUEST.exec(description)) || [];
  return [method, safeAddress(address, origin)].filter(Boolean).join(' ');
}
