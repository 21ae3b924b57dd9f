import { shownStep } from '../../../shared/step-numbers';
import { z } from 'zod';
import type { Run } from '../../../shared/run';
import type { Sop, SopEvent } from '../../../shared/sop';
import type { NotStarted } from './engine';
import { concurrencyKeyOf, noKey } from '../../../domain/procedure/concurrency-key';
import type { Incidents } from '../../platform/incidents';

/**
 * `key`: under what its limits count; absent: it counts all its runs together; null: further values, which no
 * single start settles.
 */
const Told = z.object({ crowdedOut: z.string(), key: z.string().nullable().optional() });
type Told = z.infer<typeof Told>;

/**
 * Urgent procedures that an event did not start because runs take their place: each is an incident, for every
 * value of its key, that also ends when it starts.
 */
export class CrowdedOut {
  constructor(private readonly incidents: Pick<Incidents, 'tell' | 'settle'>) {}

  tell(
    sop: Pick<Sop, 'name' | 'concurrencyKey'>,
    event: Pick<SopEvent, 'payload'>,
    { detail, full = false }: Pick<NotStarted, 'detail' | 'full'>,
    holders: readonly Run[],
  ): void {
    const { name, concurrencyKey = '' } = sop;
    const key = concurrencyKeyOf(sop, event);
    const subject = subjectOf(sop, key);
    const runs = holders
      .map(
        ({ runId, sop: { name: of, steps }, currentStep }) =>
          `${runId} (${of}, ${String(shownStep(steps, currentStep))})`,
      )
      .join(', ');
    const told = full ? waits(detail, runs) : didNotStart(name, detail, runs);
    this.incidents.tell({
      id: key === undefined ? `crowded-out:${name}` : `crowded-out:${name}:${key}`,
      crowd: `crowded-out:${name}`,
      where: `Procedure ${subject}`,
      message: told.message,
      remedy: told.remedy,
      data: { crowdedOut: name, ...(key === undefined ? {} : { key }) } satisfies Told,
      notification: {
        title: subject,
        body: told.body,
      },
      beyond: {
        where: `Procedure ${name}`,
        message: `Events with many more values of ${concurrencyKey} did not start it, because runs took its place`,
        remedy:
          'The page Events has them all. Start by hand, with the payload of its event, what is still to be done, and look at what the sender writes there.',
        data: { crowdedOut: name, key: null } satisfies Told,
      },
    });
  }

  /** It does what it is for again. Started by hand without a payload it may have had nothing to go by. */
  started({
    sop,
    trigger,
    concurrencyKey,
    dry,
  }: Pick<Run, 'sop' | 'trigger' | 'concurrencyKey' | 'dry'>): void {
    if (dry === true || (trigger.source === 'manual' && (trigger.payload ?? '').trim() === '')) return;
    this.#settle(
      (told) =>
        told.crowdedOut === sop.name &&
        told.key !== null &&
        (told.key === undefined || concurrencyKey === undefined || told.key === concurrencyKey),
    );
  }

  #settle(isOver: (told: Told) => boolean): void {
    this.incidents.settle(({ data }) => {
      const told = Told.safeParse(data);
      return told.success && isOver(told.data);
    });
  }
}

interface Words {
  readonly message: string;
  readonly remedy: string;
  /** Of the notification. */
  readonly body: string;
}

const didNotStart = (name: string, detail: string, runs: string): Words => ({
  message: `An event did not start it: ${detail} The place was taken by ${runs}`,
  remedy: `Decide about one of these runs or cancel it. If ${name} is still to be done, start it by hand with the payload of that event, which the page Events has; without it, it may ask for nothing. An event or a start with a payload that begins it takes this away.`,
  body: `An event did not start it: ${detail} The place was taken by ${runs}. Decide about one of these runs or cancel it, then start this procedure by hand with the payload of that event; the page Events has it.`,
});

const waits = (detail: string, runs: string): Words => ({
  message: `An event waits to start it: ${detail} The places are taken by ${runs}`,
  remedy:
    'Decide about one of these runs or cancel it: then this procedure starts by itself, before others that wait.',
  body: `An event waits to start it: ${detail} The places are taken by ${runs}. Decide about one of these runs or cancel it: then this procedure starts by itself, before others that wait.`,
});

/** `pump ($.id = "B")`. */
function subjectOf(
  { name, concurrencyKey }: Pick<Sop, 'name' | 'concurrencyKey'>,
  key: string | undefined,
): string {
  if (key === undefined) return name;
  return `${name} (${String(concurrencyKey)} = ${key === noKey ? '–' : JSON.stringify(key)})`;
}
