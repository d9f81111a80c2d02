import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hiddenIcons } from '../../scripts/lighter-scripts.ts';
import createIcon from '../../src/ui/create-icon.ts';

type Transform = { handler: (code: string) => { code: string } };
const lighten = (code: string) => (hiddenIcons.transform as Transform).handler(code).code;

it('A build leaves aria-hidden out of icons, which hide themselves without a name', () => {
  expect(lighten('<Check size={18} aria-hidden />')).toBe('<Check size={18} />');
  expect(lighten('<Plus size={18} aria-hidden className={styles.icon} />')).toBe(
    '<Plus size={18} className={styles.icon} />',
  );
  const Icon = createIcon({ node: [] }) as FunctionComponent<{ size: number; 'aria-label'?: string }>;
  expect(renderToStaticMarkup(createElement(Icon, { size: 18 }))).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(createElement(Icon, { size: 18, 'aria-label': 'Home' }))).not.toContain(
    'aria-hidden',
  );
});

it('Everything else keeps what hides it', () => {
  for (const code of ['<span aria-hidden />', '<Badge aria-hidden />', '<i size={3} aria-hidden />'])
    expect(lighten(code)).toBe(code);
});
