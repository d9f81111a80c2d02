// @script outbox

/** A screen reader needs this long to notice a region, or that its text was emptied. */
const SETTLE_MS = 150;
/** After this a visitor who reads on to the end of the page no longer finds the text there. */
const SPOKEN_MS = 10_000;
const ANNOUNCED = '[data-announce]';

/**
 * Has screen readers say what appears in elements with `data-announce`: of a live region that comes together with its
 * text, they say nothing. Also says the heading that a page gets after its `<main>` has received the focus. Changes of a
 * text in an element that is a live region itself are left to the browser. Returns a function that stops it.
 */
export function announceNewText(): () => void {
  const say = createSpeaker();
  const sayLateHeading = createLateHeading(say);
  say('');
  const observer = new MutationObserver((changes) => {
    for (const element of announcedIn(changes)) say(element.textContent ?? '');
    sayLateHeading();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function announcedIn(changes: readonly MutationRecord[]): Set<Element> {
  const found = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(ANNOUNCED);
    if (around && !around.hasAttribute('role')) found.add(around);
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(ANNOUNCED)) found.add(node);
      for (const inside of node.querySelectorAll(ANNOUNCED)) found.add(inside);
    }
  }
  return new Set([...found].filter((element) => element.getClientRects().length > 0));
}

/** Collects texts, and puts them into a live region that was there before them. */
function createSpeaker(): (text: string) => void {
  let texts: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    const region = currentRegion();
    if (!text.trim()) return;
    texts.push(text.trim());
    region.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      const spoken = texts.join(' ');
      texts = [];
      region.textContent = spoken;
      timer = setTimeout(() => {
        region.textContent = '';
      }, SPOKEN_MS);
    }, SETTLE_MS);
  };
}

/** Below a dialog the page is inert: it has a region of its own. */
function currentRegion(): Element {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const existing = parent.querySelector(':scope > [data-speaker]');
  if (existing) return existing;
  const region = document.createElement('div');
  region.dataset.speaker = '';
  region.className = 'visually-hidden';
  region.ariaLive = 'polite';
  parent.append(region);
  return region;
}

/** `<main>` is named after the page when it gets the focus; a slow page has its real heading only later. */
function createLateHeading(say: (text: string) => void): () => void {
  let spoken = '';
  return () => {
    const main = document.activeElement;
    const name = main?.id === 'main' && main.getAttribute('aria-label');
    if (!name) {
      spoken = '';
      return;
    }
    const heading = main.querySelector('h1')?.textContent;
    if (!heading || heading === (spoken || name)) return;
    spoken = heading;
    say(heading);
  };
}
