import { beforeEach, describe, expect, it, vi } from 'vitest';
import { untilVisible, whenVisible } from '../../src/platform/visibility.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { flushMacrotasks } from '../support/fake-timers.ts';

let page: ReturnType<typeof installFakeBrowser>;
beforeEach(() => {
  page = installFakeBrowser();
});

describe('a task for a visible page', () => {
  it('runs at each call while the page is visible', () => {
    const task = vi.fn();
    const run = whenVisible(task);
    run();
    run();
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('that is due several times while the page is hidden runs once when it is visible', () => {
    const task = vi.fn();
    const run = whenVisible(task);
    page.setHidden(true);
    for (let n = 0; n < 3; n++) run();
    page.setHidden(true);
    expect(task).not.toHaveBeenCalled();
    page.setHidden(false);
    expect(task).toHaveBeenCalledTimes(1);
    page.setHidden(true);
    page.setHidden(false);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('can be due again after that', () => {
    const task = vi.fn();
    const run = whenVisible(task);
    for (let n = 1; n <= 2; n++) {
      page.setHidden(true);
      run();
      page.setHidden(false);
      expect(task).toHaveBeenCalledTimes(n);
    }
  });
});

describe('waiting for a visible page', () => {
  it('ends at once on a visible page', async () => {
    await expect(untilVisible()).resolves.toBeUndefined();
  });

  it('ends when a hidden page is visible', async () => {
    page.setHidden(true);
    const done = vi.fn();
    void untilVisible().then(done);
    await flushMacrotasks();
    expect(done).not.toHaveBeenCalled();
    page.setHidden(false);
    await flushMacrotasks();
    expect(done).toHaveBeenCalledTimes(1);
  });
});
