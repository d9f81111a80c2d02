import { spawn } from 'node:child_process';

/** A running program with everything that it has started. */
type Program = {
  /** The first group of the match in its output. */
  match: string;
  end: () => Promise<void>;
};

/** Starts a program and waits until its output matches; without a pattern, until it runs. */
export async function startProgram(
  path: string,
  args: string[],
  { env = {}, ready = null }: { env?: Record<string, string>; ready?: RegExp | null },
): Promise<Program> {
  // A group of its own: browsers have many processes.
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: 'pipe', detached: true });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const match = await new Promise<string>((found, fail) => {
    let text = '';
    const append = (chunk: Buffer) => {
      text += chunk;
      const match = ready?.exec(text);
      if (match) found(match[1] ?? '');
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`${path} ended:\n${text.slice(-2000)}`)));
    if (!ready) child.once('spawn', () => found(''));
  });
  return {
    match,
    end: async () => {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL');
      } catch {
        // It has already exited.
      }
      await ended;
    },
  };
}
