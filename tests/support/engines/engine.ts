/** What the main walk needs of a browser. Clicks and keys are real input, not events made by a script. */
export type Engine = {
  /** Resolves when the document is loaded. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees only its argument; argument and result are JSON. */
  evaluate: <A, R>(run: (argument: A) => R | Promise<R>, argument: A) => Promise<R>;
  /** The element that a function finds in the page. */
  find: <A>(finder: (argument: A) => Element | null, argument: A) => Promise<EngineElement | null>;
  /** The window, which has the size of a phone at first. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the window shows, as a PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type EngineElement = {
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
};
