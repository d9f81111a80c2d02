import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TitleText } from '../../src/ui/title-text.tsx';

const htmlOf = (children: string) => renderToStaticMarkup(TitleText({ children }));

describe('A title', () => {
  it('keeps two short words with a hyphen on one line', () => {
    expect(htmlOf('At Year-End Baby Expo')).toBe('At <span data-whole="true">Year-End</span> Baby Expo');
  });

  it('may break in longer ones, which a narrow screen has no room for', () => {
    expect(htmlOf('Antibacterial-coated bottle')).toBe('Antibacterial-coated bottle');
  });
});
