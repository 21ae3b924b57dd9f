import type { Reporter, TestModule } from 'vitest/node';
import { writeTally } from './tally';

export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    // A file that cannot be loaded, or whose hooks fail, has no failed test to show for it.
    const brokenModules = modules.filter((module) => module.state() === 'failed' && !hasFailedTest(module));
    writeTally({
      passed: inState('passed').length,
      failed: inState('failed').length + brokenModules.length + unhandledErrors.length,
      skipped: [...inState('skipped'), ...inState('pending')].map((test) => ({ name: test.fullName, reason: reasonOf(test.result()) })),
    });
  }
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}

function reasonOf(result: { state: string; note?: string | undefined }): string {
  return result.note ?? '';
}
