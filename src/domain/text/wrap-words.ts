// @script venue

/** Whole words in as few lines as fit; a word that is longer than a line has one of its own. */
export function wrapWords(text: string, maxLetters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last && last.length + 1 + word.length <= maxLetters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
