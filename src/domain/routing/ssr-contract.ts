/** The agreement between the server and the built renderer of the page. */
export type RenderedPage = {
  status: number;
  /** The page's file, such as `src/pages/home/home.tsx`. */
  pageFile: string;
  head: string;
  html: string;
  state: string;
  /** What only search engines read, as elements of the body. */
  jsonLd: string;
};
export type RenderInput = {
  /** Path and query, as asked for. */
  url: string;
  renderedAt: number;
  /** Answers a query key as the wire would: `[procedure path, input]` or `[plain HTTP path]`. */
  fetchQuery: (key: readonly unknown[]) => Promise<unknown>;
  origin: string;
};
/** Answers `null` for an address that is not drawn on the server. */
export type Render = (input: RenderInput) => Promise<RenderedPage | null>;
