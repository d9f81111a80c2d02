// Serves the existing build.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.env.NODE_ENV ??= 'production';

const { start } = await import(
  pathToFileURL(resolve(process.env.DIST_DIR ?? 'dist', 'server/server.js')).href
);
try {
  await start();
} catch (error) {
  // Errors at the start (invalid settings, port or folder in use) have readable messages; a stack trace would hide
  // them.
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
