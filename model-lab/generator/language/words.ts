import { existsSync, readFileSync } from 'node:fs';
import type { Dice } from '../dice';
import { particleFor, type Language } from './template';

/** Debian's package wamerican. Data for training needs it; without it there are the common words only. */
export const dictionaryFile = '/usr/share/dict/words';

const common = ('pump valve tank boiler cooler room hall door gate north south east west line press oven belt water oil gas air steam level flow pressure temperature humidity light power main backup reserve roof cellar ' +
  'dock yard lab office store house green cold hot floor wall zone field mixer silo filter sensor meter motor fan heater alarm night day shift batch unit cell rack stage station plant mill kiln well drain inlet outlet').split(' ');
/** Only short plain words. */
const dictionary = existsSync(dictionaryFile) ? readFileSync(dictionaryFile, 'utf8').split('\n').filter((entry) => /^[a-z]{3,7}$/u.test(entry)) : common;
const koreanNouns = ('펌프 밸브 탱크 보일러 냉각기 창고 문 게이트 북쪽 남쪽 동쪽 서쪽 라인 프레스 오븐 벨트 물 기름 가스 공기 증기 수위 유량 압력 온도 습도 조명 전원 주 예비 지붕 지하 부두 마당 실험실 사무실 온실 냉장 냉동 바닥 벽 구역 ' +
  '현장 믹서 사일로 필터 센서 계량기 모터 팬 히터 경보 야간 주간 교대 배치 장치 셀 랙 무대 역 공장 가마 우물 배수 입구 출구 컴프레서 건조기 세척 포장 출하 검사 점검 정비 운전 비상 안전 기계 설비 관리 담당 작업 기록 상태 신호').split(' ');

const syllables: readonly string[] = koreanSyllables();
/** Syllables that Korean text is mostly made of. */
const frequent = [...'가각간감갑강개거건검게격견결경계고공과관광교구국군규그근금급기길김나난날남내너널네녀년노논농누니다단달담당대더도독돌동두드득등디라락란람래량러레려력련령로록론료루류르리린림마만말매머먼메면명모목무문물미민바박반발방배번벌법변별보복본부분불비사산살삼상새색생서석선설성세소속손송수순술스승시식신실심싸아안알암압앞애야약양어언얼업없여역연열염영예오온올와완왕외요용우운울원월위유육율으은을음응의이인일임입자작잔장재저적전점정제조족종주준중증지직진질집차찬창채책처천철첨청체초총최추축출충취측치친칠카코크타탁탄탈탑태터토통트특파판팔편평포표품프피필하학한할함합항해행향허험현협형호혹화확환활황회효후훈휴흐희히'];

/** The 2,350 syllables of KS X 1001, which nearly all Korean text keeps to. */
export function koreanSyllables(): string[] {
  const decoder = new TextDecoder('euc-kr');
  const all: string[] = [];
  for (let row = 0xb0; row <= 0xc8; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) all.push(decoder.decode(Uint8Array.of(row, cell)));
  }
  return all.filter((syllable) => /^[가-힣]$/u.test(syllable));
}

const onset = ['b', 'bl', 'br', 'c', 'ch', 'cl', 'd', 'dr', 'f', 'fl', 'g', 'gr', 'h', 'j', 'k', 'kl', 'l', 'm', 'n', 'p', 'pl', 'qu', 'r', 's', 'sh', 'sk', 'st', 't', 'tr', 'v', 'w', 'z'];
const nucleus = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo', 'y'];
const coda = ['', '', 'b', 'ck', 'd', 'g', 'l', 'm', 'n', 'nd', 'p', 'r', 'rt', 's', 'sk', 't', 'x', 'z'];

/** A word that nobody has seen. */
export function inventedWord(dice: Dice): string {
  const part = (): string => dice.pick(onset) + dice.pick(nucleus) + dice.pick(coda);
  return dice.chance(0.4) ? part() : part() + part();
}

export const englishWord = (dice: Dice): string => dice.among([[7, () => dice.pick(common)], [3, () => dice.pick(dictionary)], [1.2, () => inventedWord(dice)]])();

export function koreanWord(dice: Dice): string {
  return dice.among([
    [6, () => dice.pick(koreanNouns)],
    [3, () => Array.from({ length: dice.int(1, 3) }, () => dice.pick(frequent)).join('')],
    [0.4, () => Array.from({ length: dice.int(1, 3) }, () => dice.pick(syllables)).join('')],
  ])();
}

