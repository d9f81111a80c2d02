import { type RefObject, useEffect } from 'react';

const NAME = 'found';

/** Marks words in a text, in browsers that can do so without changing it. `words` are those of `searchWords`. */
export function useMarkedWords(place: RefObject<HTMLElement | null>, words: readonly string[]): void {
  useEffect(() => {
    if (!place.current || words.length === 0 || !('highlights' in CSS)) return;
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(place.current, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) ranges.push(...rangesOf(texts.currentNode as Text, words));
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => void CSS.highlights.delete(NAME);
  });
}

/** From here on, a part of a word marks all of it: “asleep” with a mark that begins behind its first letter looks broken. */
const WHOLE_WORD_FROM = 3;

const patternOf = (word: string) =>
  word.length < WHOLE_WORD_FROM ? word : `\\p{Script=Latin}*${word}\\p{Script=Latin}*`;

/** Not searched in a lower-case copy of the text: some letters get longer there, which shifts all that follows. */
function* rangesOf(node: Text, words: readonly string[]): Generator<Range> {
  for (const { index, 0: match } of node.data.matchAll(new RegExp(words.map(patternOf).join('|'), 'giu'))) {
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + match.length);
    yield range;
  }
}
