import type { Plugin } from 'vite';

/** Whatever order the style modules come in, the layers keep theirs. */
export const LAYERS = '@layer reset,tokens,base,ui,app;';

/**
 * Puts the fonts of the app's one style sheet into a sheet of their own. The shell links both. A page that the server
 * rendered has the fonts in its own rules, and adds only the other sheet when it is idle: a font that comes again makes
 * the browser lay out every text of the page once more, 0.2 to 0.3 s of a slow phone's time.
 */
export function fontSheet(): Plugin {
  return {
    name: 'font-sheet',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (shell?.type !== 'asset' || sheet?.type !== 'asset') return;
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const { fonts, rules } = splitFonts(sheet.source.toString());
      const names = [emit('fonts.css', fonts), emit('style.css', rules)];
      shell.source = shell.source
        .toString()
        .replace(/<link rel="stylesheet"[^>]*>/, (link) =>
          names.map((name) => link.replace(sheet.fileName, name)).join(''),
        );
      delete bundle[sheet.fileName];
    },
  };
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Tells a whole sheet from one that was cut off on its way (`src/platform/replace-cut-off-styles.ts`). Styles nothing. */
export const END = '#end{}';

/** Splits a sheet, which must have no comments. */
export const splitFonts = (css: string) => ({
  fonts: (css.match(FONT_FACE) ?? []).join(''),
  rules: LAYERS + css.replace(FONT_FACE, '') + END,
});
