import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError, parseErrorReport } from '../../src/sync/error-report.ts';
import { safeType } from '../../src/sync/report-texts.ts';
import { canariesIn, textWithCanary } from '../support/report-canaries.ts';

const ORIGIN = 'https://yhello.test';

const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

describe('a report of an error', () => {
  it('says what kind of error it was and where in our code, as every browser writes it', () => {
    const chromium = withStack(
      new RangeError('Invalid time value'),
      `RangeError: Invalid time value
    at dayAt (${ORIGIN}/assets/schemas-AbC_1-9z.js:12:345)
    at async Promise.all (index 0)
    at ${ORIGIN}/sw.js:1:7`,
    );
    const firefox = withStack(
      new RangeError('Invalid time value'),
      `dayAt@${ORIGIN}/assets/schemas-AbC_1-9z.js:12:345\n@${ORIGIN}/sw.js:1:7\n`,
    );
    const report = [
      {
        type: 'RangeError',
        message: 'Invalid time value',
        frames: [
          { file: '/assets/schemas-AbC_1-9z.js', line: 12, column: 345 },
          { file: '/sw.js', line: 1, column: 7 },
        ],
      },
    ];
    expect(describeError(chromium, ORIGIN)).toEqual(report);
    expect(describeError(firefox, ORIGIN)).toEqual(report);
  });

  it('says the same of its causes, five errors at most', () => {
    let error: Error = new RangeError('Invalid time value');
    for (let i = 0; i < 9; i++) error = new Error('Outer', { cause: error });
    expect(describeError(error, ORIGIN)).toHaveLength(5);
    const cause = new RangeError('Invalid time value');
    const types = describeError(new Error('Outer', { cause }), ORIGIN)?.map(({ type }) => type);
    expect(types).toEqual(['Error', 'RangeError']);
  });

  it('knows every kind of error of ours by its name', () => {
    const sources = ['src', 'sw'].flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
    );
    const names = sources
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/class (\w+) extends Error\b/g)])
      .map(([, name]) => name);
    expect(names).toContain('RequestError');
    expect(names.filter((name) => safeType(name) !== name)).toEqual([]);
  });

  it('is made of anything that can be thrown', () => {
    const hostile = {
      name: 'Error',
      message: 'x',
      get stack(): string {
        throw new Error('A trap');
      },
      get cause(): unknown {
        throw new Error('A trap');
      },
    };
    const circle: { message: string; cause?: unknown } = { message: 'x' };
    circle.cause = circle;
    for (const thrown of [hostile, circle, 'a text', { message: 3, name: 4, stack: 5 }])
      expect(describeError(thrown, ORIGIN)?.[0]).toEqual({ type: 'Error', message: '', frames: [] });
  });

  it('holds nothing of a visitor, wherever it stood in the error', () => {
    const anyError = fc.record({ name: textWithCanary, message: textWithCanary, stack: textWithCanary });
    fc.assert(
      fc.property(anyError, anyError, textWithCanary, (outer, inner, text) => {
        const error = Object.assign(new Error(), outer, { cause: Object.assign(new Error(), inner) });
        const reports = [error, inner, text].map((thrown) => describeError(thrown, ORIGIN));
        expect(canariesIn(JSON.stringify(reports))).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('a report that was stored', () => {
  it('is read as it was written', () => {
    const error = withStack(
      new ReferenceError('Cannot access "x" before initialization'),
      `at ${ORIGIN}/sw.js:3:4`,
    );
    const report = describeError(error, ORIGIN);
    expect(report?.[0]).toMatchObject({ message: 'Cannot access … before initialization' });
    expect(parseErrorReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });

  it('is read without anything that no report has', () => {
    const stored = fc.record({
      type: fc.oneof(textWithCanary, fc.anything()),
      message: fc.oneof(textWithCanary, fc.anything()),
      frames: fc.array(fc.oneof(fc.record({ file: textWithCanary, line: textWithCanary }), fc.anything())),
      extra: textWithCanary,
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(stored, fc.anything())), (reports) => {
        expect(canariesIn(JSON.stringify(parseErrorReport(reports)))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
