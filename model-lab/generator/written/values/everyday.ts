import type { Dice } from '../../dice';
import { code, device, englishWord, identifier, koreanWord, person } from '../../language/words';
import type { Language } from '../../language/template';
import { copied, note } from './sayings';
import { clause, cronText, momentText, remark, spoken } from './values';
import { names, type Said, type Slot } from '../table';

/** Figures that are none of a time of day become others. */
const refigured = (dice: Dice, text: string): string => text.replaceAll(/(?<![\d:.-])\d+(?![\d:])/gu, (digits) => (digits.length === 1 ? String(dice.int(2, 9)) : String(dice.int(11, 10 ** Math.min(digits.length, 3) - 1))));

const listed = (english: string, korean: string): Readonly<Record<Language, readonly string[]>> => ({ en: english.split('|').map((text) => text.trim()), ko: korean.split('|').map((text) => text.trim()) });

/** What people tell each other, with commas and figures in it. */
const messages = listed(
  'Brine tank: top up salt, two bags, then reset the counter|Close the roof vents before you leave, all 4 of them|Take the bread out, oven 2 first|Filter week: swap A3, log it, and wash the old one|Tasting at the long table, bring 6 glasses|Water meter photo, please, both dials|Bins out: brown and 2 blue|Pump 3 gets greased today, 20 ml, no more|Check the eel pond, then feed 400 g|Van 7 to the inspection, papers are in the glove box|Kids are off on Friday, so heating in room 12 down to 16|Lift test with the fire brigade, keep lift 2 free|Change the yeast log, page 4 is full|Trap 9 and trap 11: bait is old|Ventilate the cellar for 15 minutes, then shut it again|Rota for next week is due, send it to the office|Fridge 2 defrost, move the vaccines to fridge 5 first|Rain barrel open, hose off, gate shut|Cash box to the bank, 2 people go|Sauna stones: turn them, wear gloves|Sign the crane book, all 3 drivers|Lamp 14 in the stairwell flickers again, order a new tube|The bees want sugar water, 5 litres, 1 to 1',
  '염수 탱크에 소금 2포 채우고 카운터 초기화|퇴근 전에 천창 4개 모두 닫기|2번 오븐 빵 먼저 빼고 1번은 그 다음|여과기 A3 교체, 일지 기록, 헌 것은 세척|수도 계량기 두 눈금 다 사진 찍기|갈색 통 하나, 파란 통 2개 내놓기|3호기 펌프에 그리스 20ml만 주입|장어 못 확인하고 사료 400g|7호차 검사, 서류는 조수석 서랍에 있음|금요일 휴원이니 12호실 난방은 16도로|승강기 2호기 소방 시험, 비워 둘 것|효모 일지 4쪽 다 찼음, 새 장으로|9번, 11번 덫 미끼 교체|지하실 15분 환기 후 다시 닫기|다음 주 근무표 사무실로 보내기|백신은 5번 냉장고로 옮기고 2번 제상|빗물통 열고 호스 잠그고 문 닫기|시재 은행 입금, 2명이 같이 가기|크레인 일지에 기사 3명 모두 서명|계단실 14번 등이 또 깜빡임, 형광등 주문|벌통에 설탕물 5리터, 1대1|배수로 낙엽 치우고 사진 2장|동파 주의, 4동 옥외 수전 잠그기');
export const message: Slot = copied((dice, language) => dice.among([[5, () => refigured(dice, dice.pick(messages[language]))], [2, () => remark(dice, language)], [1, () => clause(dice, language)]])());

/** The same without marks around it: one piece, with no full stop of its own. */
export const unmarked: Slot = copied((dice, language) => (dice.chance(0.75) ? refigured(dice, dice.pick(messages[language])) : note(dice, language)));

/** What the assistant is asked to do. */
const tasks = listed(
  'Read the logs of the last 24 hours and name the three worst alarms|What did pump 4 use this week, and is it more than last week?|Write a handover of at most 8 lines for the night watch|List the runs that failed since yesterday and say why|Compare the brew sheets 11 and 12, point out what differs|Which of the 30 fire extinguishers are due next month?|Sum up the visitors per day, without names|Look at the greenhouse notes and suggest when to water|Draft the order for the kitchen: flour, salt, 6 kg butter|Check the backup list, tell me which host is missing',
  '지난 24시간 로그에서 심한 경보 세 가지를 골라 줘|4호기 펌프가 이번 주에 쓴 양을 지난주와 비교해 줘|야간 당직에게 줄 인계를 8줄 안으로 써 줘|어제부터 실패한 실행을 찾고 원인도 적어 줘|담금표 11번과 12번이 어디가 다른지 알려 줘|소화기 30개 중 다음 달에 점검할 것을 뽑아 줘|하루 방문객 수만 이름 없이 정리해 줘|온실 메모를 보고 물 줄 때를 제안해 줘|주방 발주서 초안: 밀가루, 소금, 버터 6kg|백업 목록에서 빠진 서버를 알려 줘');
