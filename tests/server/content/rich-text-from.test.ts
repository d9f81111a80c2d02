import { describe, expect, it } from 'vitest';
import { sections } from '../../../server/content/fields/sections.ts';
import { richTextFrom } from '../../../server/content/rich-text-from.ts';

describe('Markdown of an organiser', () => {
  it('has headings of two levels, whatever it is written with', () => {
    expect(richTextFrom('# One\n\nText\n\n## Two\n\nText\n\n### Three')).toEqual({
      html: '<h2>One</h2><p>Text</p><h3>Two</h3><p>Text</p><h3>Three</h3>',
      dropped: 'A heading with # is shown as one with ##. A heading with ## is shown as one with ###.',
    });
    expect(richTextFrom('## Two\n\n#### Four')).toEqual({
      html: '<h2>Two</h2><h3>Four</h3>',
      dropped: 'A heading with #### is shown as one with ###.',
    });
    expect(richTextFrom('## Two\n\n### Three').dropped).toBe('');
  });

  it('has small headings below the heading of a section', () => {
    const read = sections.read('## Who we are\n\nText\n\n# One\n\nText', {
      isCell: true,
      notation: {},
      categories: null,
      currency: null,
    });
    expect(read).toMatchObject({
      value: [{ body: '<p>Text</p><h3>One</h3><p>Text</p>' }],
      dropped: 'A heading with # is shown as one with ###.',
    });
  });

  it('has a list in place of a table, whose words stay apart', () => {
    const table = 'Before\n\n| Age | Food |\n|---|---|\n| 6 | **Carrot** |\n| 8 | Pear |\n\nAfter';
    expect(richTextFrom(table)).toEqual({
      html: '<p>Before</p><p><strong>Age · Food</strong></p><ul><li>6 · <strong>Carrot</strong></li><li>8 · Pear</li></ul><p>After</p>',
      dropped: 'A table is shown as a list, an item for each row.',
    });
    expect(
      richTextFrom('<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr><tr><td>d</td></tr></table>').html,
    ).toBe('<ul><li>a  b · c</li><li>d</li></ul>');
  });

  it('has a list where a word processor wrote its own signs', () => {
    for (const sign of ['•\t', '• ', '·\t', '▪ ', '\uf0b7\t'])
      expect(richTextFrom(`What to bring:\n${sign}Nappies\n${sign}Wipes\n\nThat is all.`)).toEqual({
        html: '<p>What to bring:</p><ul><li>Nappies</li><li>Wipes</li></ul><p>That is all.</p>',
        dropped: '',
      });
    expect(richTextFrom('•\tFood\no\tPap\no\tFruit\n•\tDrink').html).toBe(
      '<ul><li>Food<ul><li>Pap</li><li>Fruit</li></ul></li><li>Drink</li></ul>',
    );
  });

  it('keeps texts apart whose blocks are not allowed', () => {
    expect(richTextFrom('<div>One</div><div>Two</div>')).toEqual({
      html: '<p>One</p><p>Two</p>',
      dropped: '',
    });
    expect(richTextFrom('<section><p>One</p></section><p>Two</p>').html).toBe('<p>One</p><p>Two</p>');
    expect(richTextFrom('One\n\n    two\n\nThree')).toEqual({
      html: '<p>One</p><p>two\n</p><p>Three</p>',
      dropped: 'Text between ` or after four spaces is shown as plain text.',
    });
  });

  it('says in words of Markdown what is not shown', () => {
    const dropped = (text: string) => richTextFrom(text).dropped;
    expect(dropped('a\n\n---\n\nb')).toBe('A line across the page (---) is left out.');
    expect(dropped('~~a~~')).toBe('Text that is struck through (~~) is shown as plain text.');
    expect(dropped('- [ ] a')).toBe('A box to tick ([ ]) is left out.');
    expect(dropped('![x](y)')).toBe('A picture in the text is left out.');
    expect(dropped('<u>a</u>')).toBe('<u> is not allowed: its text is shown without it.');
    expect(dropped('a<script>b()</script>')).toBe('<script> is not allowed and left out.');
  });
});
