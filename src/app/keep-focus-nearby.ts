// @script outbox

/** Code that knows a better place for the focus gives it within this time. */
const GRACE_MS = 50;

/** Unnamed elements: screen readers announce nothing. */
const BARE = ':is(div, section, article, form):not([aria-label], [aria-labelledby], [role])';
/** Elements that are announced by their content. */
const NAMED = 'h1, h2, h3, fieldset';

/** The control with the focus and the elements around it, the innermost first. */
let path: readonly Element[] = [];

/**
 * Where a control disappears under the press, the browser gives the focus to nothing: screen readers fall silent or
 * start the page from its top. Here it goes to what the control was in or, if that has no name, to the heading or group
 * that has taken the control's place; and to a new field of the same name that has taken the place of a field. Returns a
 * function that stops it.
 */
export function keepFocusNearby(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Keyboards are quicker than this script, which comes after the first screen.
  if (document.activeElement && hasFocus()) remember(document.activeElement);
  addEventListener('focusin', ({ target }) => target instanceof Element && remember(target), { signal });
  // A press elsewhere takes the focus from what is still there.
  addEventListener('focusout', () => setTimeout(forgetUnlessGone), { signal });
  const observer = new MutationObserver((changes) => {
    const [control] = path;
    if (!control || control.isConnected) return;
    const lost = path;
    path = [];
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    setTimeout(() => !hasFocus() && focusNearby(lost, added), GRACE_MS);
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

function focusNearby([control, ...around]: readonly Element[], added: readonly Node[]): void {
  const name = control?.matches('input:not([type="radio"], [type="checkbox"]), select, textarea')
    ? control.getAttribute('name')
    : null;
  for (const element of around) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    const field = name && element.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    if (field) field.focus({ preventScroll: true });
    else focusOnce((element.matches(BARE) && namedIn(element, added)) || element);
    if (hasFocus()) return;
  }
}

function namedIn(element: HTMLElement, added: readonly Node[]): HTMLElement | undefined {
  const isNew = (part: Element) => added.some((node) => node.contains(part));
  const isShown = (part: Element) => part.getClientRects().length > 0;
  return [...element.querySelectorAll<HTMLElement>(NAMED)].find((part) => isNew(part) && isShown(part));
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
