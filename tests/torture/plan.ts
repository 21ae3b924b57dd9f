import { diceOf } from './dice';

/** What the plan may harm. Each is made whole again after its time, and before the round's reckoning. */
export type Fault =
  | 'kill-engine'
  | 'stop-engine'
  | 'hold-engine'
  | 'kill-broker'
  | 'stop-broker'
  | 'hold-broker'
  | 'cut-broker'
  | 'refuse-broker'
  | 'slow-broker'
  | 'hush-broker'
  | 'kill-board'
  | 'unplug-board'
  | 'stall-board'
  | 'noise-on-board'
  | 'replug-board'
  | 'kill-model'
  | 'hold-model'
  | 'refuse-requests'
  | 'fill-disk'
  | 'slow-disk'
  | 'failing-disk'
  | 'take-database-away'
  | 'replace-files'
  | 'edit-settings'
  | 'break-settings'
  | 'quiet-hours'
  | 'kill-queues'
  | 'cut-queues'
  | 'shift-clock'
  | 'edit-procedure'
  | 'break-procedure';

export type Surface = 'control' | 'cli' | 'telegram';

/** One thing that happens in a round, `at` milliseconds after its begin. */
export type Action = { readonly at: number } & (
  | {
      readonly type: 'publish';
      readonly topic: Topic;
      readonly qos: 0 | 1 | 2;
      readonly n: string;
      readonly level: number;
    }
  | { readonly type: 'webhook'; readonly path: number; readonly n: string; readonly repeats: boolean }
  | { readonly type: 'start'; readonly via: 'control' | 'cli'; readonly n: string }
  | { readonly type: 'say'; readonly n: string }
  /** A message that a procedure waits for. */
  | { readonly type: 'order'; readonly n: string }
  /** What the run with this number may wait for. */
  | { readonly type: 'go'; readonly n: string }
  /** A file that a procedure waits for. */
  | { readonly type: 'drop'; readonly n: string }
  | { readonly type: 'edge'; readonly level: 0 | 1 }
  /** A message of a queue of AMQP. `named`: its sender gives it an id. */
  | { readonly type: 'enqueue'; readonly n: string; readonly named: boolean }
  /** What an analog input measures from now on. */
  | { readonly type: 'measure'; readonly value: number }
  | { readonly type: 'decide'; readonly via: Surface; readonly yes: boolean; readonly which: number }
  | { readonly type: 'quarrel'; readonly which: number }
  | { readonly type: 'fault'; readonly fault: Fault; readonly forMs: number; readonly amount: number }
);

/** Topics that procedures listen to, with how often they are chosen; procedures.ts has what they do. */
const topics = {
  append: 6,
  publish: 12,
  pin: 6,
  note: 10,
  request: 4,
  chain: 5,
  ask: 2,
  model: 1,
  cool: 14,
  narrow: 16,
  condition: 60,
  hold: 4,
  beat: 3,
  gauge: 4,
  pause: 3,
  until: 3,
  input: 2,
  parent: 3,
  each: 3,
  beside: 3,
  count: 5,
  weigh: 1,
  line: 8,
  newest: 8,
  instead: 4,
  nag: 1,
} as const;
export type Topic = keyof typeof topics;
export const allTopics = Object.keys(topics) as readonly Topic[];
/** What comes there starts something only when time has passed. */
export const isTimed = (topic: string): boolean => ['hold', 'beat', 'gauge'].includes(topic);

/** Of three engines that end, two are killed: what matters is what they leave. */
const faults: Readonly<Record<Fault, number>> = {
  'kill-engine': 10,
  'stop-engine': 3,
  'hold-engine': 3,
  'kill-broker': 3,
  'stop-broker': 2,
  'hold-broker': 2,
  'cut-broker': 6,
  'refuse-broker': 2,
  'slow-broker': 2,
  'hush-broker': 1,
  'kill-board': 2,
  'unplug-board': 2,
  'stall-board': 2,
  'noise-on-board': 2,
  'replug-board': 2,
  'kill-model': 2,
  'hold-model': 1,
  'refuse-requests': 2,
  'fill-disk': 4,
  'slow-disk': 4,
  'failing-disk': 2,
  'take-database-away': 2,
  'replace-files': 3,
  'edit-settings': 4,
  'break-settings': 2,
  'quiet-hours': 2,
  'kill-queues': 2,
  'cut-queues': 4,
  'shift-clock': 4,
  'edit-procedure': 3,
  'break-procedure': 2,
};

export const allFaults = Object.keys(faults) as readonly Fault[];

