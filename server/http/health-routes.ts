import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../db/client.ts';
import { ROOM_BYTES } from '../disk-room.ts';

/** Several askers, whoever they are, cost the database no more than one. */
const SHARED_MS = 1_000;
const ANSWER_MS = 5_000;

type Part = 'database' | 'disk';

/**
 * `GET /api/health`, for monitors: whether the database answers and the disk of the data folder has room. `freeBytes`: of
 * that disk. `elapsedMs`: a monotonic clock.
 */
export function healthRoutes(
  db: Database,
  { freeBytes, elapsedMs }: { freeBytes: () => number; elapsedMs: () => number },
): Hono {
  let asking: Promise<unknown> | null = null;
  /** One query at a time: where one hangs, more would only wait behind it. */
  const databaseAnswers = async (): Promise<boolean> => {
    asking ??= db.execute(sql`select 1`).finally(() => {
      asking = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const isLate = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, ANSWER_MS, false);
    });
    const isThere = asking.then(
      () => true,
      () => false,
    );
    return Promise.race([isThere, isLate]).finally(() => clearTimeout(timer));
  };
  const findFailures = async (): Promise<Part[]> => {
    const answers = await databaseAnswers();
    return [
      ...(answers ? [] : ['database' as const]),
      ...(freeBytes() < ROOM_BYTES ? ['disk' as const] : []),
    ];
  };

  let latest: { failures: Promise<Part[]>; untilMs: number } | null = null;
  const shared = (): Promise<Part[]> => {
    if (latest && elapsedMs() < latest.untilMs) return latest.failures;
    const check = { failures: findFailures(), untilMs: Number.POSITIVE_INFINITY };
    check.failures.finally(() => {
      check.untilMs = elapsedMs() + SHARED_MS;
    });
    latest = check;
    return check.failures;
  };

  return new Hono().get('/health', async (c) => {
    const failed = await shared();
    c.header('cache-control', 'no-store');
    return failed.length === 0 ? c.json({ status: 'ok' }) : c.json({ status: 'failed', failed }, 503);
  });
}
