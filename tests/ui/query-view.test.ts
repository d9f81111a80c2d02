import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QueryView } from '../../src/ui/query-view.tsx';

type Parts = {
  notFound?: ReactNode;
  empty?: ReactNode;
  level?: 1 | 2;
  renderKnown?: (rest: ReactNode) => ReactNode;
};

const refetch = () => {};
const failure = Object.assign(new Error('offline'), { code: 'NETWORK' });
const notFoundError = Object.assign(new Error('unknown'), { code: 'NOT_FOUND' });

const render = <T>(data: T | undefined, error: Error | null, parts: Parts = {}) =>
  renderToString(
    QueryView<T>({
      query: { data, error, refetch, errorUpdateCount: error ? 1 : 0 },
      subject: 'The brands',
      level: 1,
      skeleton: { shape: 'row', label: 'Loading the brands', count: 3 },
      children: (loaded: T) => `data: ${JSON.stringify(loaded)}`,
      ...parts,
    }),
  );

describe('a query on screen', () => {
  it('is a skeleton in the given shape while it loads', () => {
    const html = render(undefined, null);
    expect(html).toMatch(/role="status"[^>]*data-shape="row"/);
    expect(html.match(/aria-hidden/g)).toHaveLength(3);
  });

  it('has a heading where that of the page comes with the data, and none beside what has its own', () => {
    expect(render(undefined, null)).toContain('<h1 class="visually-hidden">Loading the brands</h1>');
    expect(render(undefined, null, { level: 2 })).not.toContain('<h1');
    expect(render(undefined, null, { renderKnown: (rest) => rest })).not.toContain('<h1');
    expect(render('loaded', null)).not.toContain('<h1');
    expect(render(undefined, failure).match(/<h1/g)).toHaveLength(1);
  });

  it('is an error state with a heading of the given level and a retry', () => {
    const html = render(undefined, failure, { notFound: 'unknown', empty: 'empty' });
    expect(html).toMatch(/<h1[^>]*>The brands didn’t load<\/h1>/);
    expect(html).toContain('Try again');
  });

  it('stays an error state during a refetch, with a button that says so', () => {
    const query = { data: undefined, error: null, refetch, errorUpdateCount: 1 };
    const html = renderToString(
      QueryView({ query, subject: 'The brands', skeleton: { label: 'Loading', count: 1 }, children: String }),
    );
    expect(html).toContain('The brands didn’t load');
    expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>.*Try again/);
    expect(render(undefined, failure)).not.toContain('aria-disabled');
  });

  it('keeps its data on screen when a refetch fails, even with "not found"', () => {
    expect(render('old', failure)).toContain('data: ');
    expect(render('old', notFoundError, { notFound: 'unknown' })).toContain('data: ');
  });

  it('tells "not found" from other errors only where the page has something to show for it', () => {
    expect(render(undefined, notFoundError, { notFound: 'unknown' })).toBe('unknown');
    expect(render(undefined, notFoundError)).toContain('didn’t load');
  });

  it('shows what is already known, with the skeleton or the error in the place of the rest', () => {
    const parts = { notFound: 'unknown', renderKnown: (rest: ReactNode) => ['known: ', rest] };
    expect(render(undefined, null, parts)).toMatch(/^known: .*role="status"/);
    expect(render(undefined, failure, parts)).toMatch(/^known: .*<h2[^>]*>The rest didn’t load/);
    expect(render(undefined, notFoundError, parts)).toBe('unknown');
    expect(render('new', null, parts)).not.toContain('known: ');
  });

  it('shows the empty state for a list and for a paginated list without items', () => {
    const pages = (...items: number[][]) => ({ pages: items.map((page) => ({ items: page })) });
    expect(render([], null, { empty: 'empty' })).toBe('empty');
    expect(render(pages([]), null, { empty: 'empty' })).toBe('empty');
    for (const data of [[1], pages([1], []), { pages: undefined }, {}, '', 0, null])
      expect(render(data, null, { empty: 'empty' })).toContain('data: ');
  });

  it('leaves an empty list to its children where there is no empty state', () => {
    expect(render([], null)).toContain('data: []');
  });

  it('can have an error state of its own, which stays during a refetch', () => {
    const render = (error: Error | null) =>
      renderToString(
        QueryView<string>({
          query: { data: undefined, error, refetch, errorUpdateCount: 1 },
          renderError: ({ error }) => `own: ${error?.message ?? 'asked again'}`,
          skeleton: { label: 'Loading', count: 1 },
          children: (text: string) => text,
        }),
      );
    expect(render(failure)).toBe('own: offline');
    expect(render(null)).toBe('own: asked again');
  });
});

describe('data of another filter', () => {
  const placeholder = (data: unknown, errorUpdateCount = 0) =>
    renderToString(
      QueryView({
        query: { data, error: null, refetch, errorUpdateCount, isPlaceholderData: true },
        subject: 'The brands',
        skeleton: { label: 'Loading', count: 1 },
        empty: 'no match',
        children: (loaded) => `data: ${JSON.stringify(loaded)}`,
      }),
    );

  it('stays until the data of this filter comes, and gives way to the error if that fails', () => {
    expect(placeholder(['a'])).toContain('data: ');
    expect(placeholder(['a'], 1)).toContain('The brands didn’t load');
  });

  it('shows a skeleton, not the empty state, where it has no items', () => {
    expect(placeholder([])).toMatch(/^<div role="status"/);
  });
});
