import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appleDeviceOf, browserIntent, inAppBrowserOf, isSafari } from '../../src/platform/in-app-browser.ts';

const signs = (userAgent: string, maxTouchPoints = 5) => ({ userAgent, maxTouchPoints });
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const REAL = [
  `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
];

describe('The browser inside an app', () => {
  it.each([
    ['Instagram', 'ios', `${IPHONE} Mobile/22B83 Instagram 356.0.0.29.98 (iPhone16,1; iOS 18_1; en_MY)`],
    ['Instagram', 'android', `${ANDROID} ${CHROME} Instagram 356.0.0.41.101 Android (35/15; 420dpi)`],
    ['Facebook', 'ios', `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/487.0.0.40.109;FBBV/655]`],
    ['Facebook', 'android', `${ANDROID} ${CHROME} [FB_IAB/FB4A;FBAV/487.0.0.69.80;]`],
    ['Messenger', 'ios', `${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/487.0.0.40.109;FBBV/655]`],
    ['Messenger', 'android', `${ANDROID} ${CHROME} [FB_IAB/Orca-Android;FBAV/487.0.0.69.80;]`],
    ['TikTok', 'ios', `${IPHONE} Mobile/22B83 musical_ly_37.0.0 BytedanceWebview/d8a21c6`],
    ['TikTok', 'android', `${ANDROID} ${CHROME} trill_370003 BytedanceWebview/d8a21c6`],
    ['WeChat', 'android', `${ANDROID} ${CHROME} MMWEBID/1 MicroMessenger/8.0.50`],
    ['WeChat', 'ios', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x18003229) NetType/WIFI`],
    ['LINE', 'ios', `${IPHONE} Mobile/15E148 Safari Line/14.18.0`],
    ['the Google app', 'ios', `${IPHONE} GSA/319.0.635948326 Mobile/15E148 Safari/604.1`],
    ['this app', 'android', `${ANDROID} ${CHROME}`],
    ['this app', 'ios', `${IPHONE} Mobile/15E148`],
    ['this app', 'ios', IPAD],
    ['Facebook', 'ios', `${IPAD} [FBAN/FBIOS;FBAV/487.0.0.40.109;FBBV/655]`],
  ])('is recognised: %s on %s', (app, system, userAgent) => {
    expect(inAppBrowserOf(signs(userAgent), false)).toEqual({ app, system });
  });

  it.each(REAL)('is not taken for a real one: %s', (userAgent) => {
    expect(inAppBrowserOf(signs(userAgent), false)).toBeNull();
  });

  it('is not the installed app, which looks like one on iOS', () => {
    expect(inAppBrowserOf(signs(`${IPHONE} Mobile/15E148`), true)).toBeNull();
  });

  it('is left by a link to the same address, whatever that is', () => {
    expect(browserIntent('https://expo.example/expo?expoSlug=kl')).toBe(
      'intent://expo.example/expo?expoSlug=kl#Intent;scheme=https;S.browser_fallback_url=https%3A%2F%2Fexpo.example%2Fexpo%3FexpoSlug%3Dkl;end',
    );
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (href) => {
        const intent = new URL(browserIntent(href)).href;
        const { host, pathname, search, hash, protocol } = new URL(href);
        // As Android reads it.
        const end = intent.lastIndexOf('#');
        expect(intent.slice(0, end)).toBe(`intent://${host}${pathname}${search}${hash}`);
        const [name, ...parameters] = intent.slice(end).split(';');
        expect(name).toBe('#Intent');
        expect(parameters).toContain(`scheme=${protocol.slice(0, -1)}`);
        expect(parameters.at(-1)).toBe('end');
      }),
    );
  });
});

it('Safari itself is told from the other browsers of Apple’s devices', () => {
  const others = [
    `${IPHONE} GSA/319.0.635948326 Mobile/15E148 Safari/604.1`,
    `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 Ddg/18.1`,
    `${IPHONE} Version/17.0 YaBrowser/24.1.2.345.10 SA/3 Mobile/15E148 Safari/604.1`,
    `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
    `${IPHONE} Version/18.0 EdgiOS/130.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6`,
  ];
  const ofAnIPad = REAL[0]?.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS') ?? '';
  const ofAMac = REAL.at(-1);
  const found = [...REAL, ...others, ofAnIPad].filter((userAgent) => isSafari(signs(userAgent)));
  expect(found).toEqual([REAL[0], ofAMac, ofAnIPad]);
  const chromeOnAMac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  expect(isSafari(signs(chromeOnAMac, 0))).toBe(false);
});

it('An iPad that calls itself a Mac is told from one by its touch screen', () => {
  const userAgent = `${IPAD} Version/18.1 Safari/605.1.15`;
  expect(appleDeviceOf(signs(userAgent))).toBe('ipad');
  expect(appleDeviceOf(signs(userAgent, 0))).toBe('mac');
  expect(appleDeviceOf(signs(`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`))).toBe('iphone');
  expect(appleDeviceOf(signs(`${ANDROID} ${CHROME}`))).toBeNull();
});
