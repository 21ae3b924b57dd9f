import type { Dice } from '../dice';
import { englishNumber, nativeNumber } from '../language/numbers';
import type { Language } from '../language/template';

/** How people write a unit behind its number; the blank belongs to it. */
const units = {
  ml: [[' ml', 'ml', ' mL', ' millilitres', ' mils'], ['ml', ' mL', '밀리리터', ' ml']],
  l: [[' l', ' litres', ' L', 'L', ' liters'], ['리터', 'L', ' L', ' 리터']],
  s: [[' s', ' seconds', ' sec', 's', ' secs'], ['초', '초', ' 초', ' sec']],
  min: [[' min', ' minutes', ' mins', 'min', ' minutes'], ['분', '분', ' 분', 'min']],
  h: [[' h', ' hours', ' hrs', 'h'], ['시간', '시간', ' 시간', 'h']],
  days: [[' days', ' d', ' days'], ['일', '일', ' 일']],
  C: [[' °C', '°C', ' C', ' degrees', ' deg', ' degrees Celsius'], ['도', '℃', '도', ' 도', ' ℃']],
  pct: [[' %', '%', ' percent', ' per cent', ' pct'], ['%', ' %', '퍼센트', '프로']],
  bar: [[' bar', 'bar', ' bar'], ['bar', ' bar', '바']],
  rpm: [[' rpm', ' RPM', 'rpm', ' turns a minute'], ['rpm', ' rpm', ' RPM']],
  kg: [[' kg', 'kg', ' kilos', ' kilograms'], ['kg', ' kg', '킬로']],
  g: [[' g', ' grams', 'g'], ['g', ' g', '그램']],
  A: [[' A', ' amps', 'A', ' ampere'], ['A', ' A', '암페어']],
  V: [[' V', ' volts', 'V'], ['V', ' V', '볼트']],
  Hz: [[' Hz', ' hertz', 'Hz'], ['Hz', ' Hz', '헤르츠']],
  mm: [[' mm', 'mm', ' millimetres'], ['mm', ' mm', '밀리']],
  cm: [[' cm', 'cm', ' centimetres'], ['cm', ' cm', '센티']],
  m: [[' m', ' metres', 'm'], ['m', ' m', '미터']],
  W: [[' W', ' watts', 'W'], ['W', ' W', '와트']],
  kW: [[' kW', 'kW', ' kilowatts'], ['kW', ' kW', '킬로와트']],
  ppm: [[' ppm', 'ppm', ' parts per million'], ['ppm', ' ppm']],
  lux: [[' lux', ' lx', 'lx'], ['럭스', ' lx', 'lux']],
  dB: [[' dB', 'dB', ' decibels'], ['dB', ' dB', '데시벨']],
  times: [[' times', 'x', ' times'], ['회', '번', ' 회']],
  pieces: [[' pieces', ' pcs', ' pc', ' items'], ['개', '개', ' EA', 'ea']],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>;

export type Unit = keyof typeof units;

const counters = new Set(['시간', '개', '번']);

export function amountIn(dice: Dice, language: Language, unit: Unit, value: number): string {
  const [english, korean] = units[unit];
  const written = dice.pick(language === 'ko' ? korean : english);
  const countable = (least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
  if (/^ [a-z]{4}/u.test(written)) return (language === 'en' && countable(2, 20) && dice.chance(0.5) ? englishNumber(value) : String(value)) + written;
  return counters.has(written) && countable(1, 12) && dice.chance(0.4) ? `${nativeNumber(value)} ${written}` : String(value) + written;
}

/** So many degrees below zero, as people say it. */
export const belowZero = (dice: Dice, language: Language, degrees: number): string =>
  dice.pick(language === 'ko' ? [`영하 ${String(degrees)}도`, `영하 ${String(degrees)}도`, `영하 ${String(degrees)}℃`, `-${String(degrees)}도`, `-${String(degrees)}℃`, `마이너스 ${String(degrees)}도`] : [`-${String(degrees)} °C`, `minus ${String(degrees)} °C`, `minus ${String(degrees)}`, `-${String(degrees)} C`, `${String(degrees)} below zero`, `minus ${String(degrees)} degrees`, `${String(degrees)} °C below zero`]);

export type Span = 's' | 'min';

const spoken: Readonly<Record<Span, readonly (readonly [number, readonly string[], readonly string[]])[]>> = {
  s: [[30, ['half a minute', 'thirty seconds'], ['반 분', '30초']], [60, ['a minute', 'one minute'], ['1분', '일 분']], [90, ['a minute and a half', 'one and a half minutes'], ['1분 반', '1분 30초']], [120, ['two minutes'], ['2분', '이 분']], [180, ['three minutes'], ['3분']], [300, ['five minutes'], ['5분', '오 분']], [600, ['ten minutes'], ['10분']], [900, ['a quarter of an hour'], ['15분']], [3600, ['an hour'], ['한 시간', '1시간']]],
  min: [[1, ['a minute', 'one minute'], ['1분', '일 분']], [5, ['five minutes'], ['5분', '오 분']], [10, ['ten minutes'], ['10분', '십 분']], [15, ['a quarter of an hour', 'fifteen minutes'], ['15분', '십오 분']], [30, ['half an hour', 'thirty minutes'], ['반 시간', '30분']], [45, ['three quarters of an hour'], ['45분']], [60, ['an hour', 'one hour'], ['한 시간', '1시간']], [90, ['an hour and a half', 'one and a half hours'], ['한 시간 반', '1시간 반']], [120, ['two hours'], ['두 시간', '2시간']], [180, ['three hours'], ['세 시간', '3시간']], [240, ['four hours'], ['네 시간']]],
};

/** A length of time between two limits, in the unit, and its words. */
export function spanIn(dice: Dice, language: Language, unit: Span, from: number, to: number): readonly [number, string] {
  const able = spoken[unit].filter(([value]) => value >= from && value <= to);
  if (able.length > 0 && dice.chance(0.4)) {
    const [value, english, korean] = dice.pick(able);
    return [value, dice.pick(language === 'ko' ? korean : english)];
  }
  const value = dice.int(from, to);
  return [value, amountIn(dice, language, unit, value)];
}
