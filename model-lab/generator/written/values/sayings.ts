import type { Dice } from '../../dice';
import { capitalised, particleFor, type Language } from '../../language/template';
import { device, englishWord, identifier, koreanWord, number, phrase, quantity, word } from '../../language/words';
import type { Slot } from '../table';
import { prose, proseClause, proseWish } from './prose';

/** Words that stand in the sentence as they are, and that no event hands over. */
export const copied = (make: (dice: Dice, language: Language) => string): Slot => ({
  schema: { type: 'string' },
  draw(dice, language) {
    const value = make(dice, language);
    return { value, words: value };
  },
});

const units = ['bar', 'degrees', '°C', 'percent', '%', 'litres', 'kW', 'V', 'rpm', 'kg'];
const count = (dice: Dice): string => String(dice.int(2, 90));
const clock = (dice: Dice): string => `${String(dice.int(0, 23))}:${String(dice.int(0, 59)).padStart(2, '0')}`;
const weekday = { en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'] } as const;

const subject = (dice: Dice): string => dice.among([[5, () => `the ${device(dice, 'en')}`], [2, () => `${englishWord(dice)} ${count(dice)}`], [2, () => `the ${device(dice, 'en')} in the ${englishWord(dice)}`], [2, () => `the ${englishWord(dice)} ${englishWord(dice)}`], [1, () => `${device(dice, 'en')} ${String(dice.int(1, 9))}`], [1, () => `the door of room ${count(dice)}`], [1, () => `our ${englishWord(dice)}`]])();

/** A sentence without its full stop, as it stands behind "that". */
export function clause(dice: Dice, language: Language): string {
  if (dice.chance(0.5)) return proseClause(dice, language);
  const of = <T>(list: readonly T[]): T => dice.pick(list);
  if (language === 'ko') return koreanClause(dice);
  return dice.among([
    [6, () => `${subject(dice)} ${of(['has stopped', 'is running again', 'is back', 'needs new oil', 'was left open', 'has tripped twice', 'makes a grinding noise', 'will be off until tomorrow', 'is leaking', 'has been cleaned', 'does not answer any more', 'is stuck halfway', 'must not be used', 'can be used again', 'is waiting for a spare part', 'was found unlocked', 'is full', 'is nearly empty', 'failed its test', 'passed the test', 'is under maintenance', 'lost its power', 'runs on battery', 'could not be started', 'has cooled down', 'is getting too warm', 'was moved to the yard', 'starts at full load', 'is dirty again', 'has frozen'])}`],
    [2, () => `${subject(dice)} ${of(['is off since', 'will be started at', 'was switched off at', 'stays shut until', 'is due at', 'comes back at'])} ${clock(dice)}`],
    [2, () => `${subject(dice)} ${of(['shows', 'has reached', 'fell to', 'is down to', 'climbed to', 'stands at'])} ${String(number(dice))} ${of(units)}`],
    [2, () => `the ${quantity(dice, 'en')} ${of(['in', 'at', 'behind'])} the ${englishWord(dice)} is ${of(['too high', 'too low', 'normal again', 'not being logged', 'out of range', `${String(number(dice))} ${of(units)}`])}`],
    [2, () => `${count(dice)} ${of(['bags', 'pallets', 'eggs', 'samples', 'boxes', 'cables', 'trays'])} of ${englishWord(dice)} ${of(['are missing', 'have arrived', 'must be counted', 'are ready to go', 'were thrown away'])}`],
    [1, () => `nobody may enter the ${englishWord(dice)} before ${clock(dice)}`],
    [1, () => `we ${of(['start', 'finish', 'meet', 'close', 'restart'])} ${of(['at', 'before', 'not before'])} ${clock(dice)} on ${of(weekday.en)}`],
    [1, () => `the ${englishWord(dice)} lorry is at gate ${String(dice.int(1, 12))}`],
    [1, () => `there is ${of(['water', 'smoke', 'oil', 'glass', 'a smell of gas', 'no air', 'no light'])} ${of(['in', 'under', 'behind'])} the ${englishWord(dice)}`],
    [1, () => `someone has to ${wish(dice, 'en')}`],
    [1, () => `the shift of ${of(weekday.en)} is one ${of(['driver', 'electrician', 'baker', 'nurse', 'porter', 'guard'])} short`],
  ])();
}

function koreanClause(dice: Dice): string {
  const of = <T>(list: readonly T[]): T => dice.pick(list);
  const thing = dice.among([[5, () => device(dice, 'ko')], [2, () => `${koreanWord(dice)} ${device(dice, 'ko')}`], [2, () => `${String(dice.int(1, 30))}호기`], [2, () => `${koreanWord(dice)} ${koreanWord(dice)}`], [1, () => `${count(dice)}호실 문`]])();
  const noun = (text: string, particle: '을' | '이' | '은'): string => text + particleFor(text, particle);
  return dice.among([
    [5, () => `${noun(thing, '이')} ${of(['멈췄다', '다시 돌기 시작했다', '열린 채로 있다', '두 번 떨어졌다', '내일까지 꺼져 있다', '새고 있다', '응답하지 않는다', '중간에 걸렸다', '식었다', '너무 뜨겁다', '가득 찼다', '거의 비었다', '배터리로 돌고 있다', '얼었다', '복구되었다', '시험을 통과했다', '시험에서 떨어졌다', '부품을 기다리고 있다', '켜지지 않는다', '잠겨 있지 않았다'])}`],
    [2, () => `${noun(thing, '은')} ${clock(dice)}${of(['에 다시 켠다', '까지 닫아 둔다', '부터 꺼져 있다', '에 점검한다', '에 껐다'])}`],
    [2, () => `${noun(thing, '을')} ${of(['청소했다', '교체했다', '마당으로 옮겼다', '쓰면 안 된다', '다시 써도 된다', '열어 두었다', '닫았다', '점검하고 있다'])}`],
    [2, () => `${koreanWord(dice)} ${noun(quantity(dice, 'ko'), '이')} ${of(['너무 높다', '너무 낮다', '정상으로 돌아왔다', '기록되지 않는다', `${String(number(dice))}${of(['도', '%', 'bar', '리터', 'kW'])}까지 올랐다`, `${String(number(dice))}${of(['도', '%', 'bar', '리터', 'kW'])}로 내려갔다`])}`],
    [1, () => `${koreanWord(dice)} ${count(dice)}${of(['상자가 도착했다', '개가 모자란다', '개를 세야 한다', '상자가 출고 대기 중이다'])}`],
    [1, () => `${clock(dice)} 전에는 ${koreanWord(dice)}에 들어가면 안 된다`],
    [1, () => `${of(weekday.ko)} ${clock(dice)}에 ${of(['시작한다', '모인다', '문을 닫는다', '재가동한다'])}`],
    [1, () => `${koreanWord(dice)} ${of(['밑에 물이 고였다', '뒤에서 연기가 난다', '쪽에 가스 냄새가 난다', '쪽에 불이 나갔다'])}`],
  ])();
}

/** What somebody is asked to do. */
export function wish(dice: Dice, language: Language): string {
  if (dice.chance(0.65)) return proseWish(dice, language);
  const of = <T>(list: readonly T[]): T => dice.pick(list);
  if (language === 'ko') return `${of([`${device(dice, 'ko')} 필터를 갈아`, `${count(dice)}호실 창문을 닫아`, `${koreanWord(dice)} 열쇠를 가져와`, `${device(dice, 'ko')} 소리를 들어 봐`, `${koreanWord(dice)} 재고를 세어`, `${clock(dice)} 전에 ${koreanWord(dice)}로 와`, `${device(dice, 'ko')} 전원을 빼`, `${koreanWord(dice)} 바닥을 닦아`])} 달라`;
  return of([`fetch the ${englishWord(dice)} key`, `look at the ${device(dice, 'en')}`, `close the windows in room ${count(dice)}`, `bring ${count(dice)} bags of ${englishWord(dice)}`, `call the ${englishWord(dice)} office before ${clock(dice)}`, `change the filter of the ${device(dice, 'en')}`, `come down to the ${englishWord(dice)}`, `stay away from the ${device(dice, 'en')}`, `sign for delivery ${count(dice)}`, `take the ${englishWord(dice)} out of the oven`, `move the van away from gate ${String(dice.int(1, 12))}`, `count the ${englishWord(dice)} stock`, `wipe the floor at the ${englishWord(dice)}`, `unplug the ${device(dice, 'en')}`]);
}

/** What stands above a message. */
export const heading = (dice: Dice, language: Language): string => language === 'ko'
  ? dice.among([[4, () => koreanWord(dice)], [4, () => `${koreanWord(dice)} ${dice.pick(['경보', '알림', '점검', '안내', '보고', '상태', '이상', '완료'])}`], [1, () => `${String(dice.int(1, 20))}호기`], [1, () => device(dice, 'ko')], [1, () => identifier(dice).toUpperCase()]])()
  : dice.among([[4, () => capitalised(englishWord(dice))], [4, () => `${capitalised(englishWord(dice))} ${dice.pick(['alarm', 'report', 'update', 'fault', 'status', 'check', 'news', 'warning', 'done'])}`], [2, () => capitalised(device(dice, 'en'))], [1, () => `${capitalised(englishWord(dice))} ${String(dice.int(1, 40))}`], [1, () => englishWord(dice).slice(0, 4).toUpperCase()]])();

/** A message as it is written, with no marks around it: one sentence, or a note. */
export const note = (dice: Dice, language: Language): string => dice.chance(0.5)
  ? prose(dice, language)
  : language === 'ko' ? dice.among([[4, () => clause(dice, 'ko')], [4, () => `${device(dice, 'ko')} ${dice.pick(['정지', '점검 필요', '가동 중', '배터리 운전 중', '교체 요망', '복구', '대기 중', '과열'])}`], [1, () => `${quantity(dice, 'ko')} ${String(number(dice))}`]])()
  : dice.among([[5, () => capitalised(clause(dice, 'en'))], [3, () => capitalised(`${device(dice, 'en')} ${dice.pick(['running on battery', 'down', 'out of order', 'ready', 'waiting for parts', 'at half load', 'not reachable', 'back in service'])}`)], [1, () => capitalised(`${quantity(dice, 'en')} ${String(number(dice))}`)]])();

/** What stands between quotation marks: also several sentences, lists and figures. */
export const quoted = (dice: Dice, language: Language): string => dice.among([[3, () => prose(dice, language)], [1, () => proseClause(dice, language)], [4, () => phrase(dice, language)], [2, () => note(dice, language)], [1, () => `${note(dice, language)}. ${note(dice, language)}.`], [1, () => `${note(dice, language)}, ${word(dice, language)} ${String(number(dice))}`], [1, () => `${note(dice, language)}!`], [0.7, () => `${String(dice.int(1, 9))}. ${note(dice, language)}`]])();
