import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { decodeText } from '../csv/decode-text.ts';
import { errorAt, type Problem } from '../problem.ts';
import { parseJson } from '../read/read-json.ts';
import { problemsOf, configText as text } from '../schema-problems.ts';
import { checkBrandFiles } from './brand-files.ts';
import { HEX } from './colour.ts';
import { faintColours } from './faint-colours.ts';
import { type Palette, paletteOf, type Themed, TOKENS, type Token } from './palette.ts';
import { weakColours } from './weak-colours.ts';

const FILE = 'brand/brand.json';
/** In the project's folder. A content folder without a brand of its own looks like the sample. */
const SAMPLE_BRAND = 'content/brand';
/** On a phone's home screen there is room for about so much. */
const SHORT_NAME_MAX = 20;

const colour = v.pipe(text, v.regex(HEX, 'is not a colour such as #2b2440.'), v.toLowerCase());
const themed = v.union(
  [colour, v.strictTuple([colour, colour])],
  'is not a colour such as #2b2440, or two in [ ], for the light and the dark theme.',
);

export const brandSchema = v.strictObject({
  name: text,
  /** Under the icon on a home screen. */
  shortName: v.optional(
    v.pipe(text, v.maxLength(SHORT_NAME_MAX, `is longer than ${SHORT_NAME_MAX} letters.`)),
  ),
  /** The app in lists of installed programs. */
  title: v.optional(text),
  colours: v.strictObject({
    text: colour,
    ...(Object.fromEntries(TOKENS.map((token) => [token, v.optional(themed)])) as Record<
      Token,
      v.OptionalSchema<typeof themed, undefined>
    >),
    page: themed,
    accent: themed,
    second: themed,
  }),
});

type BrandColours = v.InferOutput<typeof brandSchema>['colours'];

/** `folder` holds its files; `digest` changes with any of them. */
export type Brand = {
  name: string;
  shortName: string;
  title: string;
  palette: Palette;
  /** What can be read, and may look otherwise than meant. */
  warnings: Problem[];
  folder: string;
  digest: string;
};

/** The folder with the brand of a content folder. */
const brandFolderOf = (folder: string): string => {
  const own = join(folder, 'brand');
  return existsSync(own) ? own : SAMPLE_BRAND;
};

export async function readBrand(contentFolder: string): Promise<{ brand: Brand } | { problems: Problem[] }> {
  const folder = brandFolderOf(contentFolder);
  const inFiles = await checkBrandFiles(folder);
  const source = await readFile(join(folder, 'brand.json')).catch(() => null);
  if (!source) return { problems: [errorAt({ file: FILE }, 'is missing.'), ...inFiles] };
  const parsed = parseJson(FILE, decodeText(source));
  if ('problem' in parsed) return { problems: [parsed.problem, ...inFiles] };
  const colours = v.safeParse(v.object({ colours: brandSchema.entries.colours }), parsed.value);
  const looks = colours.success ? coloursOf(colours.output.colours) : { errors: [], warnings: [] };
  const read = v.safeParse(brandSchema, parsed.value);
  const inSchema = read.success ? [] : problemsOf(FILE, brandSchema, parsed.value, read.issues);
  const problems = [...inSchema, ...looks.errors, ...inFiles];
  if (!read.success || !('palette' in looks) || problems.length > 0) return { problems };
  const { name, shortName = name, title = name } = read.output;
  const { palette, warnings } = looks;
  return { brand: { name, shortName, title, palette, warnings, folder, digest: digestOf(folder) } };
}

/** All colours that follow from the named ones, and what is wrong with them. */
function coloursOf({ text: ink, page, accent, second, ...others }: BrandColours) {
  const base = { text: ink, page: lightOf(page), accent: lightOf(accent), second: lightOf(second) };
  // The others follow from the light colour. Where a dark one is named, too, both are shown as they are.
  const named = inBothThemes({ ...pairsIn({ page, accent, second }), ...others });
  const palette = paletteOf(base, named);
  return {
    palette,
    errors: weakColours(FILE, palette, new Set(Object.keys(named))),
    warnings: faintColours(FILE, palette, base),
  };
}

type Named = { [token in Token]?: string | Themed | undefined };

const lightOf = (value: string | Themed) => (typeof value === 'string' ? value : value[0]);
const pairsIn = (colours: Named): Named =>
  Object.fromEntries(Object.entries(colours).filter(([, value]) => typeof value !== 'string'));

const inBothThemes = (named: Named): Partial<Palette> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([token, value]): [string, Themed][] =>
      value ? [[token, typeof value === 'string' ? [value, value] : value]] : [],
    ),
  );

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
    if (statSync(join(folder, name)).isFile())
      hash
        .update(`${name}\0`)
        .update(readFileSync(join(folder, name)))
        .update('\0');
  return hash.digest('hex').slice(0, 8);
}
