import { nearest } from '../content/check/nearest.ts';

/** The message about an unknown command, with the known command that is most like it. */
export function unknownCommand(typed: string, known: readonly string[]): string {
  const like = nearest(typed, known);
  return `There is no command “${typed}”.${like ? ` The nearest is “${like}”.` : ''}`;
}
