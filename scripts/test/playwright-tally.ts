import type { FullResult, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { reasonText, writeTally, type Told } from './tally';
import { waysTable } from './ways-table';

export default class PlaywrightTally implements Reporter {
  private root: Suite | undefined;
  private readonly errors: Told[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.root = suite;
  }

  /** Errors outside any test: a file that does not load, a failed global set-up. */
  onError(error: TestError): void {
    this.errors.push({ name: 'outside any test', reason: reasonText(error) });
  }

  onEnd(result: FullResult): void {
    const tests = this.root?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected');
    const skipped = tests.filter((test) => test.outcome() === 'skipped');
    const failed = tests.filter((test) => test.outcome() === 'unexpected' || test.outcome() === 'flaky');
    const told = [
      ...failed.map((test) => ({ name: nameOf(test), reason: reasonText(test.results.at(-1)?.error) })),
      ...this.errors,
    ];
    const ways = tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) =>
        type === 'way' && description !== undefined ? [description] : [],
      ),
    );
    for (const line of waysTable(ways)) console.log(line);
    writeTally({
      passed: passed.length,
      failed:
        told.length === 0 && result.status !== 'passed'
          ? [{ name: 'the run as a whole', reason: result.status }]
          : told,
      skipped: skipped.map((test) => ({ name: nameOf(test), reason: reasonOf(test) })),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ');

function reasonOf(test: TestCase): string {
  return test.annotations.find((annotation) => annotation.type === 'skip')?.description ?? '';
}
