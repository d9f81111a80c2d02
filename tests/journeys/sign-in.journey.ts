import {
  createAccount,
  demoVisitor,
  mailedCodeFor,
  newVisitor,
  signIn,
  signUp,
} from '../support/accounts.ts';
import {
  expect,
  expectSignedIn,
  signInThroughForm,
  test,
  waitForHydration,
  waitForServiceWorker,
} from '../support/journey-test.ts';

test('A new visitor signs up with the code from the mailbox', async ({ product, page }) => {
  await page.goto(`${product.address}/`);
  const visitor = newVisitor();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Your name').fill(visitor.displayName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(/meet the rules/)).toBeVisible();
  await expect(page.getByText('At least one lowercase letter, done')).toBeAttached();
  await expect(page.getByText('At least one digit, still missing')).toBeAttached();

  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('That’s not the code we sent.')).toBeVisible();
  await page.getByLabel('Code').fill(await mailedCodeFor(product, visitor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { name: 'Tell us about your family' })).toBeVisible();

  await page.getByRole('link', { name: /Open menu/ }).click();
  await expect(page.getByRole('dialog').getByText(visitor.displayName)).toBeVisible();
});

test('Signing in returns to the page that was open before', async ({ product, page }) => {
  await page.goto(`${product.address}/expo?expoSlug=year-end-baby-expo`);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveTitle('Yhello | Login');
  await page.getByLabel('Email').fill('demo@yhello.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password1');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('don’t match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('welcome2expo');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${product.address}/expo?expoSlug=year-end-baby-expo`);
});

test('Without signal the sign-in says so, and works once there is signal @worker', async ({
  product,
  page,
}) => {
  const { email, password } = demoVisitor;
  await page.goto(product.address);
  await waitForServiceWorker(page);
  await product.disconnect();
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const submit = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(page.getByText('You’re offline, and this needs a connection.')).toBeVisible();
  await submit.click();
  await expect(
    page.getByRole('alert').getByText('You’re offline, and this needs a connection.'),
  ).toBeVisible();
  await product.reconnect();
  await submit.click();
  await expectSignedIn(page);
});

test('Signing in returns to the place in a list, without a further step for Back', async ({
  product,
  page,
}) => {
  const visitor = newVisitor();
  await createAccount(product, visitor);
  await page.goto(`${product.address}/articles`);
  await page.goto(`${product.address}/products`);
  await waitForHydration(page);
  const heart = page.getByRole('link', { name: /^Wishlist:/ }).nth(15);
  await heart.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(top).toBeGreaterThan(1000);
  const before = await top();
  // Playwright's own click might scroll.
  await heart.evaluate((element: HTMLElement) => element.click());
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: /^Wishlist:/, pressed: true })).toHaveCount(1);
  await expect(page).toHaveURL(`${product.address}/products`);
  await expect.poll(top).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(`${product.address}/articles`);
});

test('A private page asks to sign in and then opens', async ({ product, page }) => {
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/account?page=expo-check-in');
  await page.getByLabel('Email').fill('demo@yhello.test');
  await page.getByLabel('Password', { exact: true }).fill('welcome2expo');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Yhello Baby Fair KL' })).toBeVisible();
});

test('A return URL to another site leads to home', async ({ product, page }) => {
  await page.goto(`${product.address}/sign-in?returnUrl=${encodeURIComponent('//evil.example/steal')}`);
  await page.getByLabel('Email').fill('demo@yhello.test');
  await page.getByLabel('Password', { exact: true }).fill('welcome2expo');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${product.address}/`);
});

test('Tokens are stored in secure cookies of this site for a year', async ({ product, page }) => {
  await page.goto(`${product.address}/`);
  await signInThroughForm(page, product, demoVisitor);
  const cookies = await page.context().cookies();
  const names = cookies.map(({ name }) => name.split('.').at(-1) ?? '');
  expect(names).toEqual(
    expect.arrayContaining(['accessToken', 'clockDrift', 'idToken', 'LastAuthUser', 'refreshToken']),
  );
  for (const cookie of cookies) {
    expect(cookie, cookie.name).toMatchObject({
      secure: true,
      sameSite: 'Lax',
      path: '/',
      domain: 'localhost',
    });
    const days = (cookie.expires - Date.now() / 1000) / 86_400;
    expect(Math.abs(days - 365), cookie.name).toBeLessThan(1);
  }
});

test('The return path is deleted on any page outside signing in', async ({ product, page }) => {
  await page.goto(`${product.address}/expo?expoSlug=baby-fair-kl`);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  const returnPath = () => page.evaluate(() => sessionStorage.getItem('yhello.return'));
  expect(await returnPath()).toBe('/expo?expoSlug=baby-fair-kl');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(await returnPath()).toBe('/expo?expoSlug=baby-fair-kl');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /yhello/i })
    .click();
  await expect(page).toHaveURL(`${product.address}/`);
  await expect.poll(returnPath).toBeNull();
  await signInThroughForm(page, product, demoVisitor);
  await expect(page).toHaveURL(`${product.address}/`);
});

test('Login loads a session that another tab has stored instead of showing the form', async ({
  product,
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver((changes) => {
      for (const { target } of changes)
        if ((target as Element).getAttribute('aria-disabled') === 'true')
          document.documentElement.dataset.busyButtons += `${target.textContent}, `;
    });
    seen.observe(document, { subtree: true, attributeFilter: ['aria-disabled'] });
  });
  await page.goto(`${product.address}/expo`);
  const login = page.getByRole('button', { name: 'Login' });
  await login.waitFor();
  await signIn(page.context(), product, demoVisitor);
  await login.click();
  await expect(page.locator('html')).toHaveAttribute('data-busy-buttons', /Login.*Sign Up/);
  await expectSignedIn(page);
  await expect(page).toHaveURL(`${product.address}/expo`);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await expect(page.getByRole('img', { name: 'Your QR pass' })).toBeVisible();
});

test('Signing out leaves nothing of the visitor on the phone @worker', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const left = await page.evaluate(async () => {
    const open = indexedDB.open('yhello');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const all = async (name: string) =>
      new Promise((done) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => done(request.result);
      });
    const stores = await Promise.all(['keys', 'outbox'].map(all));
    return JSON.stringify([document.cookie, { ...localStorage }, stores]);
  });
  expect(left).not.toContain(visitor.email);
  expect(left).not.toContain(visitor.displayName);
  expect(left).not.toContain('CognitoIdentityServiceProvider');
  expect(left).toContain('[[],[]]');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signInThroughForm(page, product, visitor);
});

test('Every way to sign-in leads back to where it began', async ({ product, page }) => {
  await page.goto(`${product.address}/yhello-rewards`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Start collecting' }).click();
  await expect(page).toHaveURL(/\/sign-up\?returnUrl=%2Fyhello-rewards$/);
  await page.goto(`${product.address}/expo?expoSlug=baby-fair-kl`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=%2Fexpo%3FexpoSlug%3Dbaby-fair-kl$/);
  // Any other page ends the way that was begun.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /yhello/i })
    .click();
  await expect(page).toHaveURL(`${product.address}/`);
  await page.goto(`${product.address}/journey`);
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=%2Fjourney$/);
  await page.getByLabel('Email').fill(demoVisitor.email);
  await page.getByLabel('Password', { exact: true }).fill(demoVisitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${product.address}/journey`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${product.address}/`);
});
