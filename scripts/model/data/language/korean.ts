import type { Dice } from '../dice';

/** How a Korean instruction ends. `야` says must, `고` joins it to the next, `지` comes before 마세요, `면` before 안 된다. */
export type Ending = '다' | '세요' | '시오' | '기' | '것' | '주세요' | '라' | '줘' | '야' | '도록' | '고' | '지' | '면';

/** Stems whose form before 주세요 is not the stem itself. */
const polite: Record<string, string> = {
  하: '해', 켜: '켜', 끄: '꺼', 열: '열어', 닫: '닫아', 리: '려', 쓰: '써', 읽: '읽어', 내: '내', 기: '겨', 추: '춰', 꾸: '꿔', 넣: '넣어', 우: '워', 찾: '찾아', 두: '둬', 들: '들어',
  적: '적어', 걸: '걸어', 풀: '풀어', 그: '가', 주: '줘', 끊: '끊어', 키: '켜', 치: '쳐', 놓: '놓아', 보: '봐', 세: '세워', 맞추: '맞춰', 붙이: '붙여', 시키: '시켜', 돌: '돌려', 비: '비워', 찍: '찍어', 담: '담아', 뿌: '뿌려', 울: '울려', 끼: '끼워', 옮: '옮겨', 맡: '맡겨', 내보: '내보내', 띄: '띄워', 채: '채워', 만들: '만들어', 데: '데워', 잠: '잠가', 쉬: '쉬어', 떨: '떨어', 뜨: '떠', 오: '와', 지: '지워', 움직이: '움직여', 이: '여', 만: '만들어', 낮: '낮춰', 막: '막아', 물: '물어', 트: '터', 멈: '멈춰', 접: '접어', 갈: '갈아', 히: '혀', 구: '궈', 묶: '묶어', 걷: '걷어', 뿜: '뿜어', 씻: '씻어', 섞: '섞어', 찌: '쪄',
};

export function chooseEnding(dice: Dice): Ending {
  return dice.among<Ending>([[5, '다'], [3, '세요'], [1.5, '시오'], [2, '기'], [1.5, '것'], [1.5, '주세요'], [1.5, '라'], [0.8, '줘'], [1, '야'], [0.6, '도록']]);
}

/** `설정하#` becomes 설정한다, 설정하세요, 설정하기 ... */
export const conjugate = (template: string, ending: Ending): string => template.replaceAll(/([가-힣])#/gu, (_whole, stem: string) => conjugated(stem, ending));

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
      return `${polite[stem] ?? stem} 주세요`;
    case '면':
      return open || rieul ? `${stem}면` : `${stem}으면`;
    case '라':
      return stem === '하' ? '해라' : `${polite[stem] ?? stem}라`;
    case '줘':
      return `${polite[stem] ?? stem} 줘`;
    case '야':
      return `${polite[stem] ?? stem}야 한다`;
    case '도록':
      return `${stem}도록 한다`;
    case '기':
    case '고':
    case '지':
      return stem + ending;
  }
}
