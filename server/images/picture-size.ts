import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kept beside the masters and read from the project's folder, so that the built server finds the same file. */
const TABLE = join(process.cwd(), 'server/images/originals/sizes.json');

let sizes: Map<string, [width: number, height: number]> | undefined;

/** The size of a sample picture's master in px, for the proportions of its place on a page. Undefined for an unknown name. */
export function pictureSize(name: string): { width: number; height: number } | undefined {
  sizes ??= new Map(
    Object.entries(JSON.parse(readFileSync(TABLE, 'utf8')) as Record<string, [number, number]>),
  );
  const size = sizes.get(name);
  return size && { width: size[0], height: size[1] };
}
