import type { DraftedCall, OpenGate, Provenance, RunEvent, SameAs } from '../../shared/run';
import type { Sop } from '../../shared/sop';

/**
 * Who put a value there; of the model's, where it stands as well. `same` null: nobody compared. `made`: what an
 * expression of the procedure worked it out of.
 */
export type Origin =
  | { readonly from: Exclude<Provenance, 'model'>; readonly made?: readonly SameAs[] }
  | { readonly from: 'model'; readonly same: readonly SameAs[] | null };

type Sourced = Pick<DraftedCall, 'provenance' | 'same'>;

/** Undefined: nothing is known of it. */
export function originOf({ provenance, same }: Sourced, name: string): Origin | undefined {
  const from = provenance[name];
  if (from === undefined) return undefined;
  if (from === 'model') return { from, same: same?.[name] ?? null };
  const made = same?.[name] ?? [];
  return made.length === 0 || from === 'person' ? { from } : { from, made };
}

/** The arguments of a call by where they come from, in the order in which the call has them. */
export function origins(
  call: Pick<DraftedCall, 'arguments'> & Sourced,
): readonly { readonly origin: Origin; readonly names: readonly string[] }[] {
  const groups = new Map<string, { readonly origin: Origin; readonly names: string[] }>();
  for (const name of Object.keys(call.arguments)) {
    const origin = originOf(call, name);
    if (origin === undefined) continue;
    const key = JSON.stringify(origin);
    const group = groups.get(key) ?? { origin, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * What a record says of a call's values, of a step whose calls the procedure does not name: earlier versions
 * called a value the procedure's or the event's because it stood there too. Who wrote it was the model.
 */
export function asKnown<C extends Sourced>(call: C, { steps }: Pick<Sop, 'steps'>, step: number): C {
  if ((steps[step - 1]?.calls.length ?? 0) > 0) return call;
  const looked = Object.entries(call.provenance).filter(([, from]) => from === 'sop' || from === 'payload');
  if (looked.length === 0) return call;
  return {
    ...call,
    provenance: {
      ...call.provenance,
      ...Object.fromEntries(looked.map(([name]) => [name, 'model' as const])),
    },
    same: {
      ...call.same,
      ...Object.fromEntries(
        looked.map(([name, from]) => [
          name,
          [{ in: from === 'sop' ? ('procedure' as const) : ('event' as const) }],
        ]),
      ),
    },
  };
}

/** The same of the calls of a card. */
export const gateAsKnown = (gate: OpenGate, sop: Pick<Sop, 'steps'>): OpenGate =>
  gate.calls === null ? gate : { ...gate, calls: gate.calls.map((call) => asKnown(call, sop, gate.step)) };

/** The same of an event of a run. */
export function eventAsKnown(event: RunEvent, sop: Pick<Sop, 'steps'>): RunEvent {
  if (event.type === 'tool-call-sent') return asKnown(event, sop, event.step);
  if (event.type !== 'calls-drafted' && event.type !== 'calls-edited') return event;
  return { ...event, calls: event.calls.map((call) => asKnown(call, sop, event.step)) };
}
