import type { Output, ParsedInput } from '../../../shared/procedures';
import type { readingInputs } from '../../../shared/reading';
import type { Result } from '../../../shared/result';
import type { Clock } from '../../platform/base/clock';
import type { HomePaths } from '../../platform/storage/home-paths';

/** What can be answered from the home's files and database alone. */
export type ReadingProcedure = keyof typeof readingInputs;

export type ReadingHandlers = {
  readonly [P in ReadingProcedure]: (input: ParsedInput<P>) => Promise<Result<Output<P>>>;
};

export interface OfflineHome {
  readonly home: string;
  readonly paths: HomePaths;
  readonly resources: string;
  readonly clock: Clock;
}
