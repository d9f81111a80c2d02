import { addressTitle } from '../src/domain/routing/address-title.ts';
import { isMenuOpen } from '../src/domain/routing/side-menu-address.ts';

/** `scripts/shell-preloads.ts` writes it. */
const MENU_PRELOAD = /<!--menu (.*?)-->/;

/**
 * The shell is the same for every address, with the product's name as its title. Adds the title of this address, and
 * where that opens the side menu starts the download of the menu's script, which holds the pass.
 */
export async function fillShell(shell: Response, { pathname, search, searchParams }: URL): Promise<Response> {
  const title = addressTitle({ path: pathname, search: searchParams });
  const html = (await shell.text())
    .replace('</title>', ` | ${title}</title>`)
    .replace(MENU_PRELOAD, isMenuOpen(search) ? '$1' : '');
  return new Response(html, { headers: shell.headers });
}
