import type { Platform } from '../../platform/platform';
import { Duty } from './duty';

type Ground = Pick<Platform, 'config' | 'options' | 'problems'>;

/** Who is on duty, and when it is quiet. */
export interface DutyParts {
  readonly duty: Duty;
  apply(): Promise<void>;
}

/** Nothing is read before `apply`. */
export function configureDuty({ config, options, problems }: Ground): DutyParts {
  const duty = new Duty({ config, home: options.home, problems });
  return { duty, apply: () => duty.apply() };
}
