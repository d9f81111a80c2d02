// In a module of their own: a first visit needs these, and nothing else of the pass.

/** For the sample. Server and page read the settings that replace them, `VITE_PASS_ISSUER` and `VITE_APP_LINK`. */
export const DEFAULT_ISSUER = 'yhello';
export const DEFAULT_APP_LINK = 'yhello://pass?token=';
