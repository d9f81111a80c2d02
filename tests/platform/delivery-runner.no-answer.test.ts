import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryResponseFor, startRunnerHarness } from '../support/delivery-runner-harness.ts';
import { failFetch } from '../support/fake-fetch.ts';
import { htmlResponse, jsonResponse } from '../support/responses.ts';

let stage: Awaited<ReturnType<typeof startRunnerHarness>>;
beforeEach(async () => {
  stage = await startRunnerHarness();
});
afterEach(() => stage.restore());

describe('without an answer', () => {
  it.each([
    ['silence', failFetch],
    ['a captive portal', () => htmlResponse()],
  ] as const)('the runner retries by itself, with growing waits: %s', async (_, answer) => {
    await stage.enqueueCheckIn();
    stage.network.respond = answer;
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    const waits: number[] = [];
    for (let tries = 1; tries <= 6; tries++) {
      const before = Date.now();
      while (stage.network.requests.length === tries) await stage.advanceTime(250);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([3_750, 7_500, 15_000, 30_000, 45_000, 45_000]);
    expect(stage.isOnline()).toBe(false);
  });

  it('the runner starts with short waits again after an answer', async () => {
    await stage.enqueueCheckIn();
    stage.network.respond = failFetch;
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    await stage.advanceTime(3_750);
    stage.network.respond = deliveryResponseFor;
    await stage.advanceTime(7_500);
    expect(stage.ends.map(({ outcome }) => outcome)).toEqual(['later', 'later', 'empty']);
    await stage.enqueueCheckIn();
    stage.network.respond = failFetch;
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    await stage.advanceTime(3_750);
    expect(stage.ends).toHaveLength(5);
  });

  it('a run that brought a part of the queue does not make the waits grow', async () => {
    for (let n = 0; n < 60; n++) await stage.enqueueCheckIn();
    stage.network.respond = failFetch;
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    await stage.advanceTime(3_750);
    stage.network.respond = (request) => {
      stage.network.respond = failFetch;
      return deliveryResponseFor(request);
    };
    await stage.advanceTime(7_500);
    await stage.waitForResults(3);
    expect(stage.ends.at(-1)).toMatchObject({ sent: 50, outcome: 'later' });
    expect(await stage.waitingCount()).toBe(10);
    await stage.advanceTime(3_750);
    await stage.waitForResults(4);
  });

  it('the page counts as offline, and as online after the next answer', async () => {
    await stage.enqueueCheckIn();
    stage.network.respond = failFetch;
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    expect(stage.isOnline()).toBe(false);
    stage.network.respond = deliveryResponseFor;
    await stage.advanceTime(4_000);
    expect(stage.ends.at(-1)).toMatchObject({ sent: 1 });
    expect(stage.isOnline()).toBe(true);
  });

  it('a response that leaves the action waiting is still an answer', async () => {
    const key = await stage.enqueueCheckIn();
    const results = [{ key, verdict: 'unknown' }];
    stage.network.respond = () => jsonResponse({ result: { data: { json: { results, spreadS: 60 } } } });
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    expect(stage.ends).toMatchObject([{ outcome: 'later' }]);
    expect(await stage.waitingCount()).toBe(1);
    expect(stage.isOnline()).toBe(true);
  });

  it('even a tap waits for the time that the server named', async () => {
    await stage.enqueueCheckIn();
    stage.network.respond = () => jsonResponse({ error: {} }, 503, { 'retry-after': '120' });
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    stage.runner.trigger('tap');
    await stage.advanceTime(119_000);
    expect(stage.network.requests).toHaveLength(1);
    await stage.advanceTime(2_000);
    expect(stage.network.requests.length).toBeGreaterThan(1);
  });
});

it.each([
  ['on return', 'visible'],
  ['by a tap', 'tap'],
] as const)('after a sleep, in which timers stand still, the phone sends at once %s', async (_, cause) => {
  await stage.enqueueCheckIn();
  stage.network.respond = () => jsonResponse({ error: {} }, 503, { 'retry-after': '300' });
  stage.runner.trigger('tap');
  await stage.advanceTime(0);
  expect(stage.ends).toMatchObject([{ outcome: 'later' }]);
  stage.network.respond = deliveryResponseFor;
  vi.setSystemTime(Date.now() + 30 * 60_000);
  stage.runner.trigger(cause);
  await stage.advanceTime(0);
  expect(stage.ends.at(-1)).toMatchObject({ outcome: 'empty', sent: 1 });
});

describe('while the page is hidden', () => {
  it.each([
    ['silence', failFetch],
    ['a captive portal', () => htmlResponse()],
  ] as const)('nothing is sent, for hours, and everything at once on return: %s', async (_, answer) => {
    await stage.enqueueCheckIn();
    stage.network.respond = answer;
    stage.runner.trigger('tap');
    await stage.advanceTime(0);
    await stage.advanceTime(3_750);
    expect(stage.network.requests).toHaveLength(2);
    stage.page.setHidden(true);
    await stage.advanceTime(8 * 60 * 60_000);
    expect(stage.network.requests).toHaveLength(2);
    stage.page.setTokenCookies('anna');
    stage.network.respond = deliveryResponseFor;
    stage.page.setHidden(false);
    stage.runner.trigger('visible');
    await stage.advanceTime(0);
    expect(stage.ends.at(-1)).toMatchObject({ outcome: 'empty', sent: 1 });
  });

  it('a tap just before is still sent', async () => {
    await stage.enqueueCheckIn();
    stage.runner.trigger('tap');
    stage.page.setHidden(true);
    await stage.advanceTime(0);
    await stage.advanceTime(60_000);
    expect(stage.ends).toMatchObject([{ sent: 1 }]);
  });
});
