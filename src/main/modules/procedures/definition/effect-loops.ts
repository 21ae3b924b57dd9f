import type { Diagnostic, SopEntry, SopEvent, Step, Trigger } from '../../../../shared/sop';
import { shownNumber } from '../../../../shared/step-numbers';
import { placeOf, writtenConditionOf } from '../../../../shared/trigger-facts';
import { FilterTree } from '../../../../domain/procedure/triggers/filter-tree';
import { isTimed } from '../../../../domain/procedure/triggers/timing';
import { matchTrigger } from '../../../../domain/procedure/triggers/triggers';
import { wayBetween } from './way-between';

/**
 * A procedure that writes what starts it, or another one whose end or work does, may start itself without end: a
 * warning at each step that closes such a loop. Only calls are looked at that are written out, and whatever counts time
 * or rests between two runs ends the loop.
 */
export function markEffectLoops(entries: readonly SopEntry[]): readonly SopEntry[] {
  const listeners = new Listeners(entries);
  const byCalls = new Map(entries.map((entry) => [entry.name, startedByCalls(entry, listeners)]));
  if ([...byCalls.values()].every((each) => each.length === 0)) return entries;
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const next = (name: string): readonly string[] => [
    ...(byCalls.get(name) ?? []).map((call) => call.name),
    ...(byName.get(name)?.sop?.steps.flatMap(({ run }) => run?.name ?? []) ?? []),
    ...listeners.startedByEndOf(name),
  ];
  return entries.map((entry) => {
    const found = (byCalls.get(entry.name) ?? []).flatMap(({ step, what, name }) => {
      const way = wayBetween(name, entry.name, next);
      return way === null ? [] : [loopWarning(step, what, [entry.name, ...way])];
    });
    return found.length === 0
      ? entry
      : {
          ...entry,
          state: entry.state === 'valid' ? 'warnings' : entry.state,
          diagnostics: [...entry.diagnostics, ...found],
        };
  });
}

interface Listener {
  readonly name: string;
  readonly trigger: Trigger;
}

/** Triggers that start at once, of procedures that do not rest. */
class Listeners {
  readonly #topics = new FilterTree<Listener>();
  readonly #files: Listener[] = [];
  readonly #byPlace = new Map<string, Listener[]>();

  constructor(entries: readonly SopEntry[]) {
    for (const { name, sop } of entries)
      if (sop?.enabled === true && sop.cooldownSecs === 0)
        for (const trigger of sop.triggers) if (!isTimed(trigger)) this.#add({ name, trigger });
  }

  /** `isWhole` false: a condition may or may not hold. */
  startedBy({ event, isWhole }: Effect): readonly string[] {
    const concerned =
      event.source === 'mqtt'
        ? this.#topics.matching(event.topic ?? '')
        : event.source === 'file'
          ? this.#files
          : (this.#byPlace.get(event.source === 'amqp' ? queueOf(event.topic ?? '') : (event.topic ?? '')) ??
            []);
    return concerned
      .filter(
        ({ trigger }) =>
          (isWhole || writtenConditionOf(trigger) === null) && matchTrigger(trigger, event).matched,
      )
      .map(({ name }) => name);
  }

  startedByEndOf(procedure: string): readonly string[] {
    return (this.#byPlace.get(endOf(procedure)) ?? []).map(({ name }) => name);
  }

  #add(listener: Listener): void {
    const { trigger } = listener;
    if (trigger.type === 'mqtt') this.#topics.add(trigger.topic, listener);
    else if (trigger.type === 'file') this.#files.push(listener);
    else if (trigger.type === 'peripheral') this.#at(placeOf(trigger) ?? '', listener);
    else if (trigger.type === 'procedure') this.#at(endOf(trigger.name), listener);
    else if (trigger.type === 'amqp') this.#at(queueOf(trigger.queue), listener);
  }

  #at(place: string, listener: Listener): void {
    const known = this.#byPlace.get(place);
    if (known === undefined) this.#byPlace.set(place, [listener]);
    else known.push(listener);
  }
}

/** No signal has a line break in its name. */
const endOf = (procedure: string): string => `\n${procedure}`;
const queueOf = (queue: string): string => `\n\n${queue}`;

const startedByCalls = (
  { sop }: SopEntry,
  listeners: Listeners,
): readonly { readonly step: Step; readonly what: string; readonly name: string }[] =>
  (sop?.steps ?? []).flatMap((step) =>
    step.calls.flatMap((call) =>
      eventsOf(call).flatMap((effect) =>
        listeners.startedBy(effect).map((name) => ({ step, what: effect.what, name })),
      ),
    ),
  );

interface Effect {
  readonly event: SopEvent;
  /** Where it is seen, for people. */
  readonly what: string;
  /** False: what it will hold is not known before a run. */
  readonly isWhole: boolean;
}

/** What a call that is written out makes happen where triggers listen. */
function eventsOf({ tool, arguments: args }: Step['calls'][number]): readonly Effect[] {
  const written = (key: string): string | null => {
    const value = args[key];
    return typeof value === 'string' && !value.includes('{{') ? value : null;
  };
  const at = (
    source: SopEvent['source'],
    topic: string,
    payload: string | null,
    isWhole: boolean,
  ): Effect => ({
    event: { source, topic, payload, receivedAt: 0 },
    what: topic,
    isWhole,
  });
  switch (tool) {
    case 'mqtt_publish': {
      const topic = written('topic');
      const payload = written('payload');
      return topic === null ? [] : [at('mqtt', topic, payload, payload !== null)];
    }
    case 'amqp_publish': {
      // What an exchange does with it is known to the broker alone.
      const queue = args['exchange'] === undefined ? written('routing_key') : null;
      const payload = written('payload');
      return queue === null ? [] : [at('amqp', queue, payload, payload !== null)];
    }
    case 'file_write': {
      const path = written('path')?.replace(/^(?:\.\/)+/u, '');
      return path === undefined ? [] : [at('file', path, JSON.stringify({ path, change: 'changed' }), false)];
    }
    case 'modbus_write': {
      const [device, signal] = [written('device'), written('signal')];
      const value = args['value'];
      return device === null || signal === null
        ? []
        : [at('peripheral', `${device}/${signal}`, JSON.stringify(value), typeof value === 'number')];
    }
    default:
      return [];
  }
}

const loopWarning = (step: Step, what: string, loop: readonly string[]): Diagnostic => ({
  severity: 'warning',
  file: 'SOP.md',
  line: step.line,
  column: 1,
  key: 'call',
  message: `Step ${String(shownNumber(step))} writes ${what}, which may start this procedure again without end: ${loop.map((name) => `"${name}"`).join(' → ')}`,
  remedy:
    'Write elsewhere, give the trigger a condition for which it rests, or the procedure a cooldown_secs.',
});
