import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
};

/** Puts a brand's pictures, by path, beside the built files; in development it serves them. */
export function brandFiles(pictures: ReadonlyMap<string, Buffer>): Plugin {
  return {
    name: 'brand-files',
    generateBundle() {
      for (const [path, source] of pictures)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? '';
        const picture = pictures.get(path);
        if (!picture) return next();
        response.setHeader('content-type', TYPES[path.split('.').at(-1) ?? ''] ?? '');
        response.end(picture);
      });
    },
  };
}
