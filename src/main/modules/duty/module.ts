import type { Platform } from '../../platform/platform';
import type { Registries } from '../registries';
import { Duty } from './duty';

type Ground = Pick<Platform, 'config' | 'options' | 'problems'>;

/** Who is on duty, and when it is quiet. */
export interface DutyParts {
  readonly duty: Duty;
  apply(): Promise<void>;
}

/** Nothing is read before `apply`. */
export function configureDuty(
  { config, options, problems }: Ground,
  { tellings }: Pick<Registries, 'tellings'>,
): DutyParts {
  const duty = new Duty({
    config,
    home: options.home,
    problems,
    knownAs: (route) => tellings.knownAs(route),
  });
  return { duty, apply: () => duty.apply() };
}
