import { silentLogger } from '../platform/base/logger';
import { Problems } from '../platform/base/problems';
import { Incidents } from '../platform/incidents';
import { FakeClock } from './fake-clock';

interface IncidentRig {
  readonly clock: FakeClock;
  readonly problems: Problems;
  /** `title: body`. */
  readonly notified: string[];
  readonly incidents: Incidents;
}

/** Incidents that are on no disk, what they show, and whom they notify. */
export function incidentRig(clock = new FakeClock(7)): IncidentRig {
  const problems = new Problems(clock, silentLogger);
  const notified: string[] = [];
  const incidents = new Incidents({
    problems,
    notifier: {
      notify: ({ title, body }) => {
        notified.push(`${title}: ${body}`);
      },
    },
    clock,
    logger: silentLogger,
  });
  return { clock, problems, notified, incidents };
}
