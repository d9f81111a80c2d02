import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { lockNames } from '../../src/sync/storage-keys.ts';
import { actionOf } from '../support/action.fixture.ts';
import {
  actionsInRequest,
  deliveryResponseFor,
  startRunnerHarness,
} from '../support/delivery-runner-harness.ts';
import { FakeLockManager } from '../support/fake-lock-manager.ts';
import { waitUntil } from '../support/fake-timers.ts';

let stage: Awaited<ReturnType<typeof startRunnerHarness>>;
beforeEach(async () => {
  stage = await startRunnerHarness();
});
afterEach(() => stage.restore());

describe('a trigger', () => {
  it('by a tap on a visible page sends at once', async () => {
    const key = await stage.enqueueCheckIn();
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    expect(stage.network.requests.map(actionsInRequest)).toMatchObject([[{ key }]]);
    expect(stage.ends).toMatchObject([{ sent: 1, outcome: 'empty' }]);
  });

  it('that reaches all phones of a hall waits a random time', async () => {
    await stage.enqueueCheckIn();
    stage.runner.trigger('online');
    await stage.advanceTime(29_999);
    expect(stage.network.requests).toEqual([]);
    await stage.advanceTime(1);
    expect(stage.ends).toMatchObject([{ sent: 1 }]);
  });

  it('by a tap does not wait for a delivery that is spread out', async () => {
    await stage.enqueueCheckIn();
    stage.runner.trigger('online');
    await stage.advanceTime(0);
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    expect(stage.ends).toMatchObject([{ sent: 1 }]);
    await stage.advanceTime(60_000);
    expect(stage.ends).toHaveLength(1);
  });

  it('for all phones does not delay a tap', async () => {
    await stage.enqueueCheckIn();
    stage.runner.trigger('tap');
    stage.runner.trigger('online');
    await stage.advanceTime(0);
    expect(stage.ends).toMatchObject([{ sent: 1 }]);
  });

  it('with an empty outbox sends no request', async () => {
    stage.runner.trigger('start');
    await stage.advanceTime(0);
    expect(stage.ends).toMatchObject([{ outcome: 'empty' }]);
    expect(stage.network.requests).toEqual([]);
  });
});

describe('a trigger during a run', () => {
  /** A server whose responses the test releases. */
  const slow = () => {
    const open: (() => void)[] = [];
    stage.network.respond = (request) =>
      new Promise((resolve) => open.push(() => resolve(deliveryResponseFor(request))));
    return { answerNow: () => open.shift()?.() };
  };

  it('is not lost', async () => {
    await stage.enqueueCheckIn();
    const { answerNow } = slow();
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    stage.runner.trigger('tap');
    answerNow();
    await stage.waitForResults(1);
    await stage.advanceTime(0);
    expect(stage.ends.map(({ outcome }) => outcome)).toEqual(['empty', 'empty']);
  });

  it('by a tap is not delayed by one for all phones', async () => {
    await stage.enqueueCheckIn();
    const { answerNow } = slow();
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    stage.runner.trigger('tap');
    stage.runner.trigger('online');
    answerNow();
    await stage.waitForResults(1);
    await stage.advanceTime(0);
    expect(stage.ends).toHaveLength(2);
  });
});

