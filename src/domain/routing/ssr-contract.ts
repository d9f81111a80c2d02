/** The agreement between the server and the built renderer of the page. */
export type RenderedPage = {
  status: number;
  /** The page's file, such as `src/pages/home/home.tsx`. */
  pageFile: string;
  head: string;
  html: string;
  state: string;
  /** Structured data for search engines, as `script` elements of the body. */
  jsonLd: string;
};
/** A page that needs an account is rendered in the browser; the server sends the empty shell with this head. */
export type ShellPage = { head: string };
/** Resolves a query key, `[procedure path, input]` or `[plain HTTP path]`, to its response. */
export type FetchQuery = (key: readonly unknown[]) => Promise<unknown>;
export type RenderInput = {
  /** Path and query of the request. */
  url: string;
  renderedAt: number;
  fetchQuery: FetchQuery;
  /** When the oldest of the stored responses in use was received, ms since 1970; null when all are new. */
  asOf?: () => number | null;
  origin: string;
};
export type Render = (input: RenderInput) => Promise<RenderedPage | ShellPage>;
/** What the built renderer offers the server. `askApi` asks the API host that is built in. */
export type Renderer = { render: Render; askApi: FetchQuery };
