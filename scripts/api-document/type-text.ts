import type * as v from 'valibot';

/** What this file needs to know of a valibot schema. `item`: of a list that drops its wrong items, see `list-of.ts`. */
export type Schema = v.GenericSchema & {
  pipe?: readonly Step[];
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  fallback?: unknown;
  default?: unknown;
};
type Step = { type: string; requirement?: unknown; pipe?: readonly Step[] };

/** Returns the name under which a schema is described elsewhere; undefined for one that is described in place. */
export type NameOf = (schema: Schema) => string | undefined;

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** A field that may be missing, or be anything else: then its default holds. */
const isOptional = (schema: Schema) => schema.type === 'optional' || 'fallback' in schema;

function defaultText({ default: byDefault, fallback }: Schema): string {
  const value = byDefault ?? fallback;
  if (value === undefined || value === '' || typeof value === 'function') return '';
  const text = JSON.stringify(value);
  return text === '[]' || text === '{}' ? '' : ` = ${quoted(value)}`;
}

/** The first step of a pipe may be a pipe itself. */
const stepsOf = ({ pipe = [] }: { pipe?: readonly Step[] }): readonly Step[] =>
  pipe.flatMap((step) => [...stepsOf(step), step]);

/** `(≤ 80)` characters, `(whole, 1 to 48)`. */
function limitsText(schema: Schema): string {
  const pipe = stepsOf(schema);
  const find = (type: string) => pipe.find((step) => step.type === type)?.requirement;
  const [min, max, shortest, longest] = ['min_value', 'max_value', 'min_length', 'max_length'].map(find);
  const limits = [
    pipe.some(({ type }) => type === 'uuid') && 'UUID',
    pipe.some(({ type }) => type === 'email') && 'email address',
    pipe.some(({ type }) => type === 'url') && 'address',
    pipe.some(({ type }) => type === 'integer' || type === 'safe_integer') && 'whole',
    min !== undefined && max !== undefined ? `${min} to ${max}` : min !== undefined && `≥ ${min}`,
    min === undefined && max !== undefined && `≤ ${max}`,
    shortest === 1 && 'not empty',
    longest !== undefined && `≤ ${longest}`,
    pipe.flatMap(({ type, requirement }) => (type === 'regex' ? [String(requirement)] : []))[0],
  ].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(', ')})` : '';
}

const fieldsOf = (schema: Schema) => schema.entries ?? {};

/** One row of the description of an object. */
type Field = { name: string; type: string };

export const describeFields = (schema: Schema, nameOf: NameOf): Field[] =>
  Object.entries(fieldsOf(schema)).map(([name, field]) => ({
    name: isOptional(field) ? `${name}?` : name,
    type: typeText(field, nameOf) + defaultText(field),
  }));

/** A schema in the notation of TypeScript, with its limits in brackets. */
export function typeText(schema: Schema, nameOf: NameOf, isNamed = true): string {
  const name = isNamed ? nameOf(schema) : undefined;
  if (name) return name;
  const inner = (other: Schema) => typeText(other, nameOf);
  const limits = limitsText(schema);
  if (schema.item) return arrayOf(inner(schema.item)) + limits;
  switch (schema.type) {
    case 'optional':
      return inner(schema.wrapped as Schema);
    case 'nullable':
      return `${inner(schema.wrapped as Schema)} | null`;
    case 'picklist':
      return (schema.options ?? []).map(quoted).join(' | ');
    case 'literal':
      return quoted(schema.literal);
    case 'union':
    case 'variant':
      return ((schema.options ?? []) as Schema[]).map(inner).join(' | ');
    case 'object':
    case 'strict_object':
      return `{ ${describeFields(schema, nameOf)
        .map((field) => `${field.name}: ${field.type}`)
        .join('; ')} }`;
    default:
      return schema.type + limits;
  }
}

const arrayOf = (text: string) => (/ [|(]/.test(text) ? `(${text})[]` : `${text}[]`);
