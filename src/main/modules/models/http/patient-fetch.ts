import type { Send } from '../../../platform/base/fetch-there';
import { outboundFetch } from '../../../platform/base/outbound/outbound';

/**
 * A server that reads a long prompt on a processor says nothing for a quarter of an hour, and begins no answer
 * before. Whoever waits can stop; a machine that is gone is found by the connection itself.
 */
export const silenceMs = 3_600_000;

/** `fetch` with this patience for the first word and for each further one; the usual one has five minutes. */
export const patientFetch = (silence: number): Send => outboundFetch({ silence });
