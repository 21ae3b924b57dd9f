import type { EngineStandsStillError } from '../../platform/socket/errors';
import { isoOrNull } from '../render/figures';

/** What `--json` prints when the engine stands still. */
export const toStillnessRow = ({
  stillness: { pid, since, doing },
  wasTaken,
}: EngineStandsStillError): object => ({
  result: wasTaken ? 'not_known' : 'not_taken',
  process: pid,
  still_since: isoOrNull(since),
  doing,
});
