import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShowMore } from '../../src/ui/show-more.tsx';

const drawn = (more: { isLoading: boolean; isError: boolean }) =>
  renderToString(createElement(ShowMore, { shown: 24, total: 60, hasMore: true, onLoadMore() {}, ...more }));

it('more that could not be had is said, until it is asked for again', () => {
  expect(drawn({ isLoading: false, isError: false })).not.toContain('could not be loaded');
  expect(drawn({ isLoading: false, isError: true })).toMatch(/role="alert">More could not be loaded/);
  expect(drawn({ isLoading: true, isError: true })).not.toContain('could not be loaded');
  expect(drawn({ isLoading: false, isError: true })).toContain('Show more');
});
