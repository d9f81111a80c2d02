import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// The folders that each layer may import from. `*` is one feature: features do not import each other.
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

const layers = Object.keys(mayImport).sort((a, b) => b.length - a.length);
const asPattern = (layer: string) => new RegExp(`^${layer.replace('*', '[^/]+')}(/|$)`);

const layerOf = (file: string) => layers.find((layer) => asPattern(layer).test(file));
/** The folder of a file’s layer; for a feature, the folder of that feature. */
const folderOf = (file: string) => asPattern(layerOf(file) ?? '-').exec(file)?.[0] ?? file;

const files = ['src', 'sw', 'server']
  .flatMap((realm) => readdirSync(realm, { recursive: true }).map((name) => join(realm, String(name))))
  .filter((name) => /\.tsx?$/.test(name));

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((match) => ({
    target: relative('.', normalize(join(dirname(file), match[1] ?? ''))),
    statement: match[0],
  }));

describe('imports', () => {
  it('go from an upper layer to a lower one only', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => folderOf(target) !== folderOf(file))
        .filter(
          ({ target }) =>
            !(mayImport[layerOf(file) ?? ''] ?? []).some((layer) => asPattern(layer).test(target)),
        )
        .map(({ target }) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of server and worker in the page are types only', () => {
    const source = (file: string) => readFileSync(file, 'utf8');
    const wrong = files
      .filter((file) => file.startsWith('src/'))
      .filter((file) => /import (?!type)[^;]*'(\.\.\/)+(server|sw)\//.test(source(file)));
    expect(wrong).toEqual([]);
  });

  it('come from no folder or file with a vague name: util(s), lib, helper(s), common, shared, types, constants, hooks or index', () => {
    const vague = /(^|\/)(utils?|lib|helpers?|common|shared|types|constants|hooks|index)(\/|\.tsx?$)/;
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });
});
