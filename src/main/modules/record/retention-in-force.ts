import type { Config } from '../../../shared/config';
import type { RetentionDays } from './storage/retention';

/**
 * How long old runs are kept. For ever while only the defaults stand in: nobody has asked for them, and what
 * is deleted does not come back.
 */
export function retentionInForce(configFile: {
  current(): Pick<Config, 'retention'>;
  isSet(): boolean;
}): RetentionDays {
  if (!configFile.isSet()) return { dull: 0, normal: 0, important: 0 };
  const {
    dull_runs_days: dull,
    runs_days: normal,
    important_runs_days: important,
  } = configFile.current().retention;
  return { dull, normal, important };
}
