import type { Dice } from '../dice';
import { spoken, type Place } from './references';
import { particleFor, type Language } from '../language/template';
import type { World } from '../world';
import type { EarlierStep } from '../around/earlier';

/** Where the value of an earlier step stands. */
export const placeOf = ({ earlier }: World, step: EarlierStep): Place => ({ at: step.number, field: null, noun: step.carried?.noun ?? null, by: step.by, only: step.carried !== null && earlier.filter(({ carried }) => carried !== null).length === 1 && earlier.length === 1 });

/** Where a value of the event stands; null: it is the whole payload. */
export const placeInEvent = ({ earlier }: World, field: string | null, noun: Place['noun']): Place => ({ at: 'event', field, noun, among: earlier.length > 0 });

/** A value that a text can be made of. */
interface Sayable {
  readonly value: string;
  readonly place: Place;
}

export const sayable = (world: World): readonly Sayable[] => [
  ...world.fields.filter(({ value }) => value.length < 40 && value !== '').map(({ name, value, noun }): Sayable => ({ value, place: placeInEvent(world, name, noun) })),
  ...world.earlier.filter((step) => step.value !== null).map((step): Sayable => ({ value: step.value ?? '', place: placeOf(world, step) })),
];

/** The words for a text of two values. */
export function both(dice: Dice, language: Language, one: Sayable, other: Sayable): string {
  const short = ({ place: { noun, field } }: Sayable): string => noun?.[language] ?? field ?? '';
  const inEvent = one.place.at === 'event' && other.place.at === 'event';
  if (language === 'ko') {
    const link = (word: string): string => dice.pick([`${word}${particleFor(word, '과')}`, `${word}${particleFor(word, '과')}`, `${word},`, `${word} 그리고`]);
    if (!inEvent || dice.chance(0.25)) return `${link(spoken(dice, 'ko', one.place, '', false).words)} ${spoken(dice, 'ko', other.place, '', false).words}`;
    const [a, b] = [short(one), short(other)];
    return dice.pick([`이벤트의 ${link(a)} ${b}`, `이벤트에 나온 ${link(a)} ${b}`, `수신한 ${link(a)} ${b}`, `페이로드의 ${link(a)} ${b}`, `들어온 ${link(a)} ${b}`, `이벤트에 적힌 ${link(a)} ${b}`, `이벤트에 있는 ${link(a)} ${b}`, `메시지에 나온 ${link(a)} ${b}`]);
  }
  const link = dice.pick([' and ', ' and ', ' and ', ' followed by ', ', then ', ' and then ', ' together with ', ' plus ']);
  if (!inEvent || dice.chance(0.25)) return spoken(dice, 'en', one.place, '', false).words + link + spoken(dice, 'en', other.place, '', false).words;
  const [a, b] = [short(one), short(other)];
  const named = one.place.noun?.kind === 'machine' && one.place.noun.twin !== true;
  return dice.pick([`the ${a}${link}the ${b} from the event`, `the ${a}${link}the ${b} of the event`, `the event's ${a}${link}its ${b}`, `the ${a}${link}its ${b}, both from the event`, `the ${a} and ${b} that came in`, `the ${a}${link}the ${b} in the payload`, `from the event the ${a}${link}the ${b}`, `the reported ${a}${link}the ${b}`, `the ${a}${link}${b} as the event gives them`, `the ${a} from the event${link}the ${b}`, ...(named ? [`the name of the ${a}${link}its ${b}`, `which ${a} it is${link}the ${b}`] : []), `the ${a}${link}the ${b}, in this order, as they are in the event`]);
}

interface Filled {
  /** As it is written in the step. */
  readonly slot: string;
  readonly value: string;
  readonly said: string;
}

export const templates = (world: World): readonly Filled[] => [
  ...world.fields.filter(({ name, value }) => value.length < 40 && value !== '' && /^[\p{L}\w]+$/u.test(name)).map(({ name, value, noun }): Filled => ({ slot: `{{payload.${name}}}`, value, said: noun?.[world.language] ?? name })),
  ...(world.plainPayload === null || world.plainPayload.length > 40 ? [] : [{ slot: '{{payload}}', value: world.plainPayload, said: world.language === 'ko' ? '값' : 'value' }]),
  ...world.earlier.filter(({ value }) => value !== null && value.length < 40).map(({ number, value, carried }): Filled => ({ slot: `{{steps.${String(number)}.output}}`, value: value ?? '', said: carried?.noun?.[world.language] ?? (world.language === 'ko' ? '결과' : 'reading') })),
];

/** A text with `{}` for each. */
export function templateText(dice: Dice, language: Language, values: readonly Filled[]): string {
  const [a = '', b = ''] = values.map(({ said }) => said);
  const begun = a.slice(0, 1).toUpperCase() + a.slice(1);
  if (values.length > 1) return dice.pick(language === 'ko' ? [`${a} {}, ${b} {}`, `${a} {} / ${b} {}`, `{}: {}`, `[{}] ${b} {}`, `${a} {}의 ${b}: {}`, `{} ({})`] : [`${begun} {}, ${b} {}`, `${begun} {}: ${b} {}`, `{}: {}`, `${a}={} ${b}={}`, `${begun} {} has ${b} {}`, `{} at {}`, `{} / {}`]);
  return dice.pick(language === 'ko' ? [`${a} {} 완료`, `${a}: {}`, `${a} {}`, `${a} {} 확인 요망`, `{} 접수`, `현재 ${a} {}`, `{} 점검 바람`, `${a} {} 이상`, `{}`, `${a} 값은 {}`, `알림: ${a} {}`, `{} 준비됨`] : [`${begun} {} is ready`, `${begun}: {}`, `${begun} {}`, `${begun} is {}`, `{} has arrived`, `Check ${a} {}`, `Attention, ${a} {}`, `{} needs a look`, `${begun} {} done`, `{} finished`, `${a}={}`, `The ${a} is {} now`, `{}`, `New ${a}: {}`, `${begun} {}, please take over`]);
}
