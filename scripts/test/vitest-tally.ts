import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { reasonText, writeTally } from './tally';

export default class VitestTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    // A file that cannot be loaded, or whose hooks fail, has no failed test to show for it.
    const brokenModules = modules.filter((module) => module.state() === 'failed' && !hasFailedTest(module));
    writeTally({
      passed: inState('passed').length,
      failed: [
        ...inState('failed').map((test) => ({
          name: nameOf(test),
          reason: reasonText(test.result().errors?.[0]),
        })),
        ...brokenModules.map((module) => ({
          name: module.relativeModuleId,
          reason: reasonText(module.errors()[0]),
        })),
        ...unhandledErrors.map((error) => ({ name: 'outside any test', reason: reasonText(error) })),
      ],
      skipped: [...inState('skipped'), ...inState('pending')].map((test) => ({
        name: nameOf(test),
        reason: reasonOf(test.result()),
      })),
    });
  }
}

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} › ${test.fullName}`;

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}

function reasonOf(result: { state: string; note?: string | undefined }): string {
  return result.note ?? '';
}
