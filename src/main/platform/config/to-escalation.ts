import type { Config } from '../../../shared/config';
import type { Escalation } from '../../../shared/escalation';

/** One `[[escalation]]` of config.toml. */
export const toEscalation = ({
  after_secs: afterSecs,
  notify,
  repeat_secs: repeatSecs,
  priority,
}: Config['escalation'][number]): Escalation => ({
  afterSecs,
  notify,
  ...(repeatSecs === undefined ? {} : { repeatSecs }),
  ...(priority === undefined ? {} : { priority }),
});
