import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useMarkedWords } from '../../src/ui/use-marked-words.ts';
import { render } from '../support/render.tsx';

function Text({ text, words }: { text: string; words: readonly string[] }) {
  const place = useRef<HTMLParagraphElement>(null);
  useMarkedWords(place, words);
  return <p ref={place}>{text}</p>;
}

const marked = () => [...(CSS.highlights.get('found') ?? [])].map(String);

it('Words are marked in any case, and as a whole where a part of them is found', async () => {
  render(<Text text="Park here. No parking there." words={['park', 'there']} />);
  await expect.poll(marked).toEqual(['Park', 'parking', 'there']);
});

it('A letter that is longer in lower case moves no mark', async () => {
  // In lower case a capital I with a dot is two characters.
  render(<Text text="İİ Park" words={['park']} />);
  await expect.poll(marked).toEqual(['Park']);
});
