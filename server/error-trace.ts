const MAX_FRAMES = 8;
const MAX_CAUSES = 5;

/**
 * Names, code and stack frames of an error, for the log. Messages are left out: those of database errors quote values.
 */
export function errorTrace(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const chain = [error];
  for (let cause = error.cause; cause instanceof Error && chain.length < MAX_CAUSES; cause = cause.cause)
    chain.push(cause);
  const root = chain.at(-1) ?? error;
  const code = 'code' in root && typeof root.code === 'string' ? root.code : undefined;
  return { error: chain.map(({ name }) => name).join(' < '), code, at: framesOf(root) };
}

function framesOf({ stack = '', message }: Error): string[] {
  const afterMessage = stack.indexOf(message) + message.length;
  return stack
    .slice(afterMessage)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MAX_FRAMES);
}
