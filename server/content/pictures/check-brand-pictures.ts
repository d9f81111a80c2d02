import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findDrawing } from '../facts/brand-files.ts';
import { type Problem, warningAt } from '../problem.ts';

/** What can be used in the brand of a content folder and may look wrong, and what lies there unused. */
export async function checkBrandPictures(folder: string): Promise<Problem[]> {
  const dir = join(folder, 'brand');
  if (!existsSync(dir)) return [];
  const at = (file: string, message: string) => warningAt({ file: `brand/${file}` }, message);
  const problems: Problem[] = [];
  for (const name of ['logo', 'icon'] as const) {
    const found = await findDrawing(dir, name);
    if (found?.file.endsWith('.png') && (await isOpaque(found.bytes)))
      problems.push(
        at(found.file, 'has no transparent background: it shows as a box where the page is dark.'),
      );
  }
  const unused = (await readdir(dir)).filter((file) =>
    /^(logo|icon|maskable|monochrome)\.(jpe?g|webp)$/i.test(file),
  );
  problems.push(...unused.map((file) => at(file, `is not used. Save it as ${file.split('.')[0]}.png.`)));
  if (!existsSync(join(dir, 'share.jpg')))
    problems.push(
      at(
        'share.jpg',
        'is missing: links to pages without a picture of their own show a drawing of a teddy bear.',
      ),
    );
  return problems;
}

const isOpaque = async (bytes: Buffer): Promise<boolean> =>
  (
    await sharp(bytes)
      .stats()
      .catch(() => null)
  )?.isOpaque ?? false;
