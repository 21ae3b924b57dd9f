import { entriesOf, readText } from '../data-files';
import type { Dice } from '../dice';
import type { Language } from './template';

/** What people call the value of a parameter or of a payload's field. */
export interface Noun {
  readonly en: string;
  readonly ko: string;
  readonly kind: 'machine' | 'thing' | 'place' | 'amount' | 'text' | 'person';
  /** There is another one of its kind: the word before it is always said. */
  readonly twin?: true;
}

const nouns = new Map<string, Noun>(entriesOf(readText('words/nouns.txt')).flatMap(({ word: kind, lines }) => lines.map((line): [string, Noun] => {
  const [name = '', said = ''] = line.split('=');
  const [en = '', ko = ''] = said.split('/');
  return [name, { en, ko, kind: kind as Noun['kind'] }];
})));

/** Parts of a name that do not say what the value is. */
const general = new Set('id no name number nr ref target new the set value kind mode state list flag from to at source'.split(' '));

/** Null: a name that says nothing to people. */
export function nounOf(parameter: string, type: string): Noun | null {
  const parts = parameter.replaceAll(/([a-z])([A-Z])/gu, '$1_$2').toLowerCase().split(/[_.-]/u);
  const telling = parts.filter((part) => !general.has(part));
  const found = nouns.get(parameter) ?? nouns.get(telling.join('_')) ?? nouns.get(telling.at(-1) ?? '') ?? nouns.get(telling[0] ?? '');
  return found === undefined || (found.kind === 'amount') !== (type === 'integer' || type === 'number') ? (found !== undefined && found.kind !== 'amount' && found.kind !== 'text' ? found : null) : found;
}

const before = [...nouns.values()].flatMap(({ en, ko }) => [en, ko]);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const anyOf = (words: readonly string[]): string => [...new Set(words)].sort((a, b) => b.length - a.length).map(escaped).join('|');
const nounBeforeEnglish = new RegExp(String.raw`(?:\b(?:the|a) )?(?:GPIO |digital |output |header )?\b(${anyOf([...before.filter((each) => /^[a-z]/iu.test(each)), 'GPIO', 'GPIO pin', 'channel', 'key', 'topic', 'note', 'file', 'run'])})(?: (?:number|no\.|nr\.|id|called|named))? $`, 'iu');
const nounBeforeKorean = new RegExp(String.raw`(?:GPIO |디지털 |출력 )?(${anyOf([...before.filter((each) => /^[가-힣]/u.test(each)), 'GPIO', '파일', '토픽', '키', '메모'])})(?: 번호)? $`, 'u');
const nounAfterKorean = new RegExp(String.raw`^(?:번? ?(?:출력 |GPIO )?(?:${anyOf([...before.filter((each) => /^[가-힣]{2,}/u.test(each)), '핀', '단자', '출력'])})(?=[을를이가은는로와과에의 ,]|$)|번|호기|호|층|구역)?`, 'u');

const verbsToo = new Set(['relay', 'channel', 'light', 'press', 'fan', 'load', 'lot', 'row', 'pump', 'filter', 'note', 'line', 'file', 'point', 'label', 'tag', 'gate', 'order', 'group', 'switch', 'power', 'house', 'board', 'name', 'time', 'date', 'message', 'text', 'comment', 'remark', 'code', 'item', 'book', 'queue', 'run', 'step', 'process', 'water', 'block', 'room', 'station', 'level', 'weight', 'limit', 'value', 'rate', 'position', 'display', 'target', 'host', 'map', 'track', 'film', 'mixer', 'word', 'table', 'case', 'field', 'rack', 'bank', 'dock', 'alarm', 'motor', 'door', 'share', 'floor', 'area', 'plate', 'address', 'fill', 'feed']);
const kinds = new Map([...nouns.values()].flatMap((noun) => [[noun.en.toLowerCase(), noun.kind], [noun.ko, noun.kind]] as const));
export const kindOf = (noun: string): Noun['kind'] => kinds.get(noun.toLowerCase()) ?? 'thing';

/** The noun that stands before a value, and how long it is with its article. */
export function nounBefore(language: Language, text: string): { readonly noun: string; readonly length: number } | null {
  const found = (language === 'ko' ? nounBeforeKorean : nounBeforeEnglish).exec(text);
  // At the beginning it is a verb: `press`, `relay`, `load`.
  if (found === null || (language === 'en' && verbsToo.has((found[1] ?? '').toLowerCase()) && !/^(?:the|a) /iu.test(found[0]) && /(?:^|[.:;,] |\b(?:please|and|then|to) )$/iu.test(text.slice(0, found.index)))) return null;
  return { noun: found[1] ?? '', length: found[0].length };
}
export const nounAfter = (text: string): string => nounAfterKorean.exec(text)?.[0] ?? '';

