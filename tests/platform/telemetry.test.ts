import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../support/page.ts';
import { connectPage, noNetwork } from '../support/page-network.ts';

let telemetry: typeof import('../../src/platform/telemetry.ts');
beforeEach(async () => {
  vi.resetModules();
  openPage();
  telemetry = await import('../../src/platform/telemetry.ts');
});

describe('a product event', () => {
  it('passes one door, whoever listens', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const end = telemetry.onProductEvent(one);
    telemetry.onProductEvent(other);
    telemetry.track({ name: 'login' });
    end();
    telemetry.track({ name: 'check-in' });
    expect(one.mock.calls).toEqual([[{ name: 'login' }]]);
    expect(other.mock.calls).toEqual([[{ name: 'login' }], [{ name: 'check-in' }]]);
  });

  it('with nobody listening hurts nobody', () => {
    expect(() => telemetry.track({ name: 'login' })).not.toThrow();
  });
});

it('without an address nothing is reported, loaded or thrown', async () => {
  vi.useFakeTimers();
  const network = connectPage(noNetwork);
  telemetry.startTelemetry();
  telemetry.reportError(new Error('A bug'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.asked).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
