/**
 * The inline script of a rendered page, which starts the app from `src`.
 *
 * The worker sends the rest of a stored page after its first paint, and the app starts after the paint of the whole. A
 * page in the background does not paint.
 */
export const startScript = (src: string): string =>
  [
    '{const painted=then=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then));',
    'painted(()=>navigator.serviceWorker?.controller?.postMessage({type:"PAGE_PAINTED"}));',
    `addEventListener("DOMContentLoaded",()=>painted(()=>import("${src}")));${KEEP_TAPS}}`,
  ].join('');

/**
 * On a slow line the buttons are there seconds before the app. The last one tapped shows it, and is pressed once the app
 * says that it has started (`src/app/after-paint.ts`). From the hydration on, which leaves its mark on the root, React
 * answers taps, and the first one no longer counts. Links and filters work without the app.
 */
const KEEP_TAPS = [
  'const body=document.body;let tapped;',
  'const clear=()=>{tapped?.removeAttribute("aria-busy");tapped=null};',
  'const isTaken=()=>Object.keys(document.getElementById("root")).length>0;',
  'body.onclick=({target})=>{clear();if(isTaken())return;',
  'const button=target.closest("button");',
  'if(button&&(button.type==="button"||button.form.method==="dialog"))',
  '(tapped=button).setAttribute("aria-busy","true")};',
  'body.onchange=({target})=>!isTaken()&&target.matches("select")&&target.form?.method==="get"&&target.form.submit();',
  'addEventListener("started",()=>{const button=tapped;clear();button?.click()})',
].join('');
