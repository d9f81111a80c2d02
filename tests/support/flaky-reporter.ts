import type { Reporter, TestCase } from 'vitest/node';

/** Lists the tests that passed only the second time: the dots do not tell them from others. */
export default class FlakyReporter implements Reporter {
  private readonly flaky: string[] = [];

  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky) this.flaky.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    if (this.flaky.length > 0)
      process.stdout.write(`\nFlaky, each of them a fault:\n  ${this.flaky.join('\n  ')}\n`);
  }
}
