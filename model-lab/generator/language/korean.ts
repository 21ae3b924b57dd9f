import type { Dice } from '../dice';

/** How a Korean instruction ends. `야` says must, `고` joins it to the next, `지` comes before 마세요, `면` before 안 된다. */
export type Ending = '다' | '세요' | '시오' | '기' | '것' | '주세요' | '라' | '줘' | '야' | '도록' | '고' | '지' | '면';

/** Stems whose form before 주세요 is not the stem itself. */
const polite: Record<string, string> = {
  하: '해', 켜: '켜', 끄: '꺼', 열: '열어', 닫: '닫아', 리: '려', 쓰: '써', 읽: '읽어', 내: '내', 기: '겨', 추: '춰', 꾸: '꿔', 넣: '넣어', 우: '워', 찾: '찾아', 두: '둬', 들: '들어',
  적: '적어', 걸: '걸어', 풀: '풀어', 그: '가', 주: '줘', 끊: '끊어', 키: '켜', 치: '쳐', 놓: '놓아', 보: '봐', 세: '세워', 맞추: '맞춰', 붙이: '붙여', 시키: '시켜', 돌: '돌려', 비: '비워', 찍: '찍어', 담: '담아', 뿌: '뿌려', 울: '울려', 끼: '끼워', 옮: '옮겨', 맡: '맡아', 내보: '내보내', 띄: '띄워', 채: '채워', 만들: '만들어', 데: '데워', 잠: '잠가', 쉬: '쉬어', 떨: '떨어', 뜨: '떠', 오: '와', 지: '지워', 움직이: '움직여', 이: '여', 만: '만들어', 낮: '낮춰', 막: '막아', 물: '물어', 트: '터', 멈: '멈춰', 접: '접어', 갈: '갈아', 히: '혀', 구: '궈', 묶: '묶어', 걷: '걷어', 뿜: '뿜어', 씻: '씻어', 섞: '섞어', 찌: '쪄',
};

export function chooseEnding(dice: Dice): Ending {
  return dice.among<Ending>([[5, '다'], [3, '세요'], [1.5, '시오'], [2, '기'], [1.5, '것'], [1.5, '주세요'], [1.5, '라'], [0.8, '줘'], [1, '야'], [0.6, '도록']]);
}

/** `설정하#` becomes 설정한다, 설정하세요, 설정하기 ... */
export const conjugate = (template: string, ending: Ending): string => template.replaceAll(/([가-힣]?)([가-힣])#/gu, (_whole, before: string, stem: string) => {
  const irregular = whole[before + stem];
  const form = forms[ending];
  return irregular !== undefined && form !== undefined ? irregular + form : before + conjugated(stem, ending);
});

/** Endings that stand behind the form in 아 or 어. */
const forms: Partial<Record<Ending, string>> = { 주세요: ' 주세요', 라: '라', 줘: ' 줘', 야: '야 한다' };
/** Verbs whose form follows from no single syllable. */
const whole: Record<string, string> = { 부르: '불러', 거르: '걸러', 나르: '날라', 자르: '잘라', 두르: '둘러', 고르: '골라', 누르: '눌러', 뒤지: '뒤져', 아끼: '아껴', 비비: '비벼', 살피: '살펴', 던지: '던져', 만지: '만져', 뿌리: '뿌려', 데우: '데워', 비우: '비워', 세우: '세워', 긋: '그어', 붓: '부어', 듣: '들어', 싣: '실어', 깨닫: '깨달아', 모으: '모아', 잠그: '잠가', 담그: '담가' };

/** The form in 아 or 어 of a regular verb: `잡` 잡아, `묻` 묻어, `치` 쳐. */
function regular(stem: string): string {
  const code = stem.charCodeAt(0) - 0xac00;
  const [initial, vowel, final] = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28];
  const bright = vowel === 0 || vowel === 2 || vowel === 8;
  if (final !== 0) return `${stem}${bright ? '아' : '어'}`;
  // ㅣ becomes ㅕ, ㅗ ㅘ, ㅜ ㅝ, ㅡ ㅓ; the others stay.
  const joined = ({ 20: 6, 8: 9, 13: 14, 18: 4 } as Partial<Record<number, number>>)[vowel];
  return joined === undefined ? stem : String.fromCharCode(0xac00 + initial * 588 + joined * 28);
}

function conjugated(stem: string, ending: Ending): string {
  const final = (stem.charCodeAt(0) - 0xac00) % 28;
  const open = final === 0;
  const rieul = final === 8;
  const without = rieul ? String.fromCharCode(stem.charCodeAt(0) - 8) : stem;
  const withFinal = (base: string, added: number): string => String.fromCharCode(base.charCodeAt(0) + added);
  if (stem === '주' && (ending === '주세요' || ending === '줘')) return ending;
  switch (ending) {
    case '다':
      return open || rieul ? `${withFinal(without, 4)}다` : `${stem}는다`;
    case '세요':
      return open || rieul ? `${without}세요` : `${stem}으세요`;
    case '시오':
      return open || rieul ? `${without}십시오` : `${stem}으십시오`;
    case '것':
      return rieul ? `${stem} 것` : open ? `${withFinal(stem, 8)} 것` : `${stem}을 것`;
    case '주세요':
      return `${polite[stem] ?? regular(stem)} 주세요`;
    case '면':
      return open || rieul ? `${stem}면` : `${stem}으면`;
    case '라':
      return stem === '하' ? '해라' : `${polite[stem] ?? regular(stem)}라`;
    case '줘':
      return `${polite[stem] ?? regular(stem)} 줘`;
    case '야':
      return `${polite[stem] ?? regular(stem)}야 한다`;
    case '도록':
      return `${stem}도록 한다`;
    case '기':
    case '고':
    case '지':
      return stem + ending;
  }
}
