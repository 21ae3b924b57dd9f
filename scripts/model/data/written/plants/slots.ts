import type { Slot } from '../table';

/** A whole number that may lie below zero, said as people say it there. */
export const signed = (from: number, to: number): Slot => ({
  schema: { type: 'integer' },
  passable: 'whole',
  draw(dice, language) {
    const value = dice.int(from, to);
    if (value >= 0) return { value, words: dice.chance(0.15) ? `+${String(value)}` : String(value) };
    return { value, words: dice.pick(language === 'ko' ? [`마이너스 ${String(-value)}`, String(value)] : [`minus ${String(-value)}`, String(value)]) };
  },
});
