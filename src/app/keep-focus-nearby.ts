// @script outbox

/** Code that knows a better place for the focus gives it within this time. */
const GRACE_MS = 50;

/** The control with the focus and the elements around it, the innermost first. */
let path: readonly Element[] = [];

/**
 * Where a control disappears under the press, the browser gives the focus to nothing: screen readers fall silent or
 * start the page from its top. Here it goes to what the control was in, or, if a new field of the same name has taken
 * the place of a field, to that one. Returns a function that stops it.
 */
export function keepFocusNearby(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Keyboards are quicker than this script, which comes after the first screen.
  if (document.activeElement && hasFocus()) remember(document.activeElement);
  addEventListener('focusin', ({ target }) => target instanceof Element && remember(target), { signal });
  // A press elsewhere takes the focus from what is still there.
  addEventListener('focusout', () => setTimeout(forgetUnlessGone), { signal });
  const observer = new MutationObserver(() => {
    const [control] = path;
    if (!control || control.isConnected) return;
    const lost = path;
    path = [];
    setTimeout(() => !hasFocus() && focusNearby(lost), GRACE_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => stop.abort();
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

function remember(control: Element): void {
  const outwards = [control];
  for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) outwards.push(at);
  path = outwards;
}

function forgetUnlessGone(): void {
  if (path[0]?.isConnected && path[0] !== document.activeElement) path = [];
}

function focusNearby([control, ...around]: readonly Element[]): void {
  const name = control?.matches('input:not([type="radio"], [type="checkbox"]), select, textarea')
    ? control.getAttribute('name')
    : null;
  for (const element of around) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    const field = name && element.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    if (field) field.focus({ preventScroll: true });
    else focusOnce(element);
    if (hasFocus()) return;
  }
}

/** Makes it focusable only while it has the focus: otherwise each press inside would give it the focus. */
function focusOnce(element: HTMLElement): void {
  const hasOwn = element.hasAttribute('tabindex');
  const restore = () => !hasOwn && element.removeAttribute('tabindex');
  if (!hasOwn) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) element.addEventListener('blur', restore, { once: true });
  else restore();
}
