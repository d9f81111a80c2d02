import { addressTitle } from '../src/domain/routing/address-title.ts';

/** The shell is the same for every address, with the product's name as its title. Adds the title of this address. */
export async function withTitle(shell: Response, { pathname, searchParams }: URL): Promise<Response> {
  const title = addressTitle({ path: pathname, search: searchParams });
  const html = (await shell.text()).replace('</title>', ` | ${title}</title>`);
  return new Response(html, { headers: shell.headers });
}
