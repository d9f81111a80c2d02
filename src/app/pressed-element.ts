import { navigate } from 'wouter/use-browser-location';
import { matchRoute } from './routes.ts';

let pressed: Element | null = null;

/** Remembers what the visitor pressed, so that it can show that its page is being loaded. Runs once. */
export function followPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('a, button') : null;
    },
    true,
  );
  addEventListener('click', openInApp);
  // Back and forward lead to a page that nothing on this one was pressed for.
  addEventListener('popstate', () => {
    pressed = null;
  });
}

/** What was pressed since the last navigation, if anything. */
export function takePressed(): Element | null {
  const element = pressed;
  pressed = null;
  return element;
}

/** A link that React has not hydrated yet would load the document of its page: on a weak signal that takes longer. */
function openInApp(event: MouseEvent): void {
  const hasModifier = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || hasModifier || !(pressed instanceof HTMLAnchorElement)) return;
  const { origin, pathname, search, hash, target } = pressed;
  if (origin !== location.origin || hash || target || matchRoute(pathname).route.path === '*') return;
  event.preventDefault();
  navigate(pathname + search);
}