export const word = (dice: Dice, language: Language): string => (language === 'ko' ? koreanWord(dice) : englishWord(dice));

/** `pump_pressure`, `cold-room-3`, `tankLevel`, `line4.speed` ... */
export function identifier(dice: Dice): string {
  const words = Array.from({ length: dice.among([[5, 1], [5, 2], [0.7, 3]]) }, () => englishWord(dice));
  const number = dice.chance(0.3) ? [String(dice.int(0, dice.chance(0.7) ? 9 : 999))] : [];
  return dice.among([
    [6, () => [...words, ...number].join('_')],
    [4, () => [...words, ...number].join('-')],
    [1, () => words.map((part, index) => (index === 0 ? part : part[0]?.toUpperCase() + part.slice(1))).join('') + number.join('')],
    [1, () => [...words, ...number].join('.')],
    [1, () => [...words, ...number].join('_').toUpperCase()],
    [0.6, () => words.join('') + number.join('')],
  ])();
}

export const koreanIdentifier = (dice: Dice): string =>
  dice.among([[3, () => `${koreanWord(dice)} ${koreanWord(dice)}`], [3, () => koreanWord(dice) + koreanWord(dice)], [2, () => `${koreanWord(dice)}_${koreanWord(dice)}`], [1, () => `${koreanWord(dice)}-${String(dice.int(1, 20))}`]])();

export const name = (dice: Dice, language: Language): string => (language === 'ko' && dice.chance(0.45) ? koreanIdentifier(dice) : identifier(dice));

export const sopName = (dice: Dice, language: Language): string =>
  language === 'ko' && dice.chance(0.3)
    ? `${koreanWord(dice)}-${koreanWord(dice)}`
    : Array.from({ length: dice.int(1, 2) }, () => englishWord(dice)).join('-');

export const topic = (dice: Dice): string =>
  [...Array.from({ length: dice.among([[4, 1], [4, 2], [1, 3]]) }, () => dice.among([[2, () => String(dice.int(1, 40))], [5, () => englishWord(dice)], [2.5, () => identifier(dice)]])()), dice.chance(0.75) ? englishWord(dice) : identifier(dice)].join('/');

const boards = ['nucleo-f401re', 'esp32', 'esp8266', 'arduino-uno', 'arduino-mega', 'pico', 'rpi', 'stm32', 'teensy', 'plc', 'board', 'nano', 'feather', 'bluepill'];
export const boardName = (dice: Dice): string =>
  dice.among([[3, () => `${dice.pick(boards)}-${String(dice.int(0, 12))}`], [3, () => `${dice.pick(boards)}-${englishWord(dice)}`], [2, () => `${englishWord(dice)}-${dice.pick(boards)}`], [1, () => dice.pick(boards)], [2, () => identifier(dice)]])();

const endings = ['txt', 'log', 'csv', 'json', 'md', 'toml', 'dat', 'yaml', 'ini'];
export function path(dice: Dice): string {
  const folders = Array.from({ length: dice.among([[3, 0], [4, 1], [2, 2]]) }, () => (dice.chance(0.6) ? englishWord(dice) : identifier(dice)));
  const file = `${dice.chance(0.2) ? `${identifier(dice)}-2026-${String(dice.int(1, 12)).padStart(2, '0')}-${String(dice.int(1, 28)).padStart(2, '0')}` : identifier(dice)}.${dice.pick(endings)}`;
  return [...folders, file].join('/');
}
export const folder = (dice: Dice): string => Array.from({ length: dice.int(1, 2) }, () => identifier(dice)).join('/');

/** What a step that was carried out begins its result with. */
export const doneWord = (language: Language): string => (language === 'ko' ? '완료' : 'Done');

