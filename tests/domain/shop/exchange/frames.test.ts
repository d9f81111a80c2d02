import fc from 'fast-check';
import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { fromBase45, toBase45 } from '../../../../src/domain/shop/exchange/base45.ts';
import { type Collected, collectFrame } from '../../../../src/domain/shop/exchange/collect-frames.ts';
import { frameOrder } from '../../../../src/domain/shop/exchange/frame-order.ts';
import {
  FRAME_MAX_LENGTH,
  FRAMES_VERSION,
  MAX_FRAMES,
  toFrames,
} from '../../../../src/domain/shop/exchange/frames.ts';

const bytes = fc.uint8Array({ maxLength: 3000 }).map((array) => Uint8Array.from(array));
const framesOf = (list: Uint8Array) => toFrames(list) ?? [];

/** What a camera gives that reads these texts one after the other. */
function readAll(texts: readonly string[]) {
  let collected: Collected | null = null;
  const readings = texts.map((text) => {
    const step = collectFrame(collected, text);
    collected = step.collected;
    return step.reading;
  });
  return {
    readings,
    lists: readings.flatMap((reading) => (reading.kind === 'complete' ? [reading.bytes] : [])),
  };
}
const kinds = (texts: readonly string[]) => readAll(texts).readings.map(({ kind }) => kind);

describe('Text in a code', () => {
  it('Any bytes come back from their text', () => {
    fc.assert(
      fc.property(bytes, (list) => {
        expect(fromBase45(toBase45(list))).toEqual(list);
      }),
    );
  });
  it('The example of RFC 9285 has its text', () => {
    expect(toBase45(new TextEncoder().encode('ietf!'))).toBe('QED8WEX0');
  });
  it('Text that is no Base45 is refused', () => {
    expect(['A', 'GGW', '::', 'a0', 'ABCD'].map(fromBase45)).toEqual([null, null, null, null, null]);
  });
});

describe('Frames', () => {
  it('A frame has at most FRAME_MAX_LENGTH characters, and its code at most 73 modules without the border', () => {
    const [first = ''] = framesOf(crypto.getRandomValues(new Uint8Array(40_000)));
    expect(first.length).toBeGreaterThan(FRAME_MAX_LENGTH - 20);
    expect(first.length).toBeLessThanOrEqual(FRAME_MAX_LENGTH);
    expect(encodeQR(first, 'raw', { ecc: 'low', border: 1 }).length).toBeLessThanOrEqual(73 + 2);
  });

  it('A list that needs more than MAX_FRAMES frames is refused', () => {
    expect(framesOf(new Uint8Array(41_000)).length).toBeLessThanOrEqual(MAX_FRAMES);
    expect(toFrames(new Uint8Array(43_000))).toBeNull();
  });

  it('In any order, repeated, with some lost in the first rounds, they give the same bytes', () => {
    const rounds = bytes.chain((list) => {
      const frames = framesOf(list);
      const lossy = fc.array(fc.shuffledSubarray(frames), { maxLength: 3 });
      const whole = fc.shuffledSubarray(frames, { minLength: frames.length });
      return fc.tuple(fc.constant(list), lossy, whole);
    });
    fc.assert(
      fc.property(rounds, ([list, lossy, whole]) => {
        expect(readAll([...lossy.flat(), ...whole]).lists[0]).toEqual(list);
      }),
    );
  });

  it('With one byte changed, the list is refused, and the next round brings it', () => {
    const changed = bytes.chain((list) => {
      const frames = framesOf(list);
      return fc.tuple(
        fc.constant(list),
        fc.nat(frames.length - 1),
        fc.nat(FRAME_MAX_LENGTH),
        fc.integer({ min: 0x20, max: 0x7e }),
      );
    });
    fc.assert(
      fc.property(changed, ([list, frame, place, byte]) => {
        const frames = framesOf(list);
        const text = frames[frame] ?? '';
        const at = place % text.length;
        const wrong = text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1);
        if (wrong === text) return;
        const { lists } = readAll(frames.with(frame, wrong));
        expect(lists).toEqual([]);
        const later = readAll([...frames.with(frame, wrong), ...frames, ...frames]).lists;
        for (const read of later) expect(read).toEqual(list);
        // A changed first frame may look like the first one of another list, which then is the one begun.
        if (kinds([wrong])[0] !== 'partial') expect(later.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('A frame of another list is named and not taken', () => {
    const [one, other] = [framesOf(new Uint8Array(2000)), framesOf(new Uint8Array(2000).fill(1))];
    expect(one.length).toBeGreaterThan(2);
    const mixed = one.flatMap((frame, i) => [frame, other[i] ?? '']);
    expect(kinds(mixed)).toEqual([
      ...one.slice(1).flatMap(() => ['partial', 'other']),
      'complete',
      'partial',
    ]);
    expect(readAll(mixed).lists).toEqual([new Uint8Array(2000)]);
  });

  it('A part of another list under the name of this one is refused', () => {
    const [one, other] = [framesOf(new Uint8Array(2000)), framesOf(new Uint8Array(2000).fill(1))];
    const header = /^SHOPLIST1:.{8}/.exec(one[0] ?? '')?.[0] ?? '';
    const disguised = (other[1] ?? '').replace(/^SHOPLIST1:.{8}/, header);
    expect(kinds(one.with(1, disguised)).at(-1)).toBe('damaged');
    expect(kinds([one[1] ?? '', disguised])).toEqual(['partial', 'damaged']);
  });

  it('A list of another version is named, whatever its frames look like', () => {
    const later = `SHOPLIST${FRAMES_VERSION + 1}:any kind of frame`;
    expect(kinds([later, 'SHOPLIST0:00000000:01/01:A'])).toEqual(['newer', 'older']);
  });

  it('Texts of other codes are no frames', () => {
    const texts = ['https://lottery.example/win', '', 'SHOPLIST1:', 'SHOPLIST1:00000000:02/01:A'];
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(kinds([text])).toEqual(['foreign']);
      }),
    );
    expect(kinds(texts)).toEqual(texts.map(() => 'foreign'));
  });
});

describe('The order of the frames', () => {
  it('Each round shows all of them', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: MAX_FRAMES }), (round, total) => {
        expect(frameOrder(round, total).sort((a, b) => a - b)).toEqual(
          Array.from({ length: total }, (_, i) => i),
        );
      }),
    );
  });

  it('A camera that reads only each second to eighth frame has all of them at last', () => {
    const slow = fc.record({
      total: fc.integer({ min: 1, max: MAX_FRAMES }),
      every: fc.integer({ min: 2, max: 8 }),
      first: fc.nat(7),
    });
    fc.assert(
      fc.property(slow, ({ total, every, first }) => {
        const seen = new Set<number | undefined>();
        for (let tick = first; tick < total * every * 15; tick += every)
          seen.add(frameOrder(Math.floor(tick / total), total)[tick % total]);
        expect(seen.size).toBe(total);
      }),
    );
  });
});
