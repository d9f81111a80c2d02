import type { Plugin, Rolldown } from 'vite';

const SCRIPT = /<script type="module"[^>]* src="([^"]*)"[^>]*><\/script>/g;
const MENU = '/src/app/side-menu-contents.tsx';

/**
 * Preloads the shell's modules as plain scripts. Chromium compiles what it downloads as a module at once, and never
 * looks for the compiled code that it stored at an earlier launch; of a script it uses that code. The preload of the
 * side menu's script stands in a comment: the worker takes it out where the address opens the menu
 * (`sw/fill-shell.ts`).
 */
export function shellPreloads(): Plugin {
  return {
    name: 'shell-preloads',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return;
      const menu = scriptWith(MENU, bundle);
      if (!menu) return this.error(`${MENU} is in no script`);
      shell.source = withPreloads(shell.source.toString(), `/${menu}`);
    },
  };
}

/** `menu`: the address of the side menu's script. */
export function withPreloads(html: string, menu: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, src = '']) => src);
  const links = `${sources.map(preload).join('')}<!--menu ${preload(menu)}-->`;
  return html.replace('<script type="module"', (script) => links + script);
}

const preload = (src: string) => `<link rel="preload" as="script" crossorigin href="${src}">`;

const scriptWith = (module: string, bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  )?.fileName;
