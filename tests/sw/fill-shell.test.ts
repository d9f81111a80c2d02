import { expect, it } from 'vitest';
import { fillShell } from '../../sw/fill-shell.ts';

const MENU = '<link rel="preload" as="script" crossorigin href="/assets/pass.js">';
const HTML = `<head><title>Yhello</title><!--menu ${MENU}--></head><body><svg><title>Logo</title></svg></body>`;
const at = (address: string) =>
  fillShell(
    new Response(HTML, { headers: { 'content-security-policy': "default-src 'self'" } }),
    new URL(address, 'https://yhello.test'),
  );

it('the shell gets the title of the address and keeps the rest', async () => {
  const filled = await at('/account?page=family');
  expect(await filled.text()).toBe(
    '<head><title>Yhello | My Family</title></head><body><svg><title>Logo</title></svg></body>',
  );
  expect(filled.headers.get('content-security-policy')).toBe("default-src 'self'");
});

it('an address that opens the side menu gets the script of the menu at once', async () => {
  expect(await (await at('/?menu=open')).text()).toContain(`${MENU}</head>`);
});