/** Mostly as in a house's own network, where the parts are small and come twice: `10.1.1.40`. */
export const ip = (dice: Dice): string => {
  const small = (): string => String(dice.pick([0, 0, 1, 1, 2, 4, 5, 8, 10, 11, 20, 30, 50, 100]));
  const host = String(dice.chance(0.5) ? dice.int(1, 254) : dice.pick([1, 2, 5, 7, 10, 11, 12, 20, 21, 40, 50, 100, 101, 110, 200]));
  return dice.among([[4, () => `10.${small()}.${small()}.${host}`], [4, () => `192.168.${small()}.${host}`], [1, () => `172.${String(dice.int(16, 31))}.${small()}.${host}`], [3, () => Array.from({ length: 4 }, () => String(dice.int(0, 255))).join('.')]])();
};
export const hex = (dice: Dice, digits: number): string => Array.from({ length: digits }, () => dice.pick([...'0123456789abcdef'])).join('');
export const address = (dice: Dice): string =>
  dice.among([
    [3, () => ip(dice)],
    [2, () => `${ip(dice)}:${String(dice.int(20, 65_000))}`],
    [2, () => `http://${ip(dice)}/${englishWord(dice)}`],
    [2, () => `https://${englishWord(dice)}.${dice.pick(['example', 'local', 'lan'])}/${identifier(dice)}`],
    [2, () => Array.from({ length: 6 }, () => hex(dice, 2)).join(':')],
    [2, () => `${identifier(dice)}.${dice.pick(['local', 'lan', 'example'])}`],
    [2, () => `0x${hex(dice, dice.pick([2, 4]))}`],
  ])();
export const email = (dice: Dice): string => `${dice.chance(0.5) ? englishWord(dice) : `${englishWord(dice)}.${englishWord(dice)}`}@${englishWord(dice)}.example`;
export const code = (dice: Dice): string =>
  dice.among([[2, () => `${englishWord(dice).slice(0, 3).toUpperCase()}-${String(dice.int(1, 9999))}`], [2, () => hex(dice, dice.int(4, 10))], [1, () => `${dice.pick([...'ABCDEFGHKLMNPRSTVW'])}${String(dice.int(1, 400))}`], [1, () => `${identifier(dice)}#${String(dice.int(1, 99))}`]])();

export function number(dice: Dice): number {
  return dice.among([
    [5, () => dice.int(0, 100)],
    [3, () => dice.int(100, 9999)],
    [3, () => dice.int(0, 2000) / 10],
    [1, () => dice.int(0, 9999) / 100],
    [1, () => -dice.int(1, 400) / 10],
    [1, () => dice.int(10_000, 9_999_999)],
  ])();
}

const people = { en: ['operator', 'shift leader', 'supervisor', 'night watch', 'maintenance team', 'engineer on duty', 'plant manager', 'crew', 'team', 'control room', 'technician', 'staff', 'shift lead', 'engineer', 'watch', 'foreman', 'driver', 'porter', 'guard', 'colleagues', 'people on site', 'visitors', 'boss', 'fire brigade', 'caretaker', 'electrician'], ko: ['운전원', '작업자', '교대 책임자', '관리자', '야간 당직자', '정비팀', '당직 엔지니어', '공장장', '담당자', '제어실', '현장 직원', '팀', '교대조', '엔지니어', '당직자', '반장', '기사', '경비', '동료', '현장 사람들', '방문객', '소장', '소방대', '전기 담당', '시설팀'] } as const;
export const person = (dice: Dice, language: Language): string => dice.pick(people[language]);

const devices = {
  en: ['fan', 'pump', 'relief valve', 'alarm', 'buzzer', 'heater', 'lamp', 'motor', 'siren', 'compressor', 'drain valve', 'inlet valve', 'cooling fan', 'conveyor', 'warning light', 'backup pump', 'mixer', 'door lock', 'sprinkler', 'burner', 'agitator', 'dosing pump', 'horn', 'beacon', 'vent', 'shutter', 'chiller', 'blower', 'feeder', 'exhaust', 'damper', 'gate', 'solenoid', 'main breaker', 'pilot light', 'green LED', 'red LED', 'bypass valve', 'circulation pump'],
  ko: ['팬', '펌프', '릴리프 밸브', '경보기', '부저', '히터', '램프', '모터', '사이렌', '컴프레서', '배수 밸브', '급수 밸브', '냉각 팬', '컨베이어', '경고등', '예비 펌프', '믹서', '도어락', '스프링클러', '버너', '교반기', '주입 펌프', '경적', '비콘', '환기구', '셔터', '냉각기', '송풍기', '공급기', '배기 팬', '댐퍼', '게이트', '솔레노이드', '주 차단기', '파일럿 램프', '녹색 LED', '빨간 LED', '바이패스 밸브', '순환 펌프', '감압 밸브', '안전 밸브'],
} as const;
export const device = (dice: Dice, language: Language): string => (dice.chance(0.85) ? dice.pick(devices[language]) : `${word(dice, language)} ${dice.pick(devices[language])}`);

