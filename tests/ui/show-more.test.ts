import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OnlineContext } from '../../src/ui/load-failure.ts';
import { ShowMore } from '../../src/ui/show-more.tsx';

const items = Array.from({ length: 24 }, (_, i) => i);
const query = {
  data: { pages: [{ items, total: 60 }] },
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage() {},
};
const render = (state: Partial<typeof query>) =>
  renderToString(createElement(ShowMore, { query: { ...query, ...state } }));

describe('the end of a paginated list', () => {
  it('shows how many of all items are loaded, and a button for more', () => {
    const html = render({});
    expect(html).toContain('24 of 60');
    expect(html).toContain('Show more');
  });

  it('groups thousands', () => {
    expect(render({ data: { pages: [{ items, total: 12_000 }] } })).toContain('24 of 12,000');
    const pages = Array.from({ length: 50 }, () => ({ items, total: 1200 }));
    expect(render({ data: { pages }, hasNextPage: false })).toContain('All 1,200');
  });

  it('says without signal why no more will come, and only tries', () => {
    const list = createElement(ShowMore, { query });
    const html = renderToString(createElement(OnlineContext, { value: false }, list));
    expect(html).toContain('24 of 60 are on this device. The rest needs a connection.');
    expect(html).toContain('Try again');
    expect(html).not.toContain('Show more');
  });

  it('counts the items of every page, and has no button after the last', () => {
    const pages = [
      { items, total: 30 },
      { items: items.slice(0, 6), total: 30 },
    ];
    const html = render({ data: { pages }, hasNextPage: false });
    expect(html).toContain('All 30');
    expect(html).not.toContain('Show more');
  });

  it('announces a failure to load more, until the retry starts', () => {
    expect(render({})).not.toContain('couldn’t load');
    expect(render({ isFetchNextPageError: true })).toMatch(/role="alert">We couldn’t load more/);
    expect(render({ isFetchNextPageError: true, isFetchingNextPage: true })).not.toContain('couldn’t load');
    expect(render({ isFetchNextPageError: true })).toContain('Show more');
  });
});
