import type { Targets } from 'lightningcss';

/** The oldest that scripts and styles are written for. */
export const BROWSERS = ['chrome111', 'safari16.4', 'firefox121'];

/** The same browsers, as `lightningcss` wants them: each part of a version in a byte. */
export const styleTargets: Targets = Object.fromEntries(
  BROWSERS.map((browser) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);
