import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { connectToMarionette } from './marionette.ts';
import { startProgram } from './start-program.ts';
import { openSession } from './webdriver.ts';

export async function startFirefox(path: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  // Any free port; the log says which.
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const program = await startProgram(
    path,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {
      env: { HOME: profile },
      ready: /Marionette\s+INFO\s+Listening on port (\d+)/,
    },
  );
  const send = await connectToMarionette(Number(program.match));
  return openSession(send, {}, async () => {
    await program.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}
