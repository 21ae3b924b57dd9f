import type { Result } from '../../shared/result';
import type { Decider } from '../../shared/run';

/**
 * Parses the request, calls the handler, answers with a Result. Never rejects: what breaks becomes a refusal
 * and a log line.
 */
export interface Router {
  ask(procedure: string, input: unknown, caller: Decider): Promise<Result<unknown>>;
}
