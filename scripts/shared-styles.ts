import { type Targets, transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** Whatever order the style modules come in, the layers keep theirs. */
export const LAYERS = '@layer reset,tokens,base,ui,app;';
/** The oldest browsers that scripts and rules are written for. */
export const BROWSERS = ['chrome111', 'safari16.4', 'firefox115'];
/** Of the same browsers, as `lightningcss` wants them. */
export const styleTargets: Targets = Object.fromEntries(
  BROWSERS.map((browser) => {
    const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return [name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);
/** What the modules in `src/styles` fill. */
const SHARED_LAYERS = ['reset', 'tokens', 'base'];

/**
 * Splits the app's one style sheet in two: what is in every page's HTML (fonts, tokens, element styles), and the rest. A
 * page that the server rendered adds only the rest, when it is idle: with fonts and tokens in it, a browser lays out
 * every text of the page once more, 0.3 s of a slow phone's time. The shell has both.
 */
export function sharedStyles(): Plugin {
  return {
    name: 'shared-styles',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      for (const file of sheets) {
        if (file.type !== 'asset') continue;
        const css = LAYERS + file.source.toString();
        const emit = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }));
        const { shared, rest } = splitSheet(css);
        const names = [emit('shared.css', shared), emit('style.css', rest)];
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') continue;
        shell.source = shell.source
          .toString()
          .replace(/<link rel="stylesheet"[^>]*>/, (link) =>
            names.map((name) => link.replace(file.fileName, name)).join(''),
          );
        delete bundle[file.fileName];
      }
    },
  };
}

/** Both parts keep the order of the layers. */
export const splitSheet = (css: string) => ({
  shared: onlyRules(css, (isShared) => isShared),
  rest: onlyRules(css, (isShared) => !isShared),
});

function onlyRules(css: string, isKept: (isShared: boolean) => boolean): string {
  // Of what a visitor returns, `undefined` keeps a rule and an empty list removes it.
  const keepIf = (isShared: boolean) => (isKept(isShared) ? undefined : []);
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'font-face': () => keepIf(true),
        'layer-block': ({ value }) => keepIf(SHARED_LAYERS.includes(value.name?.[0] ?? '')),
      },
    },
  });
  return code.toString();
}
