import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findDrawing } from '../organiser-config/brand-files.ts';
import { type Problem, warningAt } from '../problem.ts';

/** The place of the logo on every page is a square of so many pixels. */
const LOGO_PLACE = 32;
const LOGO_RATIO_MAX = 1.3;
const SHARE = { width: 1200, height: 630 };
const SHARE_MAX_BYTES = 1024 * 1024;

type Size = { width: number; height: number };

const sizeOf = (bytes: Buffer): Promise<Size | null> =>
  sharp(bytes)
    .metadata()
    .then(({ width, height }) => (width && height ? { width, height } : null))
    .catch(() => null);

function notSquare({ width, height }: Size, file: string): string {
  const scale = LOGO_PLACE / Math.max(width, height);
  const shown = [width, height].map((side) => Math.round(side * scale)).join(' × ');
  const side = Math.min(width, height);
  const how = file.endsWith('.svg')
    ? `At the top of the file, set viewBox="0 0 ${side} ${side}" and delete width and height: that keeps the left or upper end; its first two numbers say where the part to keep begins.`
    : 'Any picture editor cuts it out.';
  return `is ${width} × ${height}. Its place is a square, in which it is only ${shown} px. Your name stands beside it, so use the sign alone. ${how}`;
}

/** What can be used in the brand of a content folder and may look wrong, and what lies there unused. */
export async function checkBrandPictures(folder: string): Promise<Problem[]> {
  const dir = join(folder, 'brand');
  if (!existsSync(dir)) return [];
  const at = (file: string, message: string) => warningAt({ file: `brand/${file}` }, message);
  const problems: Problem[] = [];
  for (const name of ['logo', 'icon'] as const) {
    const found = await findDrawing(dir, name);
    const size = name === 'logo' && found ? await sizeOf(found.bytes) : null;
    if (found && size && Math.max(size.width / size.height, size.height / size.width) > LOGO_RATIO_MAX)
      problems.push(at(found.file, notSquare(size, found.file)));
    if (found?.file.endsWith('.png') && (await isOpaque(found.bytes)))
      problems.push(
        at(found.file, 'has no transparent background: it shows as a box where the page is dark.'),
      );
  }
  const unused = (await readdir(dir)).filter((file) =>
    /^(logo|icon|maskable|monochrome)\.(jpe?g|webp)$/i.test(file),
  );
  problems.push(...unused.map((file) => at(file, `is not used. Save it as ${file.split('.')[0]}.png.`)));
  const share = await shareProblem(dir);
  if (share) problems.push(at('share.jpg', share));
  return problems;
}

/** Services that show the picture of a link crop any other shape, and leave out a picture that is large or no JPEG. */
async function shareProblem(dir: string): Promise<string | null> {
  const bytes = await readFile(join(dir, 'share.jpg')).catch(() => null);
  const other = bytes ? undefined : (await readdir(dir)).find((name) => /^share\.[a-z]+$/i.test(name));
  if (other)
    return /^share\.jpg$/i.test(other)
      ? `is not found: ${other} is there, but the name must be share.jpg, in small letters.`
      : `is not found: ${other} is there, but only a JPEG with the name share.jpg is used.`;
  if (!bytes)
    return 'is missing: links to pages without a picture of their own show a drawing of a teddy bear.';
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (found?.format !== 'jpeg') return 'is no JPEG. Links to your pages would show no picture.';
  const { width, height } = found;
  if (width < SHARE.width || Math.abs(width / height - SHARE.width / SHARE.height) > 0.1)
    return `is ${width} × ${height}. Make it ${SHARE.width} × ${SHARE.height}.`;
  return bytes.length > SHARE_MAX_BYTES ? 'is larger than 1 MB. Some services leave it out then.' : null;
}

const isOpaque = async (bytes: Buffer): Promise<boolean> =>
  (
    await sharp(bytes)
      .stats()
      .catch(() => null)
  )?.isOpaque ?? false;
