import { ok } from '../../../shared/result';
import type { Jobs } from '../../ports/jobs';
import type { Handlers } from '../router';

export function jobHandlers(jobs: Jobs): Pick<Handlers, 'jobs.list' | 'jobs.remove'> {
  return {
    'jobs.list': () => ok([...jobs.list()]),
    'jobs.remove': ({ id }) => jobs.remove(id),
  };
}
