import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { pictureNameOf, pictureWidthOf } from '../src/domain/content/picture-name.ts';
import { REQUEST_TIMEOUT_MS } from '../src/sync/classify-response.ts';
import { apiHost } from '../src/sync/env.ts';
import { PICTURE_CACHE } from '../src/sync/picture-cache.ts';
import { isCutOffPicture } from './cut-off-picture.ts';
import { deleteInvalidOnActivate, type IsValid } from './delete-invalid.ts';
import { sleep } from './sleep.ts';

/** More than is saved for an expo (`MAX_PICTURES` in `pages/save-offline/readiness.ts`): those must not push out others. */
const MAX_PICTURES = 1_000;
const PICTURE_AGE_S = 60 * 24 * 60 * 60;

const isPicture: IsValid = async (response) => response.status === 200 && hasType(response, /^image\//);

/**
 * Pictures have their width in their name and do not change, so a stored one is served first. Where none comes, because
 * there is no signal or a portal answers, the same picture in another width or format is served instead; what comes
 * after that is stored for the next time. A picture of the API host may have any address: what the browser requests as
 * an image counts there, too.
 */
export function servePictures(worker: ServiceWorkerGlobalScope): void {
  const cacheName = PICTURE_CACHE;
  const isOfApi = ({ href }: URL) => apiHost !== '' && href.startsWith(`${new URL(apiHost).origin}/`);
  deleteInvalidOnActivate(worker, cacheName, isPicture, async (stored) => !(await isCutOff(stored)));
  const strategy = new CacheFirst({
    cacheName,
    plugins: [
      storePicturesOnly,
      {
        requestWillFetch: async ({ request }) =>
          isOfApi(new URL(request.url)) ? readable(request.url) : request,
        handlerDidError: async ({ request, error }) =>
          (await findSamePicture(request.url)) ?? (isNoAnswer(error) ? fetchUnread(request) : fetch(request)),
      },
      // Not `purgeOnQuotaError`: on a full phone one new picture would delete all that were saved for the hall.
      new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: PICTURE_AGE_S }),
    ],
  });
  registerRoute(
    ({ url, sameOrigin, request }) =>
      (sameOrigin && url.pathname.startsWith('/images/')) ||
      (isOfApi(url) && (request.destination === 'image' || url.href.startsWith(`${apiHost}/images/`))),
    async (options) => {
      const [response, done] = strategy.handleAll(options);
      // It rejects where there is no room to store the picture, which is shown all the same.
      done.catch(() => {});
      const inTime = await Promise.race([response, sleep(REQUEST_TIMEOUT_MS)]);
      if (inTime && (await isPicture(inTime))) return inTime;
      return (await findSamePicture(options.request.url)) ?? response;
    },
  );
}

/** Of Workbox: it could read what is stored, and the network had nothing. */
const isNoAnswer = ({ name }: Error) => name === 'no-response';

/**
 * A response that is no whole picture is not stored: portals and proxies answer 200, too. What was cut off on its way is
 * asked for once more, past the browser's own cache, which would keep it for a year.
 */
const storePicturesOnly = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (!(await isPicture(response))) return null;
    if (!(await isCutOff(response))) return response;
    const again = await fetch(new Request(request, { cache: 'reload' })).catch(() => null);
    return again && (await isPicture(again)) && !(await isCutOff(again)) ? again : null;
  },
};

const isCutOff = async (response: Response) =>
  isCutOffPicture(new Uint8Array(await response.clone().arrayBuffer()));

/** With CORS, since without it the type of another host's picture cannot be checked. */
const readable = (url: string) => new Request(url, { mode: 'cors', credentials: 'omit' });

/** For a host that does not allow CORS: its picture can be shown, but is not stored. Undefined without signal. */
const fetchUnread = (request: Request) =>
  request.mode === 'no-cors' && !request.url.startsWith(location.origin)
    ? fetch(request).catch(() => undefined)
    : undefined;

/** The stored picture of the same name that is widest. */
async function findSamePicture(url: string): Promise<Response | undefined> {
  const nameOf = ({ url }: { url: string }) => pictureNameOf(url, location.origin);
  try {
    const cache = await caches.open(PICTURE_CACHE);
    const same = (await cache.keys()).filter((stored) => nameOf(stored) === nameOf({ url }));
    const [widest] = same.sort((a, b) => pictureWidthOf(b.url) - pictureWidthOf(a.url));
    return widest && (await cache.match(widest));
  } catch {
    // What is stored cannot be read.
    return undefined;
  }
}

const hasType = (response: Response, type: RegExp) => type.test(response.headers.get('content-type') ?? '');
