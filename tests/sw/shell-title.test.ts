import { expect, it } from 'vitest';
import { withTitle } from '../../sw/shell-title.ts';

it('the shell gets the title of the address and keeps the rest', async () => {
  const html = '<head><title>Yhello</title></head><body><svg><title>Logo</title></svg></body>';
  const shell = new Response(html, { headers: { 'content-security-policy': "default-src 'self'" } });
  const titled = await withTitle(shell, new URL('https://yhello.test/account?page=family'));
  expect(await titled.text()).toBe(html.replace('Yhello', 'Yhello | My Family'));
  expect(titled.headers.get('content-security-policy')).toBe("default-src 'self'");
});
