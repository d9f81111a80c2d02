// @script lists

import { Chips } from './chips.tsx';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

type Props = {
  /** Letters that have items; the others are disabled. `#` stands for names that begin with no letter. */
  available: readonly string[];
  current: string | null;
  hrefOf: (letter: string | null) => string;
};

/** A to Z, as links that set the letter in the address. */
export function AlphabetFilter({ available, current, hrefOf }: Props) {
  const others = available.filter((letter) => !ALPHABET.includes(letter));
  const chips = [...ALPHABET, ...others].map((letter) => ({
    label: letter,
    href: available.includes(letter) ? hrefOf(letter) : null,
    current: letter === current,
  }));
  const all = { label: 'All', href: hrefOf(null), current: current === null };
  return <Chips label="Letters" size="small" chips={[all, ...chips]} />;
}