export const webhookPaths = 10;
/** What the analog input measures: beyond the limit, neither, and where it counts as over. */
export const highReading = 4_000;
export const lowReading = 100;
const readings = [highReading, 2_500, highReading, lowReading] as const;
/** The first round is the one of the tests: short, and of as many kinds as fit. */
export const roundMsOf = (round: number): number => (round === 1 ? 15_000 : 45_000);
const steadyPerSecond = 20;
const faultEveryMs = 2_500;

/**
 * What happens in one round: a function of its arguments alone, so that a round that went wrong can be had
 * again. `only`: the faults that are drawn.
 */
export function planRound(
  seed: number,
  round: number,
  only: readonly Fault[] = allFaults,
): readonly Action[] {
  const dice = diceOf(seed, round);
  const drawn = Object.fromEntries(only.map((fault) => [fault, faults[fault]])) as Record<Fault, number>;
  const roundMs = roundMsOf(round);
  let number = 0;
  const next = (): string => `x${String(seed)}-${String(round)}-${String((number += 1))}`;
  const publish = (at: number): Action => {
    const topic = dice.oneOf(topics);
    return {
      at,
      type: 'publish',
      topic,
      qos: ([0, 1, 1, 1, 2, 2] as const)[dice.below(6)] ?? 1,
      n: next(),
      // Most readings are no reason to start anything.
      level: dice.chance(topic === 'condition' ? 0.1 : 0.5) ? 1 : 0,
    };
  };
  const actions: Action[] = [];
  for (let index = 0; index < (steadyPerSecond * roundMs) / 1000; index += 1) {
    const at = dice.below(roundMs);
    if (dice.chance(0.8)) actions.push(publish(at));
    else if (dice.chance(0.8))
      actions.push({
        at,
        type: 'webhook',
        path: dice.below(webhookPaths),
        n: next(),
        repeats: dice.chance(0.6),
      });
    else if (dice.chance(0.4)) actions.push({ at, type: 'edge', level: dice.chance(0.5) ? 1 : 0 });
    else if (dice.chance(0.5)) actions.push({ at, type: 'start', via: 'control', n: next() });
    else if (dice.chance(0.3)) actions.push({ at, type: 'say', n: next() });
    else if (dice.chance(0.3)) actions.push({ at, type: 'quarrel', which: dice.below(1000) });
    else
      actions.push({
        at,
        type: 'decide',
        via: dice.chance(0.5) ? 'control' : 'telegram',
        yes: dice.chance(0.8),
        which: dice.below(1000),
      });
  }
  for (const type of ['order', 'drop'] as const)
    for (let count = roundMs / 3_000; count > 0; count -= 1)
      actions.push({ at: dice.below(roundMs), type, n: next() });
  // A command line takes as long as a hundred of the others.
  actions.push({ at: dice.below(roundMs), type: 'start', via: 'cli', n: next() });
  actions.push({ at: dice.below(roundMs), type: 'decide', via: 'cli', yes: dice.chance(0.8), which: 0 });
  for (let floods = 1 + dice.below(Math.ceil(roundMs / 10_000)); floods > 0; floods -= 1) {
    const [from, count] = [dice.below(roundMs), 100 + dice.below(300)];
    for (let index = 0; index < count; index += 1) actions.push(publish(from + dice.below(400)));
    if (dice.chance(0.4) && only.includes('kill-engine'))
      actions.push({
        at: from + dice.below(1_500),
        type: 'fault',
        fault: 'kill-engine',
        forMs: 200 + dice.below(2_000),
        amount: dice.below(1_000_000),
      });
  }
  for (let count = Math.round(roundMs / faultEveryMs); count > 0; count -= 1)
    actions.push({
      at: 500 + dice.below(roundMs - 2_500),
      type: 'fault',
      fault: dice.oneOf(drawn),
      forMs: 200 + dice.below(3_000),
      amount: dice.below(1_000_000),
    });
  for (let count = roundMs / 300; count > 0; count -= 1)
    actions.push({ at: dice.below(roundMs), type: 'enqueue', n: next(), named: dice.chance(0.7) });
  for (let count = roundMs / 5_000; count > 0; count -= 1)
    actions.push({ at: dice.below(roundMs), type: 'publish', topic: 'nag', qos: 1, n: next(), level: 1 });
  for (let count = roundMs / 1_000; count > 0; count -= 1)
    actions.push({
      at: dice.below(roundMs),
      type: 'measure',
      value: readings[dice.below(readings.length)] ?? lowReading,
    });
  for (const action of actions.slice())
    if (action.type === 'publish' && action.topic === 'until' && action.level > 0)
      actions.push({ at: action.at + 1_000, type: 'go', n: action.n });
  return actions.toSorted((one, other) => one.at - other.at);
}
