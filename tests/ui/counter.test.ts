import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Counter } from '../../src/ui/counter.tsx';

const render = (length: number) =>
  renderToString(createElement(Counter, { length, max: 60 })).replaceAll('<!-- -->', '');

it('A counter appears when the limit of a field is near, and is announced at the limit only', () => {
  expect(render(47)).toBe('');
  expect(render(48)).toContain('48 of 60 characters');
  expect(render(59)).not.toContain('limit');
  expect(render(60)).toContain('That’s the limit: 60 characters');
});
