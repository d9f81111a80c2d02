import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What none of the oldest browsers (`scripts/browsers.ts`) may lack, since nothing puts it there. By MDN's tables. */
const TOO_YOUNG =
  /\b(AbortSignal\.any|URL\.(canParse|parse)|Response\.json|Promise\.(try|withResolvers)|(Object|Map)\.groupBy|Array\.fromAsync|Iterator\.from|RegExp\.escape|Error\.isError|Uint8Array\.from(Base64|Hex)|ReadableStream\.from)\(|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed|checkVisibility|toBase64|toHex|bytes)\(|\b(search|query|params|searchParams|next)\.size\b|for await/g;

it('Pages and worker use nothing that the oldest supported browsers lack', () => {
  const files = ['src', 'sw'].flatMap((realm) =>
    readdirSync(realm, { recursive: true }).map((name) => join(realm, String(name))),
  );
  const calls = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(TOO_YOUNG)].map(([call]) => `${name}: ${call}`),
    );
  expect(calls).toEqual([]);
});
