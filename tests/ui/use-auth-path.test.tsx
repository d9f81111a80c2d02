import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { safeReturnPath } from '../../src/domain/routing/return-url.ts';
import { useAuthPath } from '../../src/ui/use-auth-path.ts';
import { render } from '../support/render.tsx';

const { href } = location;
afterEach(() => history.replaceState(null, '', href));

function SignInLink() {
  return <a href={useAuthPath()('/sign-in')}>Login</a>;
}

it.each([
  ['/products?text=car%20seat', '/products?text=car+seat'],
  ['/brands/little%20sprout', '/brands/little%20sprout'],
  ['/expo?expoSlug=kl', '/expo?expoSlug=kl'],
])('Sign-in returns to the page that its link was on: %s', async (path, returnPath) => {
  history.replaceState(null, '', path);
  render(<SignInLink />);
  const link = page.getByRole('link').element() as HTMLAnchorElement;
  expect(safeReturnPath(new URL(link.href).searchParams.get('returnUrl'))).toBe(returnPath);
});
