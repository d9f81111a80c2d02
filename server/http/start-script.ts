/**
 * The inline script of a rendered page, which starts the app from `src`.
 *
 * The worker sends the rest of a stored page after its first paint, and the app starts after the paint of the whole. A
 * page in the background does not paint.
 *
 * On a first visit there is no worker yet, and everything waits for this import. Without an answer the scripts are
 * fetched, after 1 s, doubling to 30 s, and as soon as there is a network, and then imported again. Safari keeps the
 * failure of a preload until a fetch of that address succeeds. Firefox and older Chromium never ask again for a script
 * that they could not import (whatwg/html#6768): then the page is loaded again, at most every 10 s.
 * `src/platform/import-part.ts` does the same for all later parts.
 */
export const startScript = (src: string): string =>
  [
    '{const painted=then=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then));',
    'painted(()=>navigator.serviceWorker?.controller?.postMessage({type:"PAGE_PAINTED"}));',
    ACCOUNT,
    RETRY,
    `const start=()=>import("${src}");`,
    'addEventListener("DOMContentLoaded",()=>painted(()=>start().catch(()=>retry(start))));',
    `${KEEP_TAPS}}`,
  ].join('');

/**
 * The HTML is the same for everyone. Where somebody has signed in, what it says to visitors without an account waits
 * until the session is read (`src/styles/base.css`).
 */
const ACCOUNT = 'if(document.cookie.includes(".LastAuthUser="))document.body.dataset.account="expected";';

const RETRY = [
  'const fetched=()=>Promise.all([...document.querySelectorAll("link[as=script]")].map(async({href})=>{',
  'const response=await fetch(href);',
  'if(!/javascript/.test(response.headers.get("content-type")))throw response;await response.text()}));',
  'const wasReloaded=performance.getEntriesByType("navigation")[0]?.type==="reload";',
  'const retry=(start,ms=wasReloaded?1e4:1e3)=>{const again=async()=>{clearTimeout(timer);',
  'removeEventListener("online",again);try{await fetched()}catch{return retry(start,Math.min(2*ms,3e4))}',
  'start().catch(error=>{if(/^TypeError.*import/i.test(error))location.reload()})};',
  'const timer=setTimeout(again,ms);addEventListener("online",again)};',
].join('');

/**
 * On a slow line the buttons are there seconds before the app. The last one tapped shows it, and is pressed once the
 * app says that it has started (`src/app/after-paint.ts`) and React has hydrated the button (it then has React's
 * properties). Signed-in visitors see a button where the HTML has a link to sign-in (`use-early-tap.ts`): a tap on that
 * link is kept, too, and goes to the button if that has replaced the link. After that React answers taps. Other links
 * and filters work without the app.
 */
const KEEP_TAPS = [
  'const body=document.body;let tapped,isStarted;',
  'const clear=()=>{tapped?.removeAttribute("aria-busy");tapped=null};',
  'const isTaken=element=>Object.keys(element).some(key=>key.startsWith("__react"));',
  'const press=()=>{if(!isStarted||!tapped)return;const label=CSS.escape(tapped.getAttribute("aria-label"));',
  'if(!tapped.isConnected)tapped=document.querySelector("[aria-label=\\""+label+"\\"]:not([aria-pressed=true])");',
  'if(tapped&&!isTaken(tapped))return setTimeout(press,50);const button=tapped;clear();button?.click()};',
  'body.onclick=event=>{clear();const {target}=event,',
  'link=target.closest("[data-early-tap]"),button=link||target.closest("button");',
  'if(!button||isTaken(button))return;link&&event.preventDefault();',
  'if(link||button.type==="button"||button.form.method==="dialog")',
  '(tapped=button).setAttribute("aria-busy","true"),press()};',
  'body.onchange=({target})=>!isTaken(target)&&target.matches("select")&&target.form?.method==="get"&&target.form.submit();',
  'addEventListener("started",()=>{isStarted=true;press()})',
].join('');