describe('a run', () => {
  it('leaves the work to another tab that delivers, and checks again', async () => {
    const key = await stage.enqueueCheckIn();
    await stage.enqueueCheckIn();
    const manager = new FakeLockManager();
    Object.assign(navigator, { locks: manager.client() });
    manager.freeze(lockNames.delivery);
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    await waitUntil(() => manager.waitingCount === 1);
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    await sharedDatabase.write(['outbox'], async ({ outbox }) => {
      const entry = await outbox.index('key').get(key);
      if (entry) await outbox.put({ ...entry, state: 'sent' });
    });
    manager.expireOneWait(() => 0);
    await stage.waitForResults(1);
    expect(stage.ends[0]).toMatchObject({ outcome: 'busy' });
    expect(await stage.waitingCount()).toBe(1);
    Object.assign(navigator, { locks: undefined });
    await stage.advanceTime(5_000);
    expect(stage.ends.at(-1)).toMatchObject({ outcome: 'empty', sent: 1 });
  });

  it('without tokens reports it, and does not retry by itself', async () => {
    stage.page.cookies.clear();
    await stage.enqueueCheckIn();
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    expect(stage.ends).toMatchObject([{ outcome: 'no-tokens' }]);
    expect(await stage.waitingCount()).toBe(1);
    await stage.advanceTime(600_000);
    expect(stage.ends).toHaveLength(1);
    expect(stage.network.requests).toEqual([]);
  });

  describe('registers for Background Sync', () => {
    const withSync = (register: () => Promise<void>) => {
      const serviceWorker = { getRegistration: async () => ({ sync: { register } }) };
      Object.assign(navigator, { serviceWorker });
    };
    const neverAnswers = () => new Promise<Response>(() => {});

    it('before anything is answered, and only when there is something to send', async () => {
      const register = vi.fn(async () => {});
      withSync(register);
      stage.runner.trigger('start');
      await stage.advanceTime(0);
      expect(register).not.toHaveBeenCalled();
      await stage.enqueueCheckIn();
      stage.network.respond = neverAnswers;
      stage.runner.trigger('tap');
      await stage.advanceTime(0);
      await waitUntil(() => stage.network.requests.length === 1);
      expect(register.mock.calls).toEqual([['yhello.deliver']]);
    });

    it('before an open action is answered, too', async () => {
      const register = vi.fn(async () => {});
      withSync(register);
      const { enqueue } = await import('../../src/sync/outbox.ts');
      await enqueue(actionOf({ sub: ANONYMOUS_SUB, name: 'enquiry.send', input: null }));
      stage.network.respond = neverAnswers;
      stage.runner.trigger('tap');
      await stage.advanceTime(0);
      await waitUntil(() => stage.network.requests.length === 1);
      expect(register).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['hangs', () => new Promise<void>(() => {})],
      ['fails', () => Promise.reject(new Error('Not allowed'))],
    ])('without waiting for it: it %s', async (_, register) => {
      withSync(register);
      await stage.enqueueCheckIn();
      stage.runner.trigger('tap');
      await stage.advanceTime(0);
      expect(stage.ends).toMatchObject([{ sent: 1, outcome: 'empty' }]);
    });
  });

  it('whose database fails is repeated, with growing waits, until it is done', async () => {
    await stage.enqueueCheckIn();
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
    const failing = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new StorageUnavailable('failed'));
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    // The outbox is read again after each of them.
    expect(stage.ends).toMatchObject([{ outcome: 'later' }]);
    await stage.advanceTime(3_750);
    expect(stage.ends).toHaveLength(2);
    failing.mockRestore();
    await stage.advanceTime(7_499);
    expect(stage.ends).toHaveLength(2);
    await stage.advanceTime(1);
    expect(stage.ends.at(-1)).toMatchObject({ outcome: 'empty', sent: 1 });
  });

  it('whose database a newer version has changed is not repeated: this page must be loaded again', async () => {
    await stage.enqueueCheckIn();
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
    const read = vi.spyOn(sharedDatabase, 'read').mockRejectedValue(new StorageUnavailable('newer'));
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    read.mockClear();
    await stage.advanceTime(600_000);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('without a database leaves everything for the next trigger', async () => {
    const { sharedDatabase } = await import('../../src/sync/database.ts');
    await stage.enqueueCheckIn();
    const working = indexedDB;
    await sharedDatabase.close();
    vi.stubGlobal('indexedDB', undefined);
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    expect(stage.ends).toEqual([]);
    vi.stubGlobal('indexedDB', working);
    stage.runner.trigger('visible');
    await stage.advanceTime(0);
    expect(stage.ends).toMatchObject([{ sent: 1 }]);
  });
});
