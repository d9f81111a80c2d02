import { expect, it } from 'vitest';
import { pastedNames } from '../../../src/features/shopping-list/pasted-names.ts';

it('A pasted list has one thing a line, without bullets, numbers of lines and empty lines', () => {
  const text = '- Diapers\r\n• Wet  wipes\n\n* Cot\n1. Pram\n 2) Bottle, 1.5 L\n3 bibs\n1.5 L kettle\n- \n';
  expect(pastedNames(text)).toEqual([
    'Diapers',
    'Wet wipes',
    'Cot',
    'Pram',
    'Bottle, 1.5 L',
    '3 bibs',
    '1.5 L kettle',
  ]);
});

it('The boxes of a checklist, as notes copy it, are none of the names', () => {
  const text =
    '- [ ] Diapers\n[x] Wipes\n☐ Cot\n☑\uFE0F Pram\n✓ Bib\n✔ Sling\n◦ Bottle\n[ ]\n[XL] vest\n[2] towels';
  expect(pastedNames(text)).toEqual([
    'Diapers',
    'Wipes',
    'Cot',
    'Pram',
    'Bib',
    'Sling',
    'Bottle',
    '[XL] vest',
    '[2] towels',
  ]);
});

it('A line of marks that nobody sees is an empty line, and such a mark before a bullet is none of the name', () => {
  expect(pastedNames('\u200b\n\u200e- Diapers\n\u2060 \u200d\nCot 👨\u200d👩\u200d👧')).toEqual([
    'Diapers',
    'Cot 👨\u200d👩\u200d👧',
  ]);
});

it('A line that is too long is cut, and not through an emoji', () => {
  expect(pastedNames(`${'a'.repeat(79)}🍼 and more`)).toEqual(['a'.repeat(79)]);
});
