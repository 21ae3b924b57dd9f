import { names, whole, type Slot } from '../table';

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

/** What tells one thing from its neighbours and is no part of the call. */
export const letter = names('A, B, C, D, E, F');
export const figure = whole(1, 9);
export const town = names('Lyon, Gdansk, Porto, Turku, Graz, Leeds, Bergen', '대전, 목포, 원주, 김천, 여수, 제천, 안동');
export const signal = names('flow, pressure, torque, energy, speed, level', '유량, 압력, 토크, 전력량, 속도, 액위');
export const load = names('horn, diverter, pusher, stopper, lamp, vibrator', '경적, 분기기, 푸셔, 스토퍼, 램프, 진동기');
