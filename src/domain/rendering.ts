/** The agreement between the server and the built renderer of the page. */
/** `data`: what only search engines read, as elements of the body. */
export type RenderedPage = { status: number; head: string; html: string; state: string; data: string };
export type RenderInput = {
  /** Path and query, as asked for. */
  url: string;
  renderedAt: number;
  /** Answers a query key as the wire would: `[procedure path, input]` or `[plain HTTP path]`. */
  read: (key: readonly unknown[]) => Promise<unknown>;
  origin: string;
};
/** Answers `null` for an address that is not drawn on the server. */
export type Render = (input: RenderInput) => Promise<RenderedPage | null>;
