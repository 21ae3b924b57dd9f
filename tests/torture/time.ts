import type { Finding } from './judge';
import type { Plant } from './plant';
import { highReading } from './plan';
import { topicOf } from './procedures';
import type { Record } from './record';
import type { Senders } from './senders';

/**
 * What is sent at rest, in this order. What each trigger that counts time makes of it is known: nothing else
 * comes, and nothing is harmed.
 */
export interface Marks {
  /** The condition is false, so that it can begin to hold. */
  readonly off: string;
  /** It holds from now on: this one starts a run. */
  readonly on: string;
  /** It is heard, and then nothing is: that starts a run. */
  readonly beat: string;
  /** Three that a window counts together: the third starts a run. */
  readonly gauges: readonly string[];
  /** The input is low, and then measures this: that starts a run. */
  readonly reading: number;
  /** It asks, which shows that it is quiet. */
  readonly ask: string;
  /** It asks while it is quiet, and nobody answers. */
  readonly nag: string;
  /** When it has arrived everything before it has. */
  readonly last: string;
}

/** Their last digits are even: one publisher sends them all. */
export function marksOf(seed: number, round: number): Marks {
  const n = (last: number): string => `x${String(seed)}-${String(round)}-${String(last)}`;
  return {
    off: n(90_002),
    on: n(90_004),
    beat: n(90_006),
    gauges: [n(90_008), n(90_010), n(90_012)],
    reading: highReading + 1 + (round % 90),
    ask: n(90_014),
    nag: n(90_016),
    last: n(0),
  };
}

export function sendMarks(senders: Senders, { off, on, beat, gauges, last }: Marks): void {
  senders.publish('hold', 1, off, 0);
  senders.publish('hold', 1, on, 1);
  senders.publish('beat', 1, beat, 1);
  for (const gauge of gauges) senders.publish('gauge', 1, gauge, 1, weightOf(last));
  senders.publish('mark', 1, last, 1);
}

/** By it a window is known to be that of these marks. */
const weightOf = (last: string): number => 1_000 + Number(last.split('-')[1]);

/** States in which time changes something by itself. */
const counts: { readonly [procedure: string]: readonly string[] } = {
  hold: ['counts'],
  silence: ['silent'],
  gauge: ['gathers', 'started'],
};

/** Why a run will start by itself; null: none will. */
export async function countsTime(plant: Plant): Promise<string | null> {
  for (const [name, states] of Object.entries(counts)) {
    const shown = await plant.ask('sops.show', { name });
    if (shown?.ok !== true) return 'the engine does not answer';
    // A window that a lost connection has emptied has started, and waits for an event.
    const counts = shown.value.underWay?.some(
      ({ timing }) => states.includes(timing.state) && (name !== 'gauge' || timing.figures !== undefined),
    );
    if (counts === true) return `time is counted for ${name}`;
  }
  return null;
}

/** Time that was counted to its end has started a run, and only one for each time that it began. */
export function judgeTime(plant: Plant, record: Record, marks: Marks): readonly Finding[] {
  const found: Finding[] = [];
  if ((record.trails.get(marks.on)?.runs.size ?? 0) === 0)
    found.push({
      kind: 'lost',
      n: marks.on,
      what: 'its condition has held for long enough, and no run started',
    });
  const windows = record.totals.windowRuns.filter(
    ([first]) =>
      first?.type === 'run-started' &&
      (JSON.parse(first.trigger.payload ?? '{}') as { readonly first?: number }).first ===
        weightOf(marks.last),
  ).length;
  if (windows !== 1)
    found.push({
      kind: windows === 0 ? 'lost' : 'twice',
      n: marks.gauges[2] ?? '',
      what: `${String(windows)} runs have started by the window that it fills`,
    });
  const { silenceRuns, readingRuns } = record.totals;
  const readings = readingRuns.filter(
    ([first]) =>
      first?.type === 'run-started' &&
      (JSON.parse(first.trigger.payload ?? '{}') as { readonly value?: number }).value === marks.reading,
  ).length;
  if (readings !== 1)
    found.push({
      kind: readings === 0 ? 'lost' : 'twice',
      n: marks.last,
      what: `${String(readings)} runs have started by an input that rose`,
    });
  // By their order: the clock of the engine may have been set ahead and back before.
  const order = [...record.runs.keys()];
  const markRun = [...(record.trails.get(marks.last)?.runs.keys() ?? [])][0] ?? '';
  const sinceMark = new Set(order.slice(order.indexOf(markRun) + 1));
  const after = silenceRuns.filter(([first]) => first?.type === 'run-started' && sinceMark.has(first.runId));
  if (after.length !== 1)
    found.push({
      kind: after.length === 0 ? 'lost' : 'twice',
      n: marks.beat,
      what: `${String(after.length)} runs have started by the silence after it`,
    });
  // Once without anything heard, and again where a definition with errors was put right.
  const beats = plant.relay.delivered.filter(({ topic }) => topic === topicOf('beat')).length;
  const begun = 1 + beats + (plant.faults.get('break-procedure') ?? 0);
  if (silenceRuns.length > begun)
    found.push({
      kind: 'twice',
      n: 'silence',
      what: `${String(silenceRuns.length)} runs by silence, which began ${String(begun)} times at most`,
    });
  return found;
}
