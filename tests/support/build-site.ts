import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { lockDataFolder } from '../../server/db/data-folder-lock.ts';

type Settings = Record<string, string> & { DIST_DIR: string };

/** Builds page and server with other settings into a folder of their own, if something changed. */
export async function buildSite(settings: Settings): Promise<void> {
  const unlock = await lockBuild(settings.DIST_DIR);
  try {
    await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--if-changed'], {
      env: { ...process.env, ...settings },
    });
  } finally {
    await unlock();
  }
}

/** Two workers must not build into one folder at once. */
async function lockBuild(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    const unlock = await lockDataFolder(folder).catch(() => null);
    if (unlock) return unlock;
    await new Promise((done) => setTimeout(done, 500));
  }
}
