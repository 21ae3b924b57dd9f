import { diceOf } from '../dice';
import { fleetTopics, memberNames, type FleetTopic } from './procedures';

/** What the plan may harm. An engine and its lines are drawn with the fault. */
export type FleetFault =
  | 'kill-engine'
  | 'stop-engine'
  | 'hold-engine'
  /** For longer than others think that it is there. */
  | 'hold-engine-long'
  /** Both of its lines, for longer than others think that it is there. */
  | 'cut-off'
  | 'shift-clock'
  | 'kill-broker'
  | 'stop-broker'
  | 'hold-broker'
  | 'cut-broker'
  | 'refuse-broker'
  | 'slow-broker'
  | 'hush-broker'
  | 'kill-database'
  | 'hold-database'
  | 'cut-database'
  | 'refuse-database'
  | 'slow-database'
  | 'hush-database';

const faults: Readonly<Record<FleetFault, number>> = {
  'kill-engine': 10,
  'stop-engine': 2,
  'hold-engine': 3,
  'hold-engine-long': 1,
  'cut-off': 2,
  'shift-clock': 4,
  'kill-broker': 3,
  'stop-broker': 1,
  'hold-broker': 1,
  'cut-broker': 3,
  'refuse-broker': 2,
  'slow-broker': 1,
  'hush-broker': 1,
  'kill-database': 4,
  'hold-database': 1,
  'cut-database': 3,
  'refuse-database': 3,
  'slow-database': 2,
  'hush-database': 2,
};
export const allFleetFaults = Object.keys(faults) as readonly FleetFault[];

/** One thing that happens in a round, `at` milliseconds after its begin. */
export type FleetAction = { readonly at: number } & (
  | { readonly type: 'publish'; readonly topic: FleetTopic; readonly n: string; readonly level: 0 | 1 }
  /** About one that waits at this engine. */
  | { readonly type: 'decide'; readonly member: number; readonly yes: boolean; readonly which: number }
  | {
      readonly type: 'fault';
      readonly fault: FleetFault;
      readonly member: number;
      readonly forMs: number;
      readonly amount: number;
    }
);

export const fleetRoundMs = 45_000;
const perSecond = 12;
const faultEveryMs = 3_000;

/** A function of its arguments alone. `only`: the faults that are drawn. */
export function planFleetRound(
  seed: number,
  round: number,
  only: readonly FleetFault[] = allFleetFaults,
): readonly FleetAction[] {
  const dice = diceOf(seed, round);
  const drawn = Object.fromEntries(only.map((fault) => [fault, faults[fault]])) as Record<FleetFault, number>;
  let number = 0;
  const actions: FleetAction[] = [];
  const publish = (at: number): void => {
    actions.push({
      at,
      type: 'publish',
      topic: dice.oneOf(fleetTopics),
      n: `x${String(seed)}-${String(round)}-${String((number += 1))}`,
      level: dice.chance(0.5) ? 1 : 0,
    });
  };
  for (let count = (perSecond * fleetRoundMs) / 1_000; count > 0; count -= 1)
    publish(dice.below(fleetRoundMs));
  for (let floods = 1 + dice.below(3); floods > 0; floods -= 1) {
    const from = dice.below(fleetRoundMs);
    for (let count = 50 + dice.below(100); count > 0; count -= 1) publish(from + dice.below(400));
  }
  for (let count = fleetRoundMs / 3_000; count > 0; count -= 1)
    actions.push({
      at: dice.below(fleetRoundMs),
      type: 'decide',
      member: dice.below(memberNames.length),
      yes: dice.chance(0.8),
      which: dice.below(1_000),
    });
  for (let count = fleetRoundMs / faultEveryMs; count > 0; count -= 1)
    actions.push({
      at: 500 + dice.below(fleetRoundMs - 2_500),
      type: 'fault',
      fault: dice.oneOf(drawn),
      member: dice.below(memberNames.length),
      forMs: 200 + dice.below(3_000),
      amount: dice.below(1_000_000),
    });
  return actions.toSorted((one, other) => one.at - other.at);
}
