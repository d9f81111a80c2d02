import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read from the project's folder, so that the built server finds the same file. */
const SIZES_FILE = join(process.cwd(), 'server/images/originals/sizes.json');

let sizes: Map<string, [width: number, height: number]> | undefined;

/** The size of an original in px, for the aspect ratio on a page. Undefined for an unknown name. */
export function pictureSize(name: string): { width: number; height: number } | undefined {
  sizes ??= new Map(
    Object.entries(JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as Record<string, [number, number]>),
  );
  const size = sizes.get(name);
  return size && { width: size[0], height: size[1] };
}