const synonyms: Readonly<Record<string, string>> = {
  user: 'person', operator: 'person/colleague', host: 'server/machine', server: 'machine/host', vehicle: 'car/truck', zone: 'area/part', area: 'zone', room: 'place', badge: 'card', 'phone number': 'telephone number', customer: 'client', client: 'customer', ticket: 'case', order: 'job', tank: 'vessel/basin', vessel: 'tank', door: 'entrance', gate: 'barrier',
  file: 'document', article: 'item', item: 'article', part: 'component', sensor: 'probe', device: 'unit/instrument', machine: 'unit/plant', temperature: 'degrees', pressure: 'reading', level: 'height', speed: 'revolutions', weight: 'kilos', visitor: 'guest', driver: 'lorry driver', camera: 'cam', sample: 'specimen', batch: 'charge/lot', lot: 'batch', recipe: 'programme', program: 'programme/recipe', alarm: 'warning', reason: 'cause', message: 'text/words', account: 'login', animal: 'beast', parcel: 'package',
  사용자: '사람/직원', 운전원: '담당자', 호스트: '서버', 서버: '호스트/장비', 차량: '차', 구역: '자리/쪽', 출입증: '카드', 고객: '손님', 탱크: '통/수조', 문: '출입문', 파일: '문서', 품목: '물건', 부품: '자재', 센서: '감지기', 장치: '기기/설비', 기계: '설비', 온도: '몇 도인지', 수위: '물 높이', 회전수: '속도', 무게: '중량', 방문객: '손님/방문자', 기사: '운전자', 시료: '검체/샘플', 로트: '배치', 레시피: '배합', 프로그램: '코스', 메시지: '문구/내용', 사유: '이유', 계정: '아이디', 소포: '택배',
};
/** Another word for it, where there is one. */
export const synonym = (dice: Dice, noun: string): string => dice.pick((synonyms[noun] ?? noun).split('/'));

/** What has happened to it that brought the event, said of things of a kind. */
const situations: Readonly<Record<Language, Readonly<Record<Noun['kind'], readonly string[]>>>> = {
  en: {
    machine: ['that has tripped', 'that reported', 'that raised the alarm', 'whose battery is low', 'that sent this', 'that is offline', 'that called', 'that has just stopped', 'that is too hot', 'that needs it', 'that complained', 'with the fault', 'whose limit was passed', 'that has just reported in', 'that was pressed', 'which has run dry'],
    place: ['where it happened', 'the alarm came from', 'that called', 'that reported', 'where somebody pressed the button', 'where it is too warm', 'that was left open', 'that is concerned'],
    thing: ['that has just finished', 'that has just come in', 'that was scanned', 'that is waiting', 'that is due', 'that has failed', 'that was just booked', 'that is ready', 'that started this', 'that has just been released', 'they have just registered'],
    amount: ['that was measured', 'that was just reported', 'that was asked for', 'that was ordered', 'that came with the event', 'they want'],
    text: ['that came in', 'that was sent to us', 'they sent', 'that arrived'],
    person: ['who asked for it', 'who has just signed in', 'who called', 'who started this', 'who sent the request', 'who scanned the badge'],
  },
  ko: {
    machine: ['고장 난', '경보를 낸', '멈춘', '신호를 보낸', '배터리가 부족한', '응답이 없는', '과열된', '이상이 생긴', '방금 보고한', '한계를 넘은', '문제가 된', '트립된'],
    place: ['경보가 난', '신호가 온', '호출한', '문이 열린', '문제가 생긴', '이벤트가 일어난'],
    thing: ['방금 끝난', '방금 들어온', '스캔된', '대기 중인', '방금 등록된', '접수된', '완료된', '실패한', '방금 찍힌'],
    amount: ['측정된', '방금 보고된', '요청된', '주문된', '통보된', '계측된'],
    text: ['들어온', '받은', '전달된', '도착한'],
    person: ['요청한', '방금 로그인한', '호출한', '출입증을 찍은', '신청한'],
  },
};
export const situation = (dice: Dice, language: Language, kind: Noun['kind']): string => dice.pick(situations[language][kind]);
