import { readFileSync } from 'node:fs';

/**
 * One file for each thing that visitors do, since each file costs a phone a round trip. A group takes its modules, with
 * all that they import, unless an earlier group has it: the first are what every visit loads, and the later ones may
 * use the earlier ones, never the other way round.
 *
 * A module of ours belongs to the group that its first line names (`// @script forms`), or else to that of its folder.
 * Modules of `ui/` without that line go with whatever uses them first.
 */
const GROUPS: readonly { name: string; packages?: RegExp }[] = [
  {
    name: 'core',
    packages:
      /rolldown.runtime|named-jsx|vite.preload-helper|node_modules\/(react|react-dom|scheduler|wouter|jotai|@tanstack|idb)\/(?!.*(useMutation|mutationObserver|infiniteQueryObserver|useInfiniteQuery))/,
  },
  { name: 'shell', packages: /lucide-react\/.*\/icons\/(x|circle-check)\./ },
  // Small parts of many pages.
  { name: 'pieces' },
  { name: 'pass', packages: /node_modules\/(jose|qr)\/(?!decode)/ },
  // What repairs a page or says that it failed: any of the scripts below may be the damaged one.
  { name: 'rescue' },
  { name: 'expo' },
  { name: 'reading' },
  { name: 'brand' },
  {
    name: 'amplify',
    packages: /node_modules\/(@aws-amplify|aws-amplify|@aws-crypto|@smithy|tslib|rxjs|uuid)\//,
  },
  {
    name: 'list-tools',
    packages: /node_modules\/(valibot|@tanstack(?!.*(useMutation|mutationObserver)))/,
  },
  { name: 'lists' },
  { name: 'schemas' },
  { name: 'forms', packages: /node_modules\/@tanstack/ },
  { name: 'information' },
  { name: 'browse' },
  // The calls to the server.
  { name: 'wire', packages: /node_modules\/(@trpc|superjson|copy-anything|is-what)/ },
  { name: 'sentry', packages: /node_modules\/@sentry/ },
  { name: 'outbox' },
  // What few visits need, in one file: the contact forms, and a reader of QR codes for browsers without their own.
  { name: 'seldom', packages: /node_modules\/qr\/decode/ },
  { name: 'venue', packages: /node_modules\/@panzoom\// },
];

/** The longest folder that matches decides. */
const FOLDERS: Record<string, string> = {
  'app/': 'venue',
  'domain/': 'schemas',
  'features/': 'venue',
  'features/expos/': 'expo',
  'features/pass/': 'pass',
  'pages/': 'venue',
  'pages/about/': 'information',
  'pages/auth/': 'forms',
  'pages/contact/': 'seldom',
  'pages/home/': 'browse',
  'pages/legal/': 'information',
  'pages/read/': 'browse',
  'platform/': 'venue',
  'platform/sentry/': 'sentry',
  'sync/': 'outbox',
};
const OURS = /\/src\/([^?]*\.tsx?)$/;
const MARKER = /^\/\/ @script ([a-z-]+)\n/;

/** The group of one of our modules. Throws where the first line names a group that does not exist. */
export function scriptGroupOf(path: string, source: string): string | undefined {
  const named = MARKER.exec(source)?.[1];
  if (named && !GROUPS.some(({ name }) => name === named))
    throw new Error(`src/${path} names the script "${named}", which scripts/script-groups.ts does not have`);
  const folder = Object.keys(FOLDERS)
    .filter((name) => path.startsWith(name))
    .sort((a, b) => b.length - a.length)[0];
  return named ?? (folder && FOLDERS[folder]);
}

/** What the bundler takes as `codeSplitting.groups`. */
export function scriptGroups() {
  const known = new Map<string, string | undefined>();
  const groupOf = (id: string) => {
    const path = OURS.exec(id)?.[1];
    if (path && !known.has(id)) known.set(id, scriptGroupOf(path, readFileSync(id, 'utf8')));
    return known.get(id);
  };
  return GROUPS.map(({ name, packages }) => ({
    name,
    test: (id: string) => groupOf(id) === name || (packages?.test(id) ?? false),
  }));
}
