import { onceNearViewport } from './link.tsx';

/**
 * Gives the pictures of the server's HTML their sources as they come near the viewport. Parts of a page are hydrated
 * late, some only when the visitor touches the page: their pictures must not wait for that.
 */
export function loadRenderedPictures(): void {
  for (const img of document.querySelectorAll<HTMLImageElement>('img[data-placeholder]'))
    onceNearViewport(img, () => loadPicture(img));
}

/** What a browser without scripts would show is the text of the `noscript` element beside it. */
function loadPicture(img: HTMLImageElement): void {
  const html = new DOMParser().parseFromString(img.nextElementSibling?.textContent ?? '', 'text/html');
  const source = html.querySelector('img');
  // React has hydrated it meanwhile.
  if (!source || !img.hasAttribute('data-placeholder')) return;
  img.sizes = source.sizes;
  img.srcset = source.srcset;
  img.src = source.src;
}
