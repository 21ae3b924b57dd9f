import type { SopEntry, SopVerdict, Trigger } from '../../../shared/sop';
import { placeOf } from '../../../shared/trigger-facts';
import { shownNumber } from '../../../shared/step-numbers';
import { gateBefore } from '../procedure/gates';
import type { Check } from './events-state';

/** What a test event is made of. */
export interface TestDraft {
  readonly source: (typeof testSources)[number];
  readonly place: string;
  readonly payload: string;
}

export const testSources = [
  'mqtt',
  'webhook',
  'cron',
  'peripheral',
  'procedure',
  'file',
  'message',
  'amqp',
] as const;

/** Whether it can be sent: a place without wildcards. */
export const isComplete = ({ source, place }: TestDraft): boolean =>
  place.trim() !== '' && !(source === 'mqtt' && /[+#]/u.test(place));

export const toTestEvent = ({ source, place, payload }: TestDraft) => ({
  source,
  topic: place.trim(),
  payload: payload.trim() === '' ? null : payload,
});

/** Places that some trigger of the source names, for the list below the field. */
export const placesOf = (
  sops: readonly Pick<SopEntry, 'sop' | 'readableTriggers'>[],
  source: TestDraft['source'],
): readonly string[] => {
  const triggers = sops.flatMap(
    ({ sop, readableTriggers = [] }): readonly Trigger[] => sop?.triggers ?? readableTriggers,
  );
  return [
    ...new Set(triggers.filter(({ type }) => type === source).flatMap((trigger) => placeOf(trigger) ?? [])),
  ].sort();
};

export interface Expected {
  readonly sop: string;
  readonly starts: boolean;
  /** What keeps it from starting. */
  readonly failing: Check | null;
  /** What it does before anybody is asked. */
  readonly first: FirstAct | null;
}

/** `step` waits for a person; before it, these tools are used. */
export interface FirstAct {
  readonly asksBefore: number | null;
  readonly tools: readonly string[];
}

/** The procedures that the event concerns, and how many it does not. */
export function planOf(
  verdicts: readonly SopVerdict[],
  sops: readonly Pick<SopEntry, 'name' | 'sop'>[],
): { readonly concerned: readonly Expected[]; readonly others: number } {
  const concerned = verdicts.filter(({ check, starts }) => check !== undefined || starts);
  return {
    concerned: concerned.map(({ sop, starts, check, held }) => ({
      sop,
      starts,
      failing: starts
        ? null
        : held !== undefined
          ? { kind: 'held', ok: false, reason: held.reason, detail: held.detail, blocked: held.blocked }
          : check?.timing !== undefined
            ? { kind: 'timing', ok: false, timing: check.timing }
            : check === undefined || check.condition === null
              ? null
              : { kind: 'condition', ok: false, condition: check.condition, compared: check.compared },
      first: starts ? firstAct(sops.find(({ name }) => name === sop)?.sop ?? null) : null,
    })),
    others: verdicts.length - concerned.length,
  };
}

function firstAct(sop: SopEntry['sop']): FirstAct | null {
  if (sop === null) return null;
  const gate = sop.steps.findIndex((step) => gateBefore(step, sop, sop.steps) !== null);
  const before = gate < 0 ? sop.steps : sop.steps.slice(0, gate);
  const tools = before.flatMap(({ calls, suggestedTools }) => [
    ...calls.map(({ tool }) => tool),
    ...suggestedTools,
  ]);
  return {
    asksBefore: sop.steps[gate] === undefined ? null : shownNumber(sop.steps[gate]),
    tools: sop.tools === 'any' && before.length > 0 ? ['*'] : [...new Set(tools)],
  };
}

export const isTestable = (source: string): source is TestDraft['source'] =>
  (testSources as readonly string[]).includes(source);
