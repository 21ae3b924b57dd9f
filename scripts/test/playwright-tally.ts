import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { writeTally } from './tally';

export default class PlaywrightTally implements Reporter {
  private root: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.root = suite;
  }

  /** Errors outside any test: a file that does not load, a failed global set-up. */
  onError(): void {
    this.errors += 1;
  }

  onEnd(result: FullResult): void {
    const tests = this.root?.allTests() ?? [];
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const passed = tests.filter((test) => test.outcome() === 'expected');
    const failed = tests.length - skipped.length - passed.length + this.errors;
    writeTally({
      passed: passed.length,
      failed: failed === 0 && result.status !== 'passed' ? 1 : failed,
      skipped: skipped.map((test) => ({ name: test.titlePath().filter(Boolean).join(' › '), reason: reasonOf(test) })),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function reasonOf(test: TestCase): string {
  return test.annotations.find((annotation) => annotation.type === 'skip')?.description ?? '';
}
