import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// The floor plan: where each place may look for what it imports. `*` is one feature, which knows no other.
const mayImport: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/sync': ['src/domain'],
  'src/ui': ['src/domain'],
  'src/platform': ['src/sync', 'src/domain', 'server/contract.ts', 'sw/protocol.ts'],
  'src/features/*': ['src/ui', 'src/platform', 'src/sync', 'src/domain'],
  'src/pages': ['src/features', 'src/ui', 'src/platform', 'src/sync', 'src/domain'],
  'src/app': ['src/pages', 'src/features', 'src/ui', 'src/platform', 'src/sync', 'src/domain'],
  src: ['src/app', 'src/pages', 'src/platform', 'src/domain', 'src/styles'],
  sw: ['src/sync', 'src/domain'],
  server: ['src/domain'],
};

const places = Object.keys(mayImport).sort((a, b) => b.length - a.length);
const asPattern = (place: string) => new RegExp(`^${place.replace('*', '[^/]+')}(/|$)`);

const placeOf = (file: string) => places.find((place) => asPattern(place).test(file));
/** The folder itself: for a feature, that one feature. */
const roomOf = (file: string) => asPattern(placeOf(file) ?? '-').exec(file)?.[0] ?? file;

const files = ['src', 'sw', 'server']
  .flatMap((realm) => readdirSync(realm, { recursive: true }).map((name) => join(realm, String(name))))
  .filter((name) => /\.tsx?$/.test(name));

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((match) => ({
    target: relative('.', normalize(join(dirname(file), match[1] ?? ''))),
    statement: match[0],
  }));

describe('imports', () => {
  it('lead downwards only', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => roomOf(target) !== roomOf(file))
        .filter(
          ({ target }) =>
            !(mayImport[placeOf(file) ?? ''] ?? []).some((place) => asPattern(place).test(target)),
        )
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('reach server and worker from the page as types only, through their doors', () => {
    const source = (file: string) => readFileSync(file, 'utf8');
    const wrong = files
      .filter((file) => file.startsWith('src/'))
      .filter((file) => /import (?!type)[^;]*'(\.\.\/)+(server|sw)\//.test(source(file)));
    expect(wrong).toEqual([]);
  });

  it('come from no folder or file named util(s), lib, helper(s), common, shared, types, constants, hooks or index', () => {
    const vague = /(^|\/)(utils?|lib|helpers?|common|shared|types|constants|hooks|index)(\/|\.tsx?$)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });
});
