import { buildSite } from './build-site.ts';
import { type ProductServer, startProductServer } from './product-server.ts';
import { SECOND_FOLDER } from './second-content.ts';

const SECOND_DIST = 'dist/second-content';
const env = { CONTENT_DIR: SECOND_FOLDER, DIST_DIR: SECOND_DIST, SAMPLES: '0' };

/** Builds, if something changed, and starts an installation of another organiser. */
export async function startSecondSite(options: { port?: number } = {}): Promise<ProductServer> {
  await buildSite(env);
  return startProductServer({ ...options, env });
}