export const task: Slot = copied((dice, language) => refigured(dice, dice.pick(tasks[language])));

export const procedure = names('chlorine-check, frost-watch, night-rinse, eel-feeding, keg-cleaning, backup-verify, gate-close, evening-round, boiler-start, sample-intake, line-2-flush, cold-room-alarm, water_change, bake-out, crane-check, sluice_open, bus-wash, pool-backwash, ward-lights, rack7-reboot', 'frost-watch, night-rinse, backup-verify, gate-close, pool-backwash, line-2-flush, 야간-세척, 장어-급이, 염소-점검, 보일러-기동, 새벽_순찰, 시료-접수, 동파-점검, 냉동고-경보, 발효조_세척, 마감-점검, 수문-개방');
export const entry = names('weekly-brine, frost-reminder, monday-rinse, rota, bins, keg-day, night-flush, pool_morning, greenhouse-7, meter-photo, q3-audit, stairwell', '주간-염수, 동파-알림, 월요-세척, 근무표, 수거일, 야간-헹굼, pool_morning, greenhouse-7, 계량기, 감사-3분기, rota');

// When: cron text, and what it means beside it

const weekday = { en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], ko: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] } as const;
const small = { en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'], ko: ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한'] } as const;

function hourWords(dice: Dice, language: Language, hour: number, minute: number): string {
  const digits = `${String(hour)}:${String(minute).padStart(2, '0')}`;
  const half = hour % 12;
  if (language === 'ko') {
    const part = hour < 6 ? '새벽' : hour < 12 ? '오전' : hour < 18 ? '오후' : '저녁';
    const past = minute === 0 ? '' : minute === 30 ? ' 반' : ` ${String(minute)}분`;
    return half === 0 ? digits : dice.pick([digits, `${String(hour)}시${past}`, `${part} ${small.ko[half] ?? ''} 시${past}`]);
  }
  const spelt = small.en[half] ?? '';
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening';
  if (half === 0) return minute === 0 ? (hour === 0 ? 'midnight' : 'noon') : digits;
  if (minute === 30) return dice.pick([digits, `half past ${spelt} ${part}`]);
  return minute === 0 ? dice.pick([digits, `${spelt} ${part}`, spelt, `${String(half)} ${hour < 12 ? 'am' : 'pm'}`]) : digits;
}

/** Cron text and the same in words. */
function cronAndWords(dice: Dice, language: Language): readonly [string, string] {
  const [hour, minute] = [dice.int(0, 23), dice.pick([0, 0, 0, 30, 30, 15, 45])];
  const time = hourWords(dice, language, hour, minute);
  const start = `${String(minute)} ${String(hour)}`;
  const of = dice.int(0, 6);
  const name = weekday[language][of] ?? '';
  const date = dice.int(1, 28);
  const every = dice.pick([2, 3, 4, 6, 8, 12]);
  const often = dice.pick([5, 10, 15, 20, 30]);
  const ko = language === 'ko';
  return dice.among<() => readonly [string, string]>([
    [4, () => [`${start} * * ${String(of)}`, ko ? dice.pick([`매주 ${name} ${time}`, `${name} ${time}`]) : dice.pick([`${name}s at ${time}`, `every ${name} at ${time}`])]],
    [3, () => [`${start} * * *`, ko ? dice.pick([`매일 ${time}`, `날마다 ${time}`]) : dice.pick([`every day at ${time}`, `daily at ${time}`])]],
    [2, () => [`${start} * * 1-5`, ko ? dice.pick([`평일 ${time}`, `월~금 ${time}`]) : dice.pick([`weekdays at ${time}`, `Monday to Friday at ${time}`])]],
    [1, () => [`${start} ${String(date)} * *`, ko ? `매달 ${String(date)}일 ${time}` : `day ${String(date)} of each month at ${time}`]],
    [1, () => [`0 */${String(every)} * * *`, ko ? `${String(every)}시간마다` : `every ${String(every)} hours`]],
    [1, () => [`*/${String(often)} * * * *`, ko ? `${String(often)}분마다` : `every ${String(often)} minutes`]],
  ])();
}

const wrapped = (dice: Dice, text: string): string => dice.pick([`"${text}"`, `(${text})`, `[${text}]`, `(${text})`, `\`${text}\``, `'${text}'`]);

/** `(0 15 * * 1), which is Mondays at three`: what it means stands behind it. */
export const glossed: Slot = spoken((dice, language): Said => {
  const [value, meaning] = cronAndWords(dice, language);
  const shown = wrapped(dice, value);
  return { value, words: dice.pick(language === 'ko' ? [`${shown}, 곧 ${meaning}`, `${shown}(${meaning})`, `${shown} = ${meaning}`, `${shown}, 그러니까 ${meaning}`] : [`${shown}, which is ${meaning}`, `${shown}, that is ${meaning}`, `${shown} – ${meaning}`, `${shown} (${meaning})`, `${shown}, in other words ${meaning}`]) };
});

