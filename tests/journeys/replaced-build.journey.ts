import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/journey-test.ts';
import { startProductServer } from '../support/product-server.ts';

test('A server whose build is replaced before its first visitor comes still shows every page', async () => {
  // Inside the project, so that the server finds its packages.
  const build = await mkdtemp(resolve('dist/replaced-'));
  try {
    await cp('dist/server', join(build, 'server'), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    });
    await symlink(resolve('dist/client'), join(build, 'client'));
    const server = await startProductServer({
      env: { DIST_DIR: build },
      preparedDataDir: process.env.JOURNEY_DATA_DIR,
    });
    try {
      await rm(join(build, 'server'), { recursive: true });
      const answers = await Promise.all(
        ['/', '/about-us', '/account', '/nothing'].map((path) => fetch(server.address + path)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    } finally {
      await server.dispose();
    }
  } finally {
    await rm(build, { recursive: true, force: true });
  }
});
