import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { withAbsolutePaths } from '../../../server/staff-commands/commands.ts';
import {
  runContentFromTerminal,
  runVisitorFromTerminal,
} from '../../../server/staff-commands/run-from-terminal.ts';

afterEach(() => vi.unstubAllEnvs());

it('The commands are listed without a database', async () => {
  vi.stubEnv('DATA_DIR', '/nowhere');
  for (const [typed, first] of [
    [[], ''],
    [['dance'], 'There is no command “dance”.\n'],
    [['mesages'], 'There is no command “mesages”. The nearest is “messages”.\n'],
    [['redeem', 'mei@example.com'], 'The command is “redeem WHO REWARD”.\n'],
    [['messages', 'a', 'b'], 'The command is “messages” or “messages DAY”.\n'],
  ] as const)
    expect((await runVisitorFromTerminal(typed)).message).toContain(`${first}The commands are:\n  messages `);
  expect((await runContentFromTerminal(['chek', 'x'])).message).toMatch(
    /^There is no command “chek”\. The nearest is “check”\.\nThe commands are:\n {2}check DIR/,
  );
  expect((await runContentFromTerminal(['check'])).message).toMatch(/^Which folder\? Write “check DIR”\.\n/);
});

it('Where no server has ever stored anything, nothing is asked and no database is made', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'terminal-')), 'none');
  vi.stubEnv('DATA_DIR', folder);
  expect(await runVisitorFromTerminal(['forget', 'mei@example.com'])).toEqual({
    ok: false,
    message: `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server.`,
  });
});

it.each(['check', 'import'])(
  'A folder whose name was mistyped is named, not what is missing in it: %s',
  async (command) => {
    expect(await runContentFromTerminal([command, '/nowhere/kindr'])).toEqual({
      ok: false,
      message: 'There is no folder /nowhere/kindr.',
    });
  },
);

it('A file is found from the folder where its name was typed', () => {
  expect(withAbsolutePaths(['cards', 'gifts.csv'])).toEqual(['cards', resolve('gifts.csv')]);
  expect(withAbsolutePaths(['redeem', 'mei@example.com', 'a-cot'])).toEqual([
    'redeem',
    'mei@example.com',
    'a-cot',
  ]);
});

it('A check ends by saying that it was not compared with what visitors see, and what to do', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'terminal-')), 'none');
  vi.stubEnv('DATA_DIR', folder);
  expect((await runContentFromTerminal(['check', 'server/content/starter'])).message).toMatch(
    new RegExp(
      `\nThe folder can be used: .*\nThe folder alone was checked, not beside what visitors see now: no server runs on ${folder}\\. ` +
        'Before your first start there is nothing to compare with\\. Later, check while the server runs, with its DATA_DIR or DATABASE_URL\\.$',
    ),
  );
  vi.stubEnv('DATABASE_URL', 'postgres://me:secret@127.0.0.1:1/gone');
  expect((await runContentFromTerminal(['check', 'server/content/starter'])).message).toMatch(
    /not beside what visitors see now: PostgreSQL, 127\.0\.0\.1:1\/gone does not answer\.$/,
  );
});
