// `npm start`: builds if the source or the settings changed, then serves.
import { buildOrExit, isBuilt } from './build.mjs';

process.env.NODE_ENV ??= 'production';
if (!(await isBuilt())) {
  console.log('Building the app …');
  await buildOrExit({ canGoOn: true });
}
await import('./serve.mjs');
