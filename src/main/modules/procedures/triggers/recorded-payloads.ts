import { readPayload, type Payload } from '../../../../domain/procedure/expression/payload';
import type { Trigger } from '../../../../shared/sop';
import type { PastMessages } from '../../../ports/past-messages';
import { listensAt } from '../../../../domain/procedure/triggers/triggers';

const dayMs = 24 * 60 * 60 * 1000;
const mostPayloads = 200;
/** The shortest time in which something came counts: what a device sent long ago it may send no more. */
const spansMs = [dayMs, 7 * dayMs, 31 * dayMs];

/** The payloads that came of late where a trigger listens. */
export function recordedPayloads(past: PastMessages, trigger: Trigger, now: number): readonly Payload[] {
  for (const span of spansMs) {
    const since = now - span;
    const places = past.places(since).filter((place) => listensAt(trigger, place));
    const payloads: Payload[] = [];
    for (const place of places) {
      if (payloads.length >= mostPayloads) break;
      for (const { payload } of past.page(place, since, null, mostPayloads - payloads.length))
        payloads.push(readPayload(payload));
    }
    if (payloads.length > 0) return payloads;
  }
  return [];
}
