import type { Agent } from 'undici';
import type { Send } from '../../base/fetch-there';

/**
 * A server that reads a long prompt on a processor says nothing for a quarter of an hour, and begins no answer
 * before. Whoever waits can stop; a machine that is gone is found by the connection itself.
 */
export const silenceMs = 3_600_000;

/** `fetch` with this patience for the first word and for each further one; the usual one has five minutes. */
export function patientFetch(silence: number): Send {
  let agent: Agent | null = null;
  return async (address, init) => {
    // Read with the first request: it is large, and most starts make none.
    const undici = await import('undici');
    agent ??= new undici.Agent({ headersTimeout: silence, bodyTimeout: silence });
    type There = Parameters<typeof undici.fetch>;
    const there = { ...(init as There[1]), dispatcher: agent };
    // The same class of the same standard, in another copy.
    const answer: unknown = await undici.fetch(address as There[0], there);
    return answer as Response;
  };
}
