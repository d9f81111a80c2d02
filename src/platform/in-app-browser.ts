// @script forms

/** Apps that open links in a browser of their own, as they name themselves. */
const APPS: readonly [name: string, mark: RegExp][] = [
  ['Instagram', /\bInstagram\b/],
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
const APPLE_PHONE = /\b(iPhone|iPad|iPod)\b/;

export type InAppBrowser = { app: string; system: 'android' | 'ios' | 'other' };

/**
 * The app whose own browser shows the page: what is stored there is lost to the visitor's real browser, and nothing can
 * be installed. Null in a browser, and in the installed app, which looks alike on iOS.
 */
export function inAppBrowserOf(userAgent: string, isInstalled: boolean): InAppBrowser | null {
  if (isInstalled) return null;
  const system = /Android/.test(userAgent) ? 'android' : APPLE_PHONE.test(userAgent) ? 'ios' : 'other';
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

/** Other browsers on iOS add a word to Safari's user agent, or leave one out. */
const SAFARI_WORDS = /\) Version\/\S+ Mobile\/\S+ Safari\/\S+$/;

/** Safari itself, where the home screen is reached by its share sheet. Other browsers there have their own menus. */
export const isAppleSafari = (userAgent: string): boolean =>
  APPLE_PHONE.test(userAgent) && SAFARI_WORDS.test(userAgent);

/** Whether the page runs as the installed app, and not in a tab. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;
