import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureNameOf, pictureWidthOf } from '../src/domain/content/picture-name.ts';
import { apiHost } from '../src/sync/env.ts';
import { PICTURE_CACHE } from '../src/sync/picture-cache.ts';
import { deleteInvalidOnActivate, type IsValid } from './delete-invalid.ts';

const MAX_PICTURES = 300;
const PICTURE_AGE_S = 60 * 24 * 60 * 60;

const isPicture: IsValid = async (response) => response.status === 200 && hasType(response, /^image\//);

/**
 * Pictures have their width in their name and do not change: the stored one comes first. Without signal the same picture
 * in another width or format does, too. Those of the API host may have any name: what was asked for as a picture counts.
 */
export function servePictures(worker: ServiceWorkerGlobalScope): void {
  const cacheName = PICTURE_CACHE;
  const isOfApi = ({ href }: URL) => apiHost !== '' && href.startsWith(`${new URL(apiHost).origin}/`);
  deleteInvalidOnActivate(worker, cacheName, isPicture);
  registerRoute(
    ({ url, sameOrigin, request }) =>
      (sameOrigin && url.pathname.startsWith('/images/')) ||
      (isOfApi(url) && (request.destination === 'image' || url.href.startsWith(`${apiHost}/images/`))),
    new CacheFirst({
      cacheName,
      plugins: [
        storePicturesOnly,
        {
          requestWillFetch: async ({ request }) =>
            isOfApi(new URL(request.url)) ? readable(request.url) : request,
          handlerDidError: async ({ request }) =>
            (await findSamePicture(await caches.open(cacheName), request.url)) ?? fetchUnread(request),
        },
        new ExpirationPlugin({
          maxEntries: MAX_PICTURES,
          maxAgeSeconds: PICTURE_AGE_S,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}

/** What is no picture is passed on to the page, and not stored: portals and proxies answer 200, too. */
const storePicturesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (await isPicture(response)) ? response : null,
};

/** A picture of another host has a type that can be checked only if that host lets this one read it. */
const readable = (url: string) => new Request(url, { mode: 'cors', credentials: 'omit' });

/** What may not be read can be shown all the same, and is not stored. Undefined without signal. */
const fetchUnread = (request: Request) =>
  request.mode === 'no-cors' && !request.url.startsWith(location.origin)
    ? fetch(request).catch(() => undefined)
    : undefined;

/** The widest that is stored. */
async function findSamePicture(cache: Cache, url: string): Promise<Response | undefined> {
  const nameOf = ({ url }: { url: string }) => pictureNameOf(url, location.origin);
  const same = (await cache.keys()).filter((stored) => nameOf(stored) === nameOf({ url }));
  const [widest] = same.sort((a, b) => pictureWidthOf(b.url) - pictureWidthOf(a.url));
  return widest && cache.match(widest);
}

const hasType = (response: Response, type: RegExp) => type.test(response.headers.get('content-type') ?? '');