const quantities = { en: ['pressure', 'temperature', 'level', 'humidity', 'flow', 'voltage', 'current', 'speed', 'load', 'weight', 'vibration', 'door state', 'float switch', 'light level', 'gas value', 'moisture'], ko: ['압력', '온도', '수위', '습도', '유량', '전압', '전류', '속도', '부하', '무게', '진동', '문 상태', '플로트 스위치', '조도', '가스 농도', '수분'] } as const;
export const quantity = (dice: Dice, language: Language): string => dice.pick(quantities[language]);

const units = ['bar', 'C', '°C', 'kPa', '%', 'l/min', 'V', 'A', 'rpm', 'kg', 'mm'];
/** A short sentence without a full stop, such as people write into messages. */
export function phrase(dice: Dice, language: Language): string {
  const reading = `${String(number(dice))}${dice.chance(0.5) ? ' ' : ''}${dice.pick(units)}`;
  if (language === 'ko') {
    const thing = dice.chance(0.6) ? device(dice, 'ko') : `${koreanWord(dice)} ${koreanWord(dice)}`;
    return dice.among([
      [3, () => `${thing} ${dice.pick(['닫힘', '열림', '정지', '작동 중', '이상', '점검 필요', '꺼짐', '켜짐', '고장', '완료', '확인 바람', '교체 요망', '과열', '복구됨'])}`],
      [2, () => dice.pick([`${thing}${particleFor(thing, '이')} 멈췄습니다`, `${thing}${particleFor(thing, '을')} 확인하세요`, `${thing}${particleFor(thing, '을')} 닫았습니다`, `${thing}${particleFor(thing, '을')} 열었습니다`, `${thing}에 문제가 있습니다`, `${thing} 점검이 필요합니다`, `${thing}${particleFor(thing, '이')} 정상입니다`, `${thing} 온도가 높습니다`])],
      [1, () => dice.pick([`${thing} 조작 금지`, `${thing}${particleFor(thing, '을')} 만지지 마세요`, `${thing}${particleFor(thing, '을')} 절대 열지 마시오`, `${thing} 끄지 말 것`, `${thing} 가동하면 안 됨`, `${thing} 출입 금지`])],
      [2, () => `${quantity(dice, 'ko')} ${reading}${dice.pick(['', ' 초과', ' 이하', ', 즉시 확인', ': 펌프 정지'])}`],
      [2, () => Array.from({ length: dice.int(1, 6) }, () => koreanWord(dice)).join(' ')],
      [1, () => `${thing}: ${koreanWord(dice)}, ${koreanWord(dice)} ${String(dice.int(1, 90))}`],
      [1, () => `[${koreanWord(dice)}] ${thing} ${koreanWord(dice)}`],
    ])();
  }
  const thing = dice.chance(0.6) ? device(dice, 'en') : `${englishWord(dice)} ${englishWord(dice)}`;
  const starting = dice.chance(0.6) ? thing.slice(0, 1).toUpperCase() + thing.slice(1) : thing;
  return dice.among([
    [3, () => `${starting} ${dice.pick(['closed', 'open', 'stopped', 'running', 'has failed', 'needs a check', 'is off', 'is on', 'is too hot', 'done', 'replaced', 'is back', 'overheated', 'tripped'])}`],
    [2, () => `${starting} ${dice.pick(['must be checked', 'was closed', 'was opened', 'is out of service', 'stopped, check it now', 'reports a fault', 'is normal again'])}`],
    [1, () => `${dice.pick(['do not touch the', 'never open the', 'keep out: ', 'Do not use the', 'must not run: ', 'no entry,', 'Do not switch off the'])} ${thing}`],
    [2, () => `${quantity(dice, 'en')} ${dice.pick(['', 'at ', 'is ', 'above ', 'below ', 'reached '])}${reading}${dice.pick(['', '', ', check it', ': pump stopped'])}`],
    [2, () => Array.from({ length: dice.int(1, 6) }, () => englishWord(dice)).join(' ')],
    [1, () => `${starting}: ${englishWord(dice)}, ${englishWord(dice)} ${String(dice.int(1, 90))}`],
    [1, () => `${dice.pick(['WARNING', 'ALERT', 'Info', 'Note', 'Attention'])}: ${thing} ${englishWord(dice)}`],
  ])();
}
