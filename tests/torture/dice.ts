import { randomFrom } from '../fixtures/channel-soak/random';

/** What is drawn is a function of seed and round. */
export interface Dice {
  readonly below: (limit: number) => number;
  readonly chance: (share: number) => boolean;
  readonly oneOf: <T extends string>(weights: Readonly<Record<T, number>>) => T;
}

export function diceOf(seed: number, round: number): Dice {
  const random = randomFrom(Math.imul(seed, 1_000_003) ^ Math.imul(round, 7_919));
  return {
    below: (limit) => Math.floor(random() * limit),
    chance: (share) => random() < share,
    oneOf: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      const entries = Object.entries<number>(weights) as [T, number][];
      let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0];
      if (found === undefined) throw new Error('There is nothing to choose from');
      return found[0];
    },
  };
}
