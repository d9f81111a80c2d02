import type { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { healthRoutes } from '../../../server/http/health-routes.ts';

const GB = 1_000_000_000;

let nowMs: number;
let freeGb: number;
let execute: ReturnType<typeof vi.fn<() => Promise<unknown>>>;
let routes: Hono;
beforeEach(() => {
  nowMs = 0;
  freeGb = 10;
  execute = vi.fn(async () => ({}));
  const db = { execute } as unknown as Parameters<typeof healthRoutes>[0];
  routes = healthRoutes(db, { freeBytes: () => freeGb * GB, elapsedMs: () => nowMs });
});

async function ask() {
  const response = await routes.request('/health');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}
const failed = (...parts: string[]) => ({ status: 503, body: { status: 'failed', failed: parts } });
const ok = { status: 200, body: { status: 'ok' } };

describe('the health of the server', () => {
  it('is good while the database answers and the disk has room', async () => {
    expect(await ask()).toEqual(ok);
  });

  it('says which of both has failed, and nothing more', async () => {
    freeGb = 0.9;
    expect(await ask()).toEqual(failed('disk'));
    nowMs += 1_000;
    execute.mockRejectedValue(new Error('postgres://yhello:PASSWORD@localhost'));
    expect(await ask()).toEqual(failed('database', 'disk'));
    nowMs += 1_000;
    freeGb = 10;
    expect(await ask()).toEqual(failed('database'));
  });

  it('is asked of the database once a second, however many ask', async () => {
    await Promise.all(Array.from({ length: 50 }, ask));
    nowMs += 999;
    freeGb = 0.9;
    expect(await ask()).toEqual(ok);
    expect(execute).toHaveBeenCalledTimes(1);
    nowMs += 1;
    expect(await ask()).toEqual(failed('disk'));
    expect(execute).toHaveBeenCalledTimes(2);
  });

  it('is bad after 5 s without an answer, which the next one does not ask for again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer = () => {};
    execute.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    for (const _ of [1, 2]) {
      const asked = ask();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await asked).toEqual(failed('database'));
      nowMs += 1_000;
    }
    expect(execute).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    answer();
    expect(await ask()).toEqual(ok);
    nowMs += 1_000;
    expect(await ask()).toEqual(ok);
    expect(execute).toHaveBeenCalledTimes(2);
  });
});
