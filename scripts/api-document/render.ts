import { readFileSync } from 'node:fs';
import { MAX_ADDRESS_LENGTH, MAX_BODY_BYTES, MAX_CALL_BYTES } from '../../server/app.ts';
import { MAX_CALLS_PER_REQUEST } from '../../server/http/calls-per-request.ts';
import { MAX_META_CHARS } from '../../server/read-input.ts';
import { MAX_PAGE_SIZE } from '../../src/domain/content/pagination.ts';
import { pictureWidths } from '../../src/domain/content/pictures.ts';
import { DELIVERY_MAX_ACTIONS, DELIVERY_MAX_BYTES } from '../../src/domain/delivery/delivery-limits.ts';
import { REQUEST_TIMEOUT_MS } from '../../src/sync/classify-response.ts';
import { describeActions } from './actions.ts';
import { describeProcedures, procedureTable } from './calls.ts';
import { describeRestCalls } from './rest.ts';
import { describeShape, shapeNames } from './shapes.ts';
import { batchRequest, batchResponse, richValue } from './wire-examples.ts';

export const API_DOCUMENT = 'docs/api.md';
const TEMPLATE = 'scripts/api-document/template.md';

/** The document of the API, from the schemas, the router and the text of the template. */
export async function renderApiDocument(): Promise<string> {
  const { nameOf, met } = shapeNames();
  const rest = describeRestCalls(nameOf);
  const procedures = describeProcedures(nameOf);
  const actions = describeActions(nameOf);
  const shapes: string[] = [];
  // A description may meet further shapes, which come at the end of the same map.
  for (const shape of met.values()) shapes.push(describeShape(shape, nameOf));
  const parts: Readonly<Record<string, string>> = {
    rest,
    procedures,
    actions,
    'procedure-table': procedureTable(),
    shapes: shapes.sort().join('\n'),
    'batch-request': await batchRequest(),
    'batch-response': batchResponse(),
    'rich-value': richValue(),
    'max-calls': String(MAX_CALLS_PER_REQUEST),
    'max-call': `${MAX_CALL_BYTES / 1024} KB`,
    'max-meta': `${MAX_META_CHARS / 1024} KB`,
    'max-body': `${MAX_BODY_BYTES / 1024 / 1024} MB`,
    'max-address': `${MAX_ADDRESS_LENGTH / 1024} KB`,
    'max-page': String(MAX_PAGE_SIZE),
    'max-actions': String(DELIVERY_MAX_ACTIONS),
    'max-delivery': `${DELIVERY_MAX_BYTES / 1024} KB`,
    timeout: `${REQUEST_TIMEOUT_MS / 1000} s`,
    widths: [...pictureWidths].sort((a, b) => a - b).join(', '),
  };
  return readFileSync(TEMPLATE, 'utf8').replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${TEMPLATE} names a part that does not exist: ${name}`);
    return part.trim();
  });
}
