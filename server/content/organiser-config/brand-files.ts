import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { errorAt, type Problem } from '../problem.ts';

/** Drawings of a brand folder, `<name>.svg` or `<name>.png`; those that are not there follow from the icon. */
type BrandDrawing = 'logo' | 'icon' | 'maskable' | 'monochrome';
const ICON_MIN = 512;
const MAX_BYTES = 1024 * 1024;
const PIXELS_MAX = 4096 * 4096;
/** What could run, or fetch something, when the file is opened by itself. */
const UNSAFE =
  /<\s*(script|foreignobject|iframe|use|image|style|!entity)|\son\w+\s*=|javascript:|url\(\s*['"]?(?!#)/i;

/** The drawing's path and bytes; null where there is none. */
export async function findDrawing(
  folder: string,
  name: BrandDrawing,
): Promise<{ file: string; bytes: Buffer } | null> {
  for (const file of [`${name}.svg`, `${name}.png`]) {
    const bytes = await readFile(join(folder, file)).catch(() => null);
    if (bytes) return { file, bytes };
  }
  return null;
}

export async function checkBrandFiles(folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of ['logo', 'icon', 'maskable', 'monochrome'] as const) {
    const found = await findDrawing(folder, name);
    const isNeeded = name === 'logo' || name === 'icon';
    if (found) problems.push(...(await checkDrawing(found, name)));
    else if (isNeeded) {
      const other = (await readdir(folder).catch(() => [])).find(
        (file) => /^(logo|icon)\.(svg|png)$/i.test(file) && file.toLowerCase().startsWith(name),
      );
      problems.push(
        errorAt(
          { file: `brand/${name}.svg` },
          other
            ? `is not found: ${other} is there, but the name must be ${other.toLowerCase()}, in small letters.`
            : 'is missing. A PNG will do as well.',
        ),
      );
    }
  }
  return problems;
}

async function checkDrawing(
  { file, bytes }: { file: string; bytes: Buffer },
  name: BrandDrawing,
): Promise<Problem[]> {
  const wrong = (message: string) => [errorAt({ file: `brand/${file}` }, message)];
  if (bytes.length > MAX_BYTES) return wrong('is larger than 1 MB.');
  const isSvg = file.endsWith('.svg');
  const unsafe = isSvg && UNSAFE.exec(bytes.toString('utf8'))?.[0].trim();
  if (unsafe)
    return wrong(
      `holds “${unsafe}”. Neither scripts, style sheets nor other files may be in it. Export it with its styles as attributes (in Illustrator: Styling, Presentation Attributes), or take a PNG.`,
    );
  const size = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .metadata()
    .catch(() => null);
  if (!size?.width || !size.height) return wrong('is no picture that can be read.');
  if (name === 'logo') return [];
  if (size.width !== size.height) return wrong(`is ${size.width} × ${size.height} px. An icon is square.`);
  return isSvg || size.width >= ICON_MIN
    ? []
    : wrong(`is ${size.width} px wide. An icon has ${ICON_MIN} px or more.`);
}
