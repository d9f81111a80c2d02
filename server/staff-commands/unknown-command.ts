import { nearest } from '../content/check/nearest.ts';

/** That a command is none of the known ones, and which is like it. */
export function unknownCommand(typed: string, known: readonly string[]): string {
  const like = nearest(typed, known);
  return `There is no command “${typed}”.${like ? ` The nearest is “${like}”.` : ''}`;
}
