import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { posterPath } from '../../../src/domain/expo/check-in-link.ts';
import { checkInPath, shoppingListPath } from '../../../src/domain/routing/paths.ts';
import { InstallCard } from '../../../src/features/install/install-card.tsx';
import { InstallSetting } from '../../../src/features/install/install-setting.tsx';
import { BeforeSignIn } from '../../../src/features/install/open-in-browser.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { type InstallPrompt, installPromptAtom } from '../../../src/platform/install-prompt.ts';
import { installStateKey } from '../../../src/sync/later-storage-keys.ts';
import { render } from '../../support/render.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

beforeEach(() => localStorage.removeItem(installStateKey));
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function browseWith(userAgent: string, maxTouchPoints = 0): void {
  const spies = [
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent),
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

function renderCard(prompt: InstallPrompt | null) {
  const store = createStore();
  store.set(appServicesAtom, { store } as AppServices);
  store.set(installPromptAtom, prompt);
  render(
    <Provider store={store}>
      <InstallCard />
    </Provider>,
  );
}
const promptThatEnds = (outcome: 'accepted' | 'dismissed') => {
  const prompt = vi.fn(async () => ({ outcome }));
  return Object.assign(new Event('beforeinstallprompt'), { prompt });
};
const dismissedMs = () => JSON.parse(localStorage.getItem(installStateKey) ?? '{}').dismissedMs;

it('The card opens the question of the browser, once, and remembers a no', async () => {
  const prompt = promptThatEnds('dismissed');
  renderCard(prompt);
  await page.getByRole('button', { name: 'Install' }).click();
  expect(prompt.prompt).toHaveBeenCalledTimes(1);
  await expect.poll(() => dismissedMs()).toBeGreaterThan(0);
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

it('“Not now” is remembered', async () => {
  renderCard(promptThatEnds('accepted'));
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(dismissedMs()).toBeGreaterThan(0);
});

it('Safari on a phone gets three drawn steps', async () => {
  browseWith(`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`);
  renderCard(null);
  await page.getByRole('button', { name: 'Show me how' }).click();
  expect(page.getByRole('dialog').getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(page.getByText('may ask you to log in once more')).toBeVisible();
  await expect.element(page.getByText('or behind its three dots')).toBeVisible();
  await expect.element(page.getByText('Open as Web App')).toBeVisible();
});

it('An iPad gets the steps too, though it calls itself a Mac', async () => {
  browseWith(`${MAC} Version/26.0 Safari/605.1.15`, 5);
  renderCard(null);
  await page.getByRole('button', { name: 'Show me how' }).click();
  expect(page.getByRole('dialog').getByRole('listitem').elements()).toHaveLength(3);
});

it('Other browsers on iOS get the steps for their share sheet, and learn that the app has a login of its own', async () => {
  for (const words of [
    'CriOS/130.0 Mobile/15E148 Safari/604.1',
    'FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
  ]) {
    browseWith(`${IPHONE} ${words}`);
    const { rerender } = render(<InstallSetting />);
    await expect.element(page.getByText('Tap Share')).toHaveTextContent('Add to Home Screen');
    await expect.element(page.getByText('may ask you to log in once more')).toBeVisible();
    rerender(null);
  }
});

it('Safari on a Mac gets the steps for the Dock, and other browsers those for their menu', async () => {
  browseWith(`${MAC} Version/18.1 Safari/605.1.15`);
  const { rerender } = render(<InstallSetting />);
  await expect.element(page.getByText('Add to Dock')).toBeVisible();
  rerender(null);
  browseWith(
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  );
  render(<InstallSetting />);
  await expect.element(page.getByText('Install app')).toBeVisible();
});

it('Where the app cannot be installed there is no card', async () => {
  renderCard(null);
  expect(page.getByRole('region').elements()).toHaveLength(0);
});

it('Inside an app on Android a link opens the same page in the visitor’s browser', async () => {
  browseWith('Mozilla/5.0 (Linux; Android 15; wv) Chrome/130.0 Mobile Safari/537.36 Instagram 356.0');
  render(<BeforeSignIn />);
  const link = page.getByRole('link', { name: 'Open in your browser' });
  await expect.element(link).toBeVisible();
  expect(link.element().getAttribute('href')).toMatch(`intent://${location.host}${location.pathname}`);
});

it('Inside an app on iOS two steps and a sentence say how to go on', async () => {
  browseWith(`${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/487.0]`);
  render(<BeforeSignIn />);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByText('You’re inside Facebook')).toBeVisible();
  await expect.element(page.getByText('you may have to log in once more')).toBeVisible();
});

it('An address that is not secure is blamed, and not the visitor', async () => {
  vi.stubGlobal('isSecureContext', false);
  render(<BeforeSignIn />);
  await expect.element(page.getByText('This address isn’t secure')).toBeVisible();
  vi.unstubAllGlobals();
});

it('A real browser at a secure address says nothing before a sign-in', () => {
  render(<BeforeSignIn />);
  expect(page.getByRole('note').elements()).toHaveLength(0);
});

const POSTER = posterPath('expo-baby-fair-kl');
const scanThere = page.getByText('tap Scan a code');

it('A visitor on iOS whose camera opened a poster reads about the app on the home screen', async () => {
  browseWith(`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`);
  const { rerender } = render(<BeforeSignIn returnUrl={POSTER} />);
  await expect.element(scanThere).toBeVisible();
  // The browser that is chosen for links may be another one.
  browseWith(`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`);
  rerender(<BeforeSignIn returnUrl={`${POSTER}&talk=t1`} />);
  await expect.element(scanThere).toBeVisible();
  rerender(<BeforeSignIn returnUrl={shoppingListPath('fair')} after="invited" />);
  await expect.element(page.getByText('a list that you join shows in both')).toBeVisible();
  expect(scanThere.elements()).toEqual([]);
});

it('Nobody else reads about it', () => {
  browseWith(`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`);
  const { rerender } = render(<BeforeSignIn />);
  for (const returnUrl of [null, '/wishlist', checkInPath, 'https://other.example/', '.example/', '@x']) {
    rerender(<BeforeSignIn returnUrl={returnUrl} />);
    expect(page.getByText('home screen').elements()).toEqual([]);
  }
  const installed = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  onTestFinished(() => installed.mockRestore());
  rerender(<BeforeSignIn returnUrl={POSTER} />);
  expect(scanThere.elements()).toEqual([]);
  installed.mockRestore();
  browseWith(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    5,
  );
  rerender(<BeforeSignIn returnUrl={POSTER} after="invited" />);
  expect(page.getByText('home screen').elements()).toEqual([]);
});
