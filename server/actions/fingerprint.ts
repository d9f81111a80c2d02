import { createHash } from 'node:crypto';
import type { Action } from '../../src/domain/delivery/actions.ts';

/** superjson inputs may repeat a value many times or contain themselves. Anything beyond these limits is left out. */
const MAX_DEPTH = 100;
const MAX_PARTS = 50_000;
const OMITTED = '…';

/** A hash of what an action does. A repeated key with another fingerprint is refused. */
export function fingerprint({ name, v: version, lane, input }: Action): string {
  const parts: string[] = [];
  write([name, version, lane, input], parts, 0);
  return createHash('sha256').update(parts.join('')).digest('base64url');
}

/** Writes JSON with sorted keys, so that equal values give equal text. */
function write(value: unknown, parts: string[], depth: number): void {
  if (depth > MAX_DEPTH || parts.length > MAX_PARTS) {
    parts.push(OMITTED);
  } else if (Array.isArray(value)) {
    parts.push('[');
    for (const item of value.slice(0, MAX_PARTS)) write(item, parts, depth + 1);
    parts.push(']');
  } else if (typeof value === 'object' && value !== null) {
    parts.push('{');
    for (const key of Object.keys(value).sort()) {
      parts.push(JSON.stringify(key), ':');
      write((value as Record<string, unknown>)[key], parts, depth + 1);
    }
    parts.push('}');
  } else {
    parts.push(typeof value === 'string' ? JSON.stringify(value) : String(value), ',');
  }
}
