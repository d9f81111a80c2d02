import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirstPaint } from '../../sw/first-paint.ts';

const FIRST = '<body><section id="first-screen"><h1>Prams</h1></section>';
const REST = '<section>Cots</section></body>';

let firstPaint: ReturnType<typeof createFirstPaint>;
let received: string;
let isDone: boolean;
const receive = (body: BodyInit) => {
  received = '';
  isDone = false;
  void (async () => {
    for await (const part of (body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()))
      received += part;
    isDone = true;
  })();
};
beforeEach(() => {
  vi.useFakeTimers();
  firstPaint = createFirstPaint();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stored page with a first screen', () => {
  it('is sent up to its first screen, and the rest once it is painted', async () => {
    receive(firstPaint.bodyOf(FIRST + REST, 'page-1'));
    await vi.waitFor(() => expect(received).toBe(FIRST));
    firstPaint.onPainted('page-2');
    await vi.advanceTimersByTimeAsync(100);
    expect(received).toBe(FIRST);
    firstPaint.onPainted('page-1');
    await vi.waitFor(() => expect(received).toBe(FIRST + REST));
    await vi.waitFor(() => expect(isDone).toBe(true));
  });

  it('is sent to its end where no message comes', async () => {
    receive(firstPaint.bodyOf(FIRST + REST, 'page-1'));
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(isDone).toBe(true));
    expect(received).toBe(FIRST + REST);
  });
});

it('A page without a first screen is sent whole', () => {
  expect(firstPaint.bodyOf(REST, 'page-1')).toBe(REST);
  expect(firstPaint.bodyOf(FIRST + REST, '')).toBe(FIRST + REST);
});
