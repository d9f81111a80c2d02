import type { BrowserContext, Route } from '@playwright/test';
import type { ProductServer } from './product-server.ts';

// A backend of another organiser, of which only the specification is known: what it names, and nothing more.

type Fields = Record<string, unknown>;
type Cut = (answer: never) => unknown;

const only =
  (...names: string[]) =>
  (from: Fields) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));

const expo = only('name', 'slug', 'fromDate', 'toDate', 'showHighlights', 'showStarbuys', 'showPreExpoSale');
const expos: Cut = ({ upcoming, past }: { upcoming: Fields[]; past: Fields[] }) => ({
  upcoming: upcoming.map(expo),
  past: past.map(expo),
});
const asItIs: Cut = (answer) => answer;

type Flag = { name: string; enabled: boolean };
/** The three shapes that flags may have. */
const flagShapes = {
  list: (flags: Flag[]) => flags.map(({ name, enabled }) => ({ key: name, value: enabled })),
  object: (flags: Flag[]) => ({
    flags: flags.map(({ name, enabled }) => ({ flagName: name, value: enabled })),
  }),
  map: (flags: Flag[]) => Object.fromEntries(flags.map(({ name, enabled }) => [name, enabled])),
};
export type FlagShape = keyof typeof flagShapes;

/** What each specified call answers, made from the answer of our own server. */
const specified = (flagShape: FlagShape): Record<string, Cut> => ({
  '/api/expo/list/latest': expos,
  '/api/user/get/profile': only('id'),
  // Nothing is specified about an item.
  '/api/shopping/item-list': asItIs,
  '/api/shopping/item-count': only('count'),
  '/api/loyalty/get/user-summary': ({ balanceAmount }: { balanceAmount: Fields }) => ({
    balanceAmount: only('currency', 'originalAmount', 'points')(balanceAmount),
  }),
  '/api/date/get/utc-date-time': asItIs,
  'businesses.expos.list': expos,
  // No call is named that answers with one expo alone: it has the fields of an expo.
  'businesses.expos.detail': expo,
  'businesses.settings.getAllFeatureFlags': flagShapes[flagShape],
  'users.carts.count': asItIs,
  'users.notifications.unreadCount': asItIs,
  // The user field that signs the pass is specified, its name is not.
  'users.profiles.myDetail': only(
    'id',
    'email',
    'cognitoSub',
    'displayName',
    'fullName',
    'profileVerificationStatus',
    'passKey',
  ),
});

export const SPECIFIED_CALLS = Object.keys(specified('list'));

/** Expos have no `id` there and go by their slug; our own server knows the ids. */
async function withIds(product: ProductServer, url: URL): Promise<string> {
  const slug = url.searchParams.get('expoId');
  if (slug === null) return url.href;
  const { upcoming, past } = (await (
    await fetch(`${product.address}/api/expo/list/latest`)
  ).json()) as Record<'upcoming' | 'past', { id: string; slug: string }[]>;
  const id = [...upcoming, ...past].find((candidate) => candidate.slug === slug)?.id ?? slug;
  url.searchParams.set('expoId', id);
  return url.href;
}

type BatchItem = { result?: { data: { json: never } } };

/**
 * Answers every specified call of this context with exactly what the specification names, and each address with the
 * empty shell, so that pages are drawn from those answers. Returns the specified calls that were made.
 */
export async function answerAsSpecified(
  context: BrowserContext,
  product: ProductServer,
  flagShape: FlagShape,
): Promise<Set<string>> {
  const cuts = specified(flagShape);
  const made = new Set<string>();
  const cut = (path: string, answer: never): unknown => {
    if (!cuts[path]) return answer;
    made.add(path);
    return cuts[path](answer);
  };
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({ url: await withIds(product, url) });
    if (!response.ok()) return route.fulfill({ response });
    const json = await response.json();
    if (url.pathname.startsWith('/api/'))
      return route.fulfill({ response, json: cut(url.pathname, json as never) });
    const paths = url.pathname.replace('/trpc/', '').split(',');
    const batch = (json as BatchItem[]).map((item, i) =>
      item.result
        ? { result: { data: { ...item.result.data, json: cut(paths[i] ?? '', item.result.data.json) } } }
        : item,
    );
    return route.fulfill({ response, json: batch });
  };
  await context.route(/\/(trpc|api)\//, (route) => answer(route));
  const shell = await context.request.get(`${product.address}/account`);
  await context.route(
    (url) => url.origin === product.address,
    (route) =>
      route.request().resourceType() === 'document' ? route.fulfill({ response: shell }) : route.fallback(),
  );
  return made;
}
