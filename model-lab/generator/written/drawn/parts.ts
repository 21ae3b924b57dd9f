import type { Dice } from '../../dice';
import type { Language } from '../../language/template';
import { code, folder as anyFolder, identifier, koreanWord, path as anyPath, word } from '../../language/words';
import { clause as said, copied } from '../values/sayings';
import { clause as noted } from '../values/values';
import { made, type Slot } from '../table';

export const path = made((dice) => (dice.chance(0.6) ? `${anyFolder(dice)}/${identifier(dice)}.${dice.pick(['txt', 'log', 'csv', 'md', 'json', 'yaml', 'ini', 'conf'])}` : anyPath(dice)));
export const folder = made((dice) => (dice.chance(0.3) ? `${anyFolder(dice)}/${identifier(dice)}` : anyFolder(dice)));
export const query = made((dice, language) => dice.among([[3, () => word(dice, language)], [3, () => identifier(dice)], [2, () => `${word(dice, language)} ${word(dice, language)}`], [1, () => code(dice)]])());
/** No plan counts from the first line: where one begins is well inside the file. */
export const line: Slot = { schema: { type: 'integer' }, optional: true, draw(dice) {
  const value = dice.chance(0.5) ? dice.pick([2, 5, 10, 20, 50, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000]) : dice.int(3, 1500);
  return { value, words: String(value) };
} };

/** `lines 15 to 24`: the last line is said, and how many they are is to be counted. */
function fromTo(): { readonly from_line: Slot; readonly lines: Slot } {
  let first = 1;
  return {
    from_line: { schema: { type: 'integer' }, optional: true, draw(dice) {
      first = dice.among([[3, dice.pick([1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 101])], [3, dice.pick([5, 10, 15, 20, 25, 30, 40, 50, 60, 100])], [3, dice.int(2, 60)]]);
      return { value: first, words: String(first) };
    } },
    lines: { schema: { type: 'integer' }, optional: true, draw(dice) {
      const value = dice.among([[5, dice.pick([10, 10, 5, 20])], [4, dice.int(2, 12)], [2, dice.pick([6, 11, 15, 21, 25, 30])]]);
      return { value, words: String(first + value - 1) };
    } },
  };
}

/** Why a run is called off, as a sentence. */
export const why = copied((dice, language) => dice.among([
  [4, () => dice.pick(language === 'ko'
    ? ['비가 온다', '바람이 너무 세다', '작업자가 없다', '재료가 떨어졌다', '문이 열려 있다', '이미 끝난 일이다', '전기가 나갔다', '두 번 시작되었다', '손님이 취소했다', '탱크가 벌써 비었다', '센서를 믿을 수 없다', '점검이 미뤄졌다', '부품이 오지 않았다', '물이 안 나온다', '소방 훈련이 있다']
    : ['it is raining', 'the wind is too strong', 'nobody is there', 'we have run out of flour', 'the door is open', 'it has been done already', 'the power is out', 'it was started twice', 'the customer has called it off', 'the tank is empty already', 'the sensor cannot be trusted', 'the inspection was put off', 'the parts did not come', 'there is no water', 'a fire drill is on'])],
  [3, () => said(dice, language)],
  [2, () => noted(dice, language)],
])());
export const causes = copied((dice: Dice, language: Language) => dice.pick(language === 'ko' ? ['강풍', '우천', '인원 부족', '재료 소진', '정전', '고객 취소', '센서 이상', '중복 실행', '부품 미도착', '단수', '소방 훈련', '일정 변경', '오작동', '배관 동파', `${koreanWord(dice)} 고장`, `${koreanWord(dice)} 교체`] : ['strong wind', 'rain', 'lack of staff', 'a power cut', 'a broken sensor', 'a double start', 'missing parts', 'a fire drill', 'a frozen pipe', 'a wrong batch', `a fault in the ${word(dice, 'en')}`, `work on the ${word(dice, 'en')}`]));

export const { from_line: fileReadFromLine, lines: fileReadLines } = fromTo();

export const fileWriteContent = copied((dice, language) => (dice.chance(0.6) ? said(dice, language) : noted(dice, language)));

export const sopExecutePayload = copied((dice) => (dice.chance(0.5) ? `${dice.pick([...'ABCDEFGHKLMNPRST'])}-${String(dice.int(1, 999))}` : identifier(dice)));
