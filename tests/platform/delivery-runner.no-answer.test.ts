import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { htmlAnswer, jsonAnswer } from '../support/answers.ts';
import { drainerStage, taken } from '../support/drainer-stage.ts';
import { noNetwork } from '../support/page-network.ts';

let stage: Awaited<ReturnType<typeof drainerStage>>;
beforeEach(async () => {
  stage = await drainerStage();
});
afterEach(() => stage.leave());

describe('without an answer', () => {
  it.each([
    ['silence', noNetwork],
    ['a captive portal', () => htmlAnswer()],
  ] as const)('it tries again by itself, ever more slowly: %s', async (_, answer) => {
    await stage.tap();
    stage.network.answer = answer;
    stage.drainer.trigger('tap');
    await stage.run(0);
    const waits: number[] = [];
    for (let tries = 1; tries <= 6; tries++) {
      const before = Date.now();
      while (stage.network.asked.length === tries) await stage.run(250);
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([3_750, 7_500, 15_000, 30_000, 45_000, 45_000]);
    expect(stage.isOnline()).toBe(false);
  });

  it('it begins anew with short waits after an answer', async () => {
    await stage.tap();
    stage.network.answer = noNetwork;
    stage.drainer.trigger('tap');
    await stage.run(0);
    await stage.run(3_750);
    stage.network.answer = taken;
    await stage.run(7_500);
    expect(stage.ends.map(({ outcome }) => outcome)).toEqual(['later', 'later', 'empty']);
    await stage.tap();
    stage.network.answer = noNetwork;
    stage.drainer.trigger('tap');
    await stage.run(0);
    await stage.run(3_750);
    expect(stage.ends).toHaveLength(5);
  });

  it('the page counts as offline, and as online once something was taken', async () => {
    await stage.tap();
    stage.network.answer = noNetwork;
    stage.drainer.trigger('tap');
    await stage.run(0);
    expect(stage.isOnline()).toBe(false);
    stage.network.answer = taken;
    await stage.run(4_000);
    expect(stage.ends.at(-1)).toMatchObject({ sent: 1 });
    expect(stage.isOnline()).toBe(true);
  });

  it('an answer that leaves the action waiting is still one', async () => {
    const key = await stage.tap();
    const results = [{ key, verdict: 'unknown' }];
    stage.network.answer = () => jsonAnswer({ result: { data: { json: { results, spreadS: 60 } } } });
    stage.drainer.trigger('tap');
    await stage.run(0);
    expect(stage.ends).toMatchObject([{ outcome: 'later', waiting: 1 }]);
    expect(stage.isOnline()).toBe(true);
  });

  it('a time that the server named is waited for, even by a tap', async () => {
    await stage.tap();
    stage.network.answer = () => jsonAnswer({ error: {} }, 503, { 'retry-after': '120' });
    stage.drainer.trigger('tap');
    await stage.run(0);
    stage.drainer.trigger('tap');
    await stage.run(119_000);
    expect(stage.network.asked).toHaveLength(1);
    await stage.run(2_000);
    expect(stage.network.asked.length).toBeGreaterThan(1);
  });
});

describe('while the page is put away', () => {
  it.each([
    ['silence', noNetwork],
    ['a captive portal', () => htmlAnswer()],
  ] as const)('nothing is asked, for hours, and everything at once on return: %s', async (_, answer) => {
    await stage.tap();
    stage.network.answer = answer;
    stage.drainer.trigger('tap');
    await stage.run(0);
    await stage.run(3_750);
    expect(stage.network.asked).toHaveLength(2);
    stage.page.hide(true);
    await stage.run(8 * 60 * 60_000);
    expect(stage.network.asked).toHaveLength(2);
    stage.page.signIn('anna');
    stage.network.answer = taken;
    stage.page.hide(false);
    stage.drainer.trigger('visible');
    await stage.run(0);
    expect(stage.ends.at(-1)).toMatchObject({ outcome: 'empty', sent: 1 });
  });

  it('what was tapped just before is sent all the same', async () => {
    await stage.tap();
    stage.drainer.trigger('tap');
    stage.page.hide(true);
    await stage.run(0);
    await stage.run(60_000);
    expect(stage.ends).toMatchObject([{ sent: 1 }]);
  });
});
