// @script forms

/** Apps that open links in a browser of their own, as they name themselves. */
const APPS: readonly [name: string, mark: RegExp][] = [
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(Orca|MESSENGER)/],
  ['Facebook', /\bFB(AN|AV|_IAB)\b|\bFBA[NV]\//],
  ['TikTok', /musical_ly|BytedanceWebview|\btrill_|TikTok/i],
  ['WeChat', /MicroMessenger/],
  ['LINE', /\bLine\//],
  ['Snapchat', /Snapchat/],
  ['X', /Twitter (for iPhone|Android)|TwitterAndroid/],
  ['LinkedIn', /LinkedInApp/],
  ['Pinterest', /\[?Pinterest\/(iOS|Android)/],
  ['KakaoTalk', /KAKAOTALK/],
  ['the Google app', /\bGSA\//],
];
const ANDROID_VIEW = /; wv\)/;

/** How a browser describes itself and its device: `navigator`. */
type BrowserSigns = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Null for all devices of other makers. An iPad calls itself a Mac, but no Mac has a touch screen. */
export function appleDeviceOf({ userAgent, maxTouchPoints }: BrowserSigns): 'iphone' | 'ipad' | 'mac' | null {
  if (/\b(iPhone|iPod)\b/.test(userAgent)) return 'iphone';
  const isMac = /\bMacintosh\b/.test(userAgent);
  if (/\biPad\b/.test(userAgent) || (isMac && maxTouchPoints > 1)) return 'ipad';
  return isMac ? 'mac' : null;
}

/** Whether the device has a home screen of Apple's. */
export const isIos = (browser: BrowserSigns): boolean => /^ip/.test(appleDeviceOf(browser) ?? '');

export type InAppBrowser = { app: string; system: 'android' | 'ios' | 'other' };

/**
 * The app whose own browser shows the page: what is stored there is lost to the visitor's real browser, and nothing can
 * be installed. Null in a browser, and in the installed app, which looks alike on iOS.
 */
export function inAppBrowserOf(browser: BrowserSigns, isInstalled: boolean): InAppBrowser | null {
  if (isInstalled) return null;
  const { userAgent } = browser;
  const system = /Android/.test(userAgent) ? 'android' : isIos(browser) ? 'ios' : 'other';
  const named = APPS.find(([, mark]) => mark.test(userAgent))?.[0];
  if (named) return { app: named, system };
  const isView =
    (system === 'android' && ANDROID_VIEW.test(userAgent)) ||
    (system === 'ios' && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent));
  return isView ? { app: 'this app', system } : null;
}

/**
 * On Android: opens an address in the browser that the visitor has chosen for links. Android takes what is before the
 * last `#` for the address, so that it may have a fragment of its own.
 */
export function browserIntent(href: string): string {
  const { protocol, host, pathname, search, hash } = new URL(href);
  const fallback = encodeURIComponent(href);
  return `intent://${host}${pathname}${search}${hash}#Intent;scheme=${protocol.slice(0, -1)};S.browser_fallback_url=${fallback};end`;
}

/** Other browsers of Apple's devices add a word to Safari's user agent, or leave one out. */
const SAFARI_WORDS = /\) Version\/\S+ (Mobile\/\S+ )?Safari\/\S+$/;

/** Safari itself, on a phone, a tablet or a Mac. */
export const isSafari = (browser: BrowserSigns): boolean =>
  appleDeviceOf(browser) !== null && SAFARI_WORDS.test(browser.userAgent);

/** Whether the page runs as the installed app, and not in a tab. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Where the page is in a tab of Safari's; null in the installed app and in all other browsers. */
export function safariTabOf(browser: BrowserSigns, isInstalled: boolean): 'ios' | 'mac' | null {
  if (isInstalled || !isSafari(browser)) return null;
  return isIos(browser) ? 'ios' : 'mac';
}
