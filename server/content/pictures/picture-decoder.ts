import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';

/** In the project's folder, so that the built server finds the same file. */
const PROCESS_FILE = join(process.cwd(), 'server/content/pictures/decode-process.mjs');
const MAX_MS = 20_000;
const TOO_MUCH = {
  wrong: 'takes more time or memory to unpack than any photo. It is damaged, or made to do harm.',
};

const size = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Checked like any input: a file that takes the process over is not to reach further. */
const resultSchema = v.union([
  v.object({ wrong: v.string() }),
  v.object({
    bytes: v.instance(Uint8Array),
    width: size,
    height: size,
    ground: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/))),
  }),
]);
type Result = v.InferOutput<typeof resultSchema>;
export type DecodedPicture = Exclude<Result, { wrong: string }>;

/** `isKept: false`: the picture is only looked at, and `bytes` is empty. */
type Options = { isKept?: boolean };
export type PictureDecoder = {
  decode: (file: string, options?: Options) => Promise<Result>;
  close: () => void;
};

/** Decodes pictures, one after the other, in a process that is started for the first one and must be closed. */
export function pictureDecoder({ processFile = PROCESS_FILE, maxMs = MAX_MS } = {}): PictureDecoder {
  let child: ChildProcess | undefined;
  return {
    decode: (file, { isKept = true } = {}) =>
      new Promise((resolve) => {
        const running = child ?? start(processFile);
        child = running;
        const end = (result: Result) => {
          clearTimeout(timer);
          running.removeAllListeners();
          resolve(result);
        };
        const giveUp = () => {
          child = undefined;
          end(TOO_MUCH);
          // A process that could not be started says so once more.
          running.on('error', () => {});
          running.kill('SIGKILL');
        };
        const timer = setTimeout(giveUp, maxMs);
        running.once('exit', giveUp).once('error', giveUp);
        running.once('message', (message) => {
          const result = v.safeParse(resultSchema, message);
          if (result.success) end(result.output);
          else giveUp();
        });
        running.send({ file, isKept });
      }),
    close: () => void child?.kill('SIGKILL'),
  };
}

/** Without our settings: some are secrets. */
const start = (processFile: string): ChildProcess => {
  const { PATH, SystemRoot } = process.env;
  return fork(processFile, {
    execArgv: [],
    env: { ...(PATH && { PATH }), ...(SystemRoot && { SystemRoot }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
};
