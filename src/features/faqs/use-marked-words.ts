import { type RefObject, useEffect } from 'react';

const NAME = 'found';

/** Marks words in a text, in browsers that can do so without changing it. `words` are in lower case. */
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

function* rangesOf(node: Text, words: readonly string[]): Generator<Range> {
  const text = node.data.toLowerCase();
  for (const word of words)
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + word.length);
      yield range;
    }
}
