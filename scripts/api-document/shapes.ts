import { expoListSchema, expoSchema } from '../../src/domain/expo/expo-schema.ts';
import { responseSchemas } from '../../src/platform/response-schemas.ts';
import { describeFields, type NameOf, type Schema, typeText } from './type-text.ts';

const modules = import.meta.glob<Record<string, unknown>>('/src/domain/**/*.ts', { eager: true });
const sources = import.meta.glob<string>('/src/domain/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Texts with a form of their own, by the schema's name. */
const TEXTS: Readonly<Record<string, string>> = {
  daySchema: 'Day',
  clockTimeSchema: 'ClockTime',
  instantSchema: 'Instant',
  dateSchema: 'Date',
  slugSchema: 'Slug',
  countSchema: 'Count',
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'schema';

type Shape = { name: string; schema: Schema; file: string };

/** Every exported schema, by its identity. */
const exported = new Map<Schema, { name: string; file: string }>();
for (const [file, module] of Object.entries(modules))
  for (const [name, value] of Object.entries(module))
    if (isSchema(value) && name.endsWith('Schema')) exported.set(value, { name, file });

const shapeName = (name: string) => {
  const short = name.replace(/Schema$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
};
const anchorOf = (name: string) => `[${name}](#${name.toLowerCase()})`;
const isComposed = (schema: Schema) => schema.entries !== undefined || schema.type === 'variant';

/** Names schemas as it meets them, and remembers those that need a description of their own. */
export function shapeNames(): { nameOf: NameOf; met: Map<Schema, Shape> } {
  const met = new Map<Schema, Shape>();
  const nameOf: NameOf = (schema) => {
    const found = exported.get(schema);
    if (!found) return undefined;
    if (TEXTS[found.name]) return TEXTS[found.name];
    if (!isComposed(schema) && schema !== expoListSchema) return undefined;
    const name = shapeName(found.name);
    met.set(schema, { name, schema, file: found.file });
    return anchorOf(name);
  };
  return { nameOf, met };
}

/** What stands above a field in the source. */
function commentsIn(file: string): Map<string, string> {
  const source = String(sources[file]);
  const comments = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*(\w+)(?=[:,])/g,
  ))
    comments.set(name, comment.replace(/\s*\n\s*\* ?/g, ' ').trim());
  return comments;
}

/** One shape under its heading: a table of its fields, or its alternatives. */
export function describeShape({ name, schema, file }: Shape, nameOf: NameOf): string {
  if (schema === expoListSchema)
    return `### ${name}\n\n\`{ upcoming: Expo[]; past: Expo[] }\` of ${nameOf(expoSchema as Schema)}: running and upcoming ones soonest first, past ones latest first.\n`;
  if (!schema.entries) return `### ${name}\n\n${asCode(typeText(schema, nameOf, false))}\n`;
  const comments = commentsIn(file);
  const rows = describeFields(schema, nameOf).map((field) => {
    const comment = comments.get(field.name.replace('?', '')) ?? '';
    return `| \`${field.name}\` | ${asCode(field.type)} | ${comment.replaceAll('|', '\\|')} |`;
  });
  return [`### ${name}`, '', '| field | type | |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** Code, except for the links in it. */
export const asCode = (text: string) =>
  text
    .split(/(\[\w+\]\(#\w+\))/)
    .map((part) => (part.startsWith('[') && part.includes('](#') ? part : part && `\`${part.trim()}\``))
    .join(' ')
    .replaceAll('|', '\\|')
    .trim();

/** The flags come in three shapes, which a schema does not show. */
export const answerText = (path: keyof typeof responseSchemas, nameOf: NameOf): string =>
  path === 'businesses.settings.getAllFeatureFlags'
    ? '`{ name \\| key \\| flagName: string; enabled \\| value: boolean }[]`, or `{ flags: … }` with such a list, or `{ [name]: boolean }`'
    : asCode(typeText(responseSchemas[path] as Schema, nameOf));
