// @script outbox

/**
 * A screen reader needs a moment to notice a region, or that its text was emptied. Hints on what is being typed wait
 * for the end of it.
 */
const SETTLE_MS = 500;
/** Then the text is removed, or a visitor who reads on to the end of the page would find it there. */
const SPOKEN_MS = 10_000;
const ANNOUNCED = '[data-announce]';
const HOST = '[data-speaker]';
/** The live region inside each host. */
const regions = new WeakMap<Element, HTMLElement>();
const LIVE = '[role="status"], [role="alert"], [aria-live]';

/**
 * Announces text that appears in elements with `data-announce`: screen readers are silent about a live region that
 * comes together with its text. Announces later changes, too, unless the element is in a live region, where the browser
 * does. Also announces the heading that a page gets after its `<main>` has received the focus. Returns a function that
 * stops it.
 */
export function announceNewText(): () => void {
  const speaker = createSpeaker();
  const followHeading = createHeadingFollower(speaker.say);
  const observer = new MutationObserver((changes) => {
    for (const element of announcedIn(changes)) speaker.say(element);
    followHeading();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    speaker.stop();
  };
}

function announcedIn(changes: readonly MutationRecord[]): Element[] {
  const found = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(ANNOUNCED);
    if (around && !around.closest(LIVE)) found.add(around);
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(ANNOUNCED)) found.add(node);
      for (const inside of node.querySelectorAll(ANNOUNCED)) found.add(inside);
    }
  }
  return [...found];
}

/** Collects elements, and puts their texts into a live region that was there before them. */
function createSpeaker() {
  const elements = new Set<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    for (const host of document.querySelectorAll(HOST)) {
      const region = regions.get(host);
      if (region) region.textContent = '';
    }
  };
  const speak = () => {
    // Left out: what has the focus, which is announced anyway, and what is gone or covered by a dialog.
    const texts = [...elements]
      .filter((element) => isHeard(element) && element !== document.activeElement)
      .map(({ textContent }) => textContent?.trim());
    elements.clear();
    currentRegion().textContent = [...new Set(texts)].join(' ');
    timer = setTimeout(clear, SPOKEN_MS);
  };
  currentRegion();
  return {
    say: (element: Element) => {
      elements.add(element);
      currentRegion();
      clear();
      clearTimeout(timer);
      timer = setTimeout(speak, SETTLE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);

function isHeard(element: Element): boolean {
  const dialog = topDialog();
  const isCovered = dialog && !dialog.contains(element) && !element.matches('[popover]');
  return !isCovered && element.getClientRects().length > 0;
}

/**
 * Below a dialog the page is inert: the dialog has a region of its own. In a closed shadow root, where the text is
 * heard, but is not found twice by a search in the page.
 */
function currentRegion(): HTMLElement {
  const parent = topDialog() ?? document.body;
  const existing = parent.querySelector(`:scope > ${HOST}`);
  const known = existing && regions.get(existing);
  if (known) return known;
  const host = document.createElement('div');
  host.dataset.speaker = '';
  host.className = 'visually-hidden';
  const region = document.createElement('div');
  region.ariaLive = 'polite';
  host.attachShadow({ mode: 'closed' }).append(region);
  regions.set(host, region);
  parent.append(host);
  return region;
}

/** `<main>` is named after the page when it gets the focus; a slow page has its real heading only later. */
function createHeadingFollower(say: (element: Element) => void): () => void {
  let known: { name: string; heading: string } | undefined;
  return () => {
    const main = document.activeElement;
    const name = main?.id === 'main' && main.getAttribute('aria-label');
    const heading = name && main.querySelector('h1');
    if (!heading) {
      known = undefined;
      return;
    }
    const text = heading.textContent ?? '';
    if (known?.name !== name) known = { name, heading: name };
    if (!text || text === known.heading) return;
    known.heading = text;
    say(heading);
  };
}
