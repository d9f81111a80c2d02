/** Where something is: a file of the content folder, an entry in it such as `row 7`, and a field of that entry. */
export type Place = { file: string; entry?: string; field?: string };

/** An `error` keeps the folder from being used; a `warning` does not. The message is the rest of a sentence. */
export type Problem = { severity: 'error' | 'warning'; place: Place; message: string };

export const errorAt = (place: Place, message: string): Problem => ({ severity: 'error', place, message });
export const warningAt = (place: Place, message: string): Problem => ({
  severity: 'warning',
  place,
  message,
});

/** The text for a file or folder that the system does not let the server read. */
export function unreadable(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return `cannot be read (${code}).${code === 'EACCES' ? ' The user that runs the server needs the right to read it.' : ''}`;
}

/** `products.csv, row 7, column D (price): “12,5” is not an amount.` */
export const sentenceOf = ({ place: { file, entry, field }, message }: Problem): string =>
  `${[file, entry, field].filter(Boolean).join(', ')}: ${message}`;

export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
