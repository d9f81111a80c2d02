// @script sentry

import { type IgnoredKind, ignoredKind, isErrorLike, type RawError } from './ignored-errors.ts';
import { isOwnFile, ownFile, safeMessage, safeType } from './report-texts.ts';

/** A place in a script of ours. `file` is its path. */
type CodePlace = { file: string; line: number; column: number };
type ReportedError = { type: string; message: string; frames: readonly CodePlace[] };
/** An error and its causes, the outermost first. */
export type ErrorReport = readonly ReportedError[];

const MAX_ERRORS = 5;
const MAX_FRAMES = 50;
const MAX_TEXT = 2_000;
const MAX_STACK = 20_000;

/**
 * The part of an error that may leave the phone, or null for noise: its kind, and the place in our code, which the
 * source maps explain. Of its message only fixed words are kept (`safeMessage`): the rest may contain a name, a token,
 * or what a visitor typed.
 */
export function describeError(thrown: unknown, origin: string): ErrorReport | null {
  if (noiseIn(thrown) !== null) return null;
  return withCauses(thrown).map(({ type, text, thrown }) => ({
    type: safeType(type),
    message: safeMessage(text),
    frames: framesOf(thrown, origin),
  }));
}

/** The kind of noise that something thrown is, or null. */
export const noiseIn = (thrown: unknown): IgnoredKind | null => ignoredKind(withCauses(thrown));

/** Parses a report that was stored or sent on, and drops every field that reports do not have. */
export function parseErrorReport(stored: unknown): ErrorReport {
  return objectsIn(stored)
    .slice(0, MAX_ERRORS)
    .map((error) => ({
      type: safeType(propertyOf(error, 'type')),
      message: safeMessage(propertyOf(error, 'message')),
      frames: objectsIn(propertyOf(error, 'frames')).slice(0, MAX_FRAMES).flatMap(parsePlace),
    }));
}

function parsePlace(stored: unknown): CodePlace[] {
  const { file, line, column } = stored as Partial<Record<keyof CodePlace, unknown>>;
  if (!isOwnFile(file)) return [];
  return [{ file, line: Number(line) || 0, column: Number(column) || 0 }];
}

const objectsIn = (stored: unknown): object[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'object' && item !== null) : [];

/** A line of a stack, in the words of any browser, ends in an address, a line and a column. */
const PLACE = /(\w[\w+.-]*:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/gm;

const placesIn = (thrown: unknown) =>
  [...textOf(thrown, 'stack').slice(0, MAX_STACK).matchAll(PLACE)].map(([, url = '', line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }));

function framesOf(thrown: unknown, origin: string): CodePlace[] {
  return placesIn(thrown)
    .flatMap(({ url, ...place }) => {
      const file = ownFile(url, origin);
      return file === null ? [] : { file, ...place };
    })
    .slice(0, MAX_FRAMES);
}

function withCauses(thrown: unknown): RawError[] {
  const errors: RawError[] = [];
  for (let error = thrown; errors.length < MAX_ERRORS; error = causeOf(error)) {
    if (errors.length > 0 && !isErrorLike(error)) break;
    errors.push(readError(error));
  }
  return errors;
}

function readError(thrown: unknown): RawError {
  if (typeof thrown === 'string') {
    const [, type = 'Error'] = /^(?:Uncaught )?(\w+Error): /.exec(thrown) ?? [];
    return { type, text: thrown.slice(0, MAX_TEXT), urls: [], thrown };
  }
  return {
    type: textOf(thrown, 'name'),
    text: `${textOf(thrown, 'message')} ${textOf(thrown, 'digest')}`.trim().slice(0, MAX_TEXT),
    urls: placesIn(thrown).map(({ url }) => url),
    thrown,
  };
}

const causeOf = (thrown: unknown): unknown => propertyOf(thrown, 'cause');

const textOf = (thrown: unknown, property: string): string => {
  const value = propertyOf(thrown, property);
  return typeof value === 'string' ? value : '';
};

/** Code can throw any value, also one whose properties throw when they are read. */
function propertyOf(thrown: unknown, property: string): unknown {
  try {
    return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, property) : undefined;
  } catch {
    return undefined;
  }
}
