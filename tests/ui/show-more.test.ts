import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShowMore } from '../../src/ui/show-more.tsx';

const drawn = (more: { busy: boolean; failed: boolean }) =>
  renderToString(createElement(ShowMore, { shown: 24, total: 60, hasMore: true, onMore() {}, ...more }));

it('more that could not be had is said, until it is asked for again', () => {
  expect(drawn({ busy: false, failed: false })).not.toContain('could not be loaded');
  expect(drawn({ busy: false, failed: true })).toMatch(/role="alert">More could not be loaded/);
  expect(drawn({ busy: true, failed: true })).not.toContain('could not be loaded');
  expect(drawn({ busy: false, failed: true })).toContain('Show more');
});
