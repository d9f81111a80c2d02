import { resolve } from 'node:path';
import { parseUrl } from '../../src/domain/routing/parse-url.ts';
import type { ServerEnv } from '../env.ts';

/** What commands call the database that these settings name, without its password. */
export const databaseName = ({ databaseUrl, dataDir }: Pick<ServerEnv, 'databaseUrl' | 'dataDir'>): string =>
  databaseUrl ? `PostgreSQL, ${withoutPassword(databaseUrl)}` : resolve(dataDir);

function withoutPassword(url: string): string {
  const parsed = parseUrl(url);
  return parsed ? parsed.host + parsed.pathname : 'at the address in DATABASE_URL';
}
