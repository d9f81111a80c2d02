/**
 * The inline script of a rendered page, which starts the app from `src`.
 *
 * The worker sends the rest of a stored page after its first paint, and the app starts after the paint of the whole. A
 * page in the background does not paint.
 *
 * On a first visit there is no worker yet, and everything waits for this import. Without an answer the scripts are
 * fetched, after 1 s, doubling to 30 s, and as soon as there is a network, and then imported again. Safari keeps the
 * failure of a preload until a fetch of that address succeeds. Firefox and older Chromium never ask again for a script
 * that they could not import (whatwg/html#6768): then the page is loaded again, at most every 10 s. A script without an
 * answer for 30 s is retried like a failed one: the browser itself would wait without end.
 * `src/platform/import-with-retry.ts` does the same for all later parts.
 *
 * What the browser has kept of a script may be a portal's page, or cut off on its way, and it would keep that for a
 * year. The scripts are fetched past its cache then, and the page is loaded again if they are others. Where they are
 * the same, as in a browser that cannot read them, each attempt waits twice as long as the one before.
 */
export const startScript = (src: string): string =>
  [
    '{const painted=then=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then));',
    FIRST_FRAME,
    'firstFrame.then(()=>worker?.postMessage({type:"PAGE_PAINTED"}));',
    WHOLE_LAYOUT,
    ACCOUNT,
    RETRY,
    `const start=()=>import("${src}");`,
    'addEventListener("DOMContentLoaded",()=>painted(()=>firstFrame.then(()=>inTime(start(),3e4)).catch(()=>retry(start))));',
    `${KEEP_TAPS}}`,
  ].join('');

/** A line is slow above these times: of the page's own request, or of a round trip as the browser knows it. */
const SLOW_ANSWER_MS = 50;
const SLOW_NETWORK_MS = 125;

/** For a page in the background, where no frame is drawn, and a machine that is too busy to report it. */
const LONGEST_FRAME_MS = 200;

/**
 * Downloading the scripts delays the first frame. On a slow line they are downloaded at once all the same, and on a
 * quick one after the frame, when the browser reports it. A worker sends the end of the page after the frame, and they
 * are downloaded then: the network speed does not matter, and reading it would cost a slow phone several ms.
 */
const FIRST_FRAME = [
  'const worker=navigator.serviceWorker?.controller,load=()=>performance.getEntriesByType("navigation")[0]||{};',
  `const isNear=({requestStart,responseStart})=>responseStart-requestStart<${SLOW_ANSWER_MS};`,
  `const isQuick=!worker&&isNear(load())&&!(navigator.connection?.rtt>${SLOW_NETWORK_MS});`,
  'const firstFrame=new Promise(done=>painted(()=>isQuick?(new PerformanceObserver(done)',
  `.observe({type:"paint",buffered:true}),setTimeout(done,${LONGEST_FRAME_MS})):done()));`,
  'const download=()=>document.querySelectorAll("link[rel=later]").forEach(link=>{link.rel="preload"});',
  'worker||isQuick?addEventListener("DOMContentLoaded",()=>firstFrame.then(download)):download();',
].join('');

/**
 * The sections of home below a phone's window wait for this (`home.module.css`): the picture's frame is drawn by then.
 * A page that comes back where it was scrolled to does not wait.
 */
const WHOLE_LAYOUT_MS = 200;
const WHOLE_LAYOUT = [
  'const layOut=()=>{document.documentElement.dataset.painted=""};',
  `firstFrame.then(()=>setTimeout(layOut,${WHOLE_LAYOUT_MS}));addEventListener("scroll",layOut,{once:true});`,
].join('');

/**
 * The HTML is the same for everyone. Where somebody has signed in, what it says to visitors without an account waits
 * until the session is read (`src/styles/base.css`).
 */
const ACCOUNT = 'if(document.cookie.includes(".LastAuthUser="))document.body.dataset.account="expected";';

const RETRY = [
  'const inTime=(work,ms)=>Promise.race([work,new Promise((_,fail)=>setTimeout(fail,ms))]);',
  'const fetched=cache=>Promise.all([...document.querySelectorAll("link[as=script]")].map(async({href})=>{',
  'const response=await fetch(href,{cache,signal:AbortSignal.timeout(3e4)});',
  'if(!/javascript/.test(response.headers.get("content-type")))throw response;return response.text()}));',
  'const retry=(start,ms=load().type==="reload"?1e4:1e3,first)=>{const again=async()=>{clearTimeout(timer);',
  'removeEventListener("online",again);try{const kept=await fetched().catch(other=>{',
  'if(other.headers)return fetched("reload");throw other});first??=String(kept);',
  'await inTime(start(),5e3).catch(async error=>{if(/^SyntaxError/.test(error)){',
  'if(String(await fetched("reload"))===first)return retry(start,2*ms,first);location.reload()}',
  'else if(!error||/^TypeError.*import/i.test(error))location.reload()})',
  '}catch{retry(start,Math.min(2*ms,3e4),first)}};',
  'const timer=setTimeout(again,ms);addEventListener("online",again)};',
].join('');

/**
 * On a slow line the buttons are there seconds before the app. Those that are tapped show it, and are pressed in their
 * order once the app says that it has started (`src/app/after-paint.ts`) and React has hydrated all of them (they then
 * have React's properties): the first one may lead to another page. Signed-in visitors see a button where the HTML has
 * a link to sign-in (`use-tap-after-sign-in.ts`): a tap on that link is kept, too, and goes to the button if that has
 * replaced the link. After that React answers taps. Other links and filters work without the app. React must not hear
 * of a kept tap: where it hydrates a part of the page later, it stops the tap, and the browser would follow the link.
 */
const KEEP_TAPS = [
  'const body=document.body,taps=new Set;let isStarted;',
  'const isTaken=element=>Object.keys(element).some(key=>key.startsWith("__react"));',
  'const now=tap=>{if(tap.isConnected)return tap;const label=CSS.escape(tap.getAttribute("aria-label"));',
  'return document.querySelector("[aria-label=\\""+label+"\\"]:not([aria-pressed=true])")};',
  'const press=()=>{if(!isStarted)return;const found=[...taps].map(now);',
  'if(found.some(tap=>tap&&!isTaken(tap)))return setTimeout(press,50);',
  'taps.forEach(tap=>tap.removeAttribute("aria-busy"));taps.clear();found.forEach(tap=>tap?.click())};',
  'body.addEventListener("click",event=>{const {target}=event,',
  'link=target.closest("[data-tap-waits]"),button=link||target.closest("button");',
  'if(!button||isTaken(button))return;link&&event.preventDefault();',
  'if(link||button.type==="button"||button.form.method==="dialog")event.stopPropagation(),',
  'taps.add(button),button.setAttribute("aria-busy","true"),press()},true);',
  'body.onchange=({target})=>!isTaken(target)&&target.matches("select")&&target.form?.method==="get"&&target.form.submit();',
  'addEventListener("started",()=>{isStarted=true;press()})',
].join('');
