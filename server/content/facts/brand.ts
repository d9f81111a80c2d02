import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { decodeText } from '../csv/decode-text.ts';
import { errorAt, type Problem } from '../problem.ts';
import { parseJson } from '../read/read-json.ts';
import { problemsOf } from '../schema-problems.ts';

const FILE = 'brand/brand.json';
/** In the project's folder. A content folder without a brand of its own looks like the sample. */
const SAMPLE_BRAND = 'content/brand';

const brandSchema = v.strictObject({
  name: v.pipe(v.string('is not text.'), v.trim(), v.nonEmpty('is empty.')),
});
export type Brand = v.InferOutput<typeof brandSchema>;

/** The folder with the brand of a content folder. */
export const brandFolderOf = (folder: string): string => {
  const own = join(folder, 'brand');
  return existsSync(own) ? own : SAMPLE_BRAND;
};

export async function readBrand(folder: string): Promise<{ brand: Brand } | { problems: Problem[] }> {
  const text = await readFile(join(brandFolderOf(folder), 'brand.json')).catch(() => null);
  if (!text) return { problems: [errorAt({ file: FILE }, 'is missing.')] };
  const parsed = parseJson(FILE, decodeText(text));
  if ('problem' in parsed) return { problems: [parsed.problem] };
  const read = v.safeParse(brandSchema, parsed.value);
  return read.success ? { brand: read.output } : { problems: problemsOf(FILE, read.issues) };
}
