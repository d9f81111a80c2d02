/**
 * A point inside a number or before a small letter ends no sentence: `RM 3.50`, `e.g. rice`. A line break always ends
 * one.
 */
const SENTENCE =
  /(?:\b(?:Dr|Mrs?|Ms|Prof)\.|[^.!?\n]|[.!?](?!["”’)]*(?:\s+\P{Ll}|\s*$)|[.!?]))+[.!?]*["”’)]*/gu;

/** The sentences of a text, each with the place of its first letter. */
export const sentencesOf = (text: string): { start: number; sentence: string }[] =>
  [...text.matchAll(SENTENCE)]
    .map(({ 0: found, index }) => ({
      start: index + found.length - found.trimStart().length,
      sentence: found.trim(),
    }))
    .filter(({ sentence }) => sentence !== '');