/** `Mondays at three (0 15 * * 1)`: a part of a sentence. */
export const worded: Slot = spoken((dice, language): Said => {
  const [value, meaning] = cronAndWords(dice, language);
  return { value, words: dice.pick(language === 'ko' ? [`${meaning}(${value})`, `${meaning} [${value}]`, `${meaning}, "${value}"`, `${meaning}(cron ${value})`] : [`${meaning} (${value})`, `${meaning} [${value}]`, `${meaning} (cron: ${value})`]) };
});

/** Cron text in brackets or between marks, or a moment. */
export const bracketed: Slot = spoken((dice): Said => {
  const value = dice.chance(0.75) ? cronText(dice) : momentText(dice);
  return { value, words: value.includes(' ') ? wrapped(dice, value) : dice.pick([value, value, `(${value})`]) };
});

// Why, in plain words with commas

const reasons = listed(
  'wrong batch, started twice by mistake|the valve sticks, and the fitter comes at 14:30|customer called it off, nothing has been delivered yet|salt is out, new pallet on Thursday|power cut in hall 3, generators are for the cold rooms only|sensor 12 reads nonsense, 85 degrees in winter|fire drill, everybody out, nobody at the panel|the lorry is late, about 40 minutes|tank 7 was filled by hand already, 900 litres|wrong room, it should have been 214|storm warning, gusts of 25 m/s|no hot water before noon, says the caretaker|lid open, lock broken, spare part ordered|duplicate of the run at 6:15|patient moved to ward 5, bed is empty|not needed any more, the kiln is cold|operator ill, no substitute, try again tomorrow',
  '배치가 틀렸고 두 번 눌림|밸브 고착, 기사 14:30 도착 예정|고객 취소, 출고 전|소금 소진, 목요일 입고|3동 정전, 발전기는 냉동고 전용|12번 센서 이상, 겨울에 85도|소방 훈련으로 전원 대피, 제어반에 사람 없음|트럭이 40분쯤 늦음|7번 탱크는 이미 수동으로 900리터 채움|호실 착오, 214호여야 함|강풍 경보, 순간 25m/s|정오 전에는 온수 안 나옴|뚜껑 열림, 잠금 파손, 부품 주문함|6:15 실행과 중복|환자가 5병동으로 옮겨 침대가 비었음|가마가 식어 더는 필요 없음|담당자 병가, 대체 인력 없음, 내일 재시도');
export const reason: Slot = copied((dice, language) => (dice.chance(0.75) ? refigured(dice, dice.pick(reasons[language])) : remark(dice, language).replace(/\.$/u, '')));

// What is looked for in notes and files: two or three nouns that belong together

const parts: Readonly<Record<Language, readonly (readonly [readonly string[], readonly string[]])[]>> = {
  en: [
    [['chlorine dose', 'filter change', 'door code', 'spare key', 'pump hours', 'oil grade', 'belt tension', 'opening hours', 'paint colour', 'alarm limit', 'feed ration', 'supplier', 'last service', 'flow setting', 'warranty', 'yeast pitch', 'lamp type', 'fuse rating', 'key box', 'pH drift'], ['the pool', 'gate 4', 'tank 12', 'the boiler room', 'the eel pond', 'line 2', 'fermenter 6', 'the roof', 'hall B', 'the old kiln', 'rack 9', 'room 214', 'the north sluice', 'the bakery', 'compressor 3', 'the guest house']],
  ],
  ko: [
    [['수영장', '4번 문', '12번 탱크', '보일러실', '장어 못', '2라인', '6번 발효조', '옥상', 'B동', '옛 가마', '9번 랙', '214호', '북쪽 수문', '제빵실', '3호 압축기', '게스트하우스'], ['염소 투입량', '여과기 교체', '출입 번호', '예비 열쇠', '펌프 시간', '오일 등급', '벨트 장력', '운영 시간', '도료 색상', '경보 한계', '급이량', '납품처', '최근 정비', '유량 설정', '보증 기간', '효모 투입', '전구 규격', '퓨즈 용량', 'pH 변동']],
  ],
};
const topicOf = (dice: Dice, language: Language): string => {
  const [first, second] = dice.pick(parts[language]);
  const [left, right] = [refigured(dice, dice.pick(first)), refigured(dice, dice.pick(second))];
  if (language === 'ko') return dice.among([[6, `${left} ${right}`], [1, right], [1, `${koreanWord(dice)} ${right}`], [1, `${left} ${device(dice, 'ko')}`]]);
  return dice.among([[5, `${left} of ${right}`], [2, `${right.replace(/^the /u, '')} ${left}`], [1, `${englishWord(dice)} ${left}`], [1, `${device(dice, 'en')} ${left}`], [1, left]]);
};
export const topic: Slot = copied(topicOf);
/** A word or a few, also codes and names of people's roles. */
export const sought: Slot = copied((dice, language) => dice.among([[5, () => topicOf(dice, language)], [1.5, () => identifier(dice)], [1, () => code(dice)], [1, () => `${person(dice, language)} ${language === 'ko' ? koreanWord(dice) : englishWord(dice)}`]])());
