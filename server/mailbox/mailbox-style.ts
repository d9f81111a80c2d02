import { type Colours, colours } from '../../src/domain/organiser/colours.ts';

const themed = (name: keyof Colours) => `light-dark(${colours[name].join(', ')})`;

/** The style sheet of the mailbox page, in the product's colours. */
export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --ink: ${themed('ink')};
  --ink-soft: ${themed('inkSoft')};
  --page: ${themed('page')};
  --card: ${themed('card')};
  --line: ${themed('line')};
  --field: light-dark(#8a829c, #8f86a5);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--page);
  color: var(--ink);
  font: 1rem/1.5 'Figtree Variable', Figtree, system-ui, sans-serif;
  padding: max(16px, env(safe-area-inset-top)) 16px 40px;
}
main { display: grid; gap: 20px; margin-inline: auto; max-width: 36rem; }
h1 { font-size: 1.75rem; font-weight: 800; letter-spacing: -0.02em; line-height: 1.2; text-wrap: balance; }
h2 { font-size: 1rem; }
main > p, li p { color: var(--ink-soft); overflow-wrap: anywhere; }
a { color: inherit; }
form { display: grid; gap: 8px; }
input, button { border-radius: 999px; font: inherit; min-height: 44px; padding: 8px 20px; width: 100%; }
input { background: var(--card); border: 1px solid var(--field); color: inherit; }
button { background: var(--ink); border: 0; color: var(--page); cursor: pointer; font-weight: 700; }
:focus-visible { outline: 3px solid var(--field); outline-offset: 2px; }
ol { display: grid; gap: 12px; list-style: none; padding: 0; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 16px 20px; }
li .body { color: var(--ink); margin-block: 8px; white-space: pre-line; }
li .code { color: var(--ink); font-size: 2rem; font-weight: 800; letter-spacing: 0.1em; }
`;
