import { mkdir, rm, symlink } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';

/**
 * Lets a build outside the app's folder find the packages that the app has installed: Node looks for them in the
 * folders above a script.
 */
export async function linkPackages(dist) {
  const path = relative(resolve(), resolve(dist));
  if (!path.startsWith('..') && !isAbsolute(path)) return;
  const link = join(dist, 'node_modules');
  await mkdir(dist, { recursive: true });
  await rm(link, { recursive: true, force: true });
  // On Windows, links of this kind need no rights.
  await symlink(resolve('node_modules'), link, 'junction');
}
