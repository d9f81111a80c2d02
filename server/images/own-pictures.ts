import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `source` changes with the file in the content folder; `file` holds the picture as it is resized from. */
export type OwnPicture = {
  width: number;
  height: number;
  ground: string | null;
  file: string;
  source: string;
};
/** By name. */
export type OwnPictures = Record<string, OwnPicture>;

/** Written last, so that all files in it are complete. */
export const TABLE_FILE = 'pictures.json';

/** How long the table is answered from memory, for pictures that another process imports. */
const FRESH_MS = 10_000;

/** Where the pictures of the content folder are once they are imported. */
export const ownPicturesDir = (dataDir: string): string => join(dataDir, 'pictures');

/** Empty before any were imported. */
export function readOwnPictures(dir: string): OwnPictures {
  try {
    return JSON.parse(readFileSync(join(dir, TABLE_FILE), 'utf8')) as OwnPictures;
  } catch {
    return {};
  }
}

let served: { dir: string; table: Map<string, OwnPicture>; tag: string; readAtMs: number } | undefined;

/** Lets this process serve the pictures in `dir` as they are now; null: none. */
export function serveOwnPictures(dir: string | null): void {
  served = undefined;
  if (dir === null) return;
  const table = new Map(Object.entries(readOwnPictures(dir)));
  const tag = [...table.values()].map(({ file }) => file).join(' ');
  served = { dir, table, tag, readAtMs: performance.now() };
}

/** Changes with any picture of the organiser. Each server has its own: they may come after the content. */
export function ownPicturesTag(): string {
  refresh();
  return served?.tag ?? '';
}

/** The organiser's picture of this name, which takes precedence over the sample's. */
export function ownPicture(name: string): OwnPicture | undefined {
  refresh();
  return served?.table.get(name);
}

function refresh(): void {
  if (served && performance.now() - served.readAtMs > FRESH_MS) serveOwnPictures(served.dir);
}

/** After the name in an address. No name and no slug has two hyphens in a row. */
const VERSION = /--[0-9a-f]{8}$/;

/**
 * The name in the address of a picture. Those of an organiser change with the picture: browsers keep pictures for
 * weeks.
 */
export function addressName(name: string): string {
  const version = ownPicture(name)?.file.slice(name.length + 1, name.length + 9);
  return version ? `${name}--${version}` : name;
}

/**
 * The file that a picture is resized from, of whatever version its address is. It may not exist. The caller must
 * validate `address`.
 */
export function originalFile(originalsDir: string, address: string): string {
  const name = address.replace(VERSION, '');
  const own = ownPicture(name);
  return own && served ? join(served.dir, own.file) : join(originalsDir, `${name}.webp`);
}
