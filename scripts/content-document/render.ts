import { kindOf } from '../../server/content/content-kinds.ts';
import { organiserSchema } from '../../server/content/organiser.ts';
import { brandSchema } from '../../server/content/organiser-config/brand.ts';
import { communityMeanings } from './community-meanings.ts';
import { expoMeanings } from './expo-meanings.ts';
import type { ListedKind, Meanings } from './meaning.ts';
import { rewardMeanings } from './reward-meanings.ts';
import { brandMeanings, organiserMeanings } from './settings-meanings.ts';
import { shopMeanings } from './shop-meanings.ts';
import { textMeanings } from './text-meanings.ts';

/** The README of the folder that `npm run content -- new` writes. */
export const FOLDER_README = 'server/content/starter/README.md';
/** Everything below it follows from the schemas. */
const HEADING = '## All files and their columns\n';

const meanings: Meanings<ListedKind> = {
  ...expoMeanings,
  ...shopMeanings,
  ...textMeanings,
  ...communityMeanings,
  ...rewardMeanings,
};

/** The README with the tables of files and columns as the schemas are now. */
export function withTables(readme: string): string {
  const [before = ''] = readme.split(HEADING);
  const files = (Object.keys(meanings) as ListedKind[]).map(fileSection);
  return `${before}${HEADING}\n${[...settings(), ...files].join('\n')}`;
}

function fileSection(name: ListedKind): string {
  const { about, columns } = meanings[name];
  const rows = Object.entries(kindOf(name).fields).map(([column, { isRequired, expected }]) => {
    const meaning = (columns as Record<string, string>)[column] ?? '';
    return [`\`${column}\``, yesOrNo(isRequired), meaning, expected];
  });
  return `### ${name}\n\n${about}\n\n${table(['column', 'required', 'meaning', 'written as'], rows)}`;
}

function settings(): string[] {
  const rowsOf = (fields: Record<string, { type: string }>, meaningOf: Record<string, [string, string]>) =>
    Object.entries(meaningOf).map(([field, [meaning, example]]) => [
      `\`${field}\``,
      yesOrNo(fields[field]?.type !== 'optional'),
      meaning,
      `\`${example}\``,
    ]);
  const header = ['field', 'required', 'meaning', 'example'];
  return [
    `### organiser.json\n\n${table(header, rowsOf(organiserSchema.entries, organiserMeanings))}`,
    `### brand/brand.json\n\n${table(header, rowsOf(brandSchema.entries, brandMeanings))}`,
  ];
}

const yesOrNo = (isRequired: boolean) => (isRequired ? 'yes' : 'no');

/** Columns are as wide as their longest cell, so that the source can be read, too. The last one is as it comes. */
function table(header: readonly string[], rows: readonly string[][]): string {
  const escaped = [header, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = header.map((_, i) => Math.max(...escaped.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, i) => (i === header.length - 1 ? cell : cell.padEnd(widths[i] ?? 0, fill))).join(' | ')} |`;
  const [head = [], ...body] = escaped;
  const rule = header.map(() => '---');
  return `${[line(head), line(rule, '-'), ...body.map((row) => line(row))].join('\n')}\n`;
}
