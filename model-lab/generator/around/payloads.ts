import type { Dice } from '../dice';
import { nounOf, type Noun } from '../language/nouns';
import type { Carried } from '../kinds/references';
import type { Language } from '../language/template';
import { address, code, device, englishWord, identifier, koreanWord, number, phrase, word } from '../language/words';

/** A value of the payload: where it stands, and what people call it who do not say the name of the field. */
export interface EventField {
  readonly name: string;
  readonly value: string;
  readonly noun: Noun | null;
  /** What it can be used for. */
  readonly carried: Carried | null;
}

const fieldValue = (dice: Dice, language: Language): string => dice.among([[5, () => String(number(dice))], [2, () => word(dice, language)], [2, () => identifier(dice)], [1, () => code(dice)], [1, () => address(dice)], [1, () => phrase(dice, language)]])();

const tenth = (dice: Dice, from: number, to: number): string => String(dice.int(from * 10, to * 10) / 10);
const numbered = (dice: Dice, stems: string): string => `${dice.pick(stems.split(' '))}-${String(dice.int(1, 99))}`;
const surnames = ('김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍').split(' ');
const given = ('민수 지영 서준 하늘 도윤 은주 현우 수진 태호 미란 재훈 소영 동현 나래 기범 유나').split(' ');
const people = ('kim lee ortiz jansen mbeki novak rossi dubois larsen haddad weber okafor tanaka singh costa petrov moreau lindqvist').split(' ');

type Real = readonly [keys: string, english: string, korean: string, kind: Noun['kind'], make: (dice: Dice, language: Language) => string];
/** Fields such as real devices and programs send. */
const real: readonly Real[] = [
  ['temp temperature t_c degC celsius', 'temperature', '온도', 'amount', (d) => tenth(d, -20, 140)],
  ['hum humidity rh', 'humidity', '습도', 'amount', (d) => String(d.int(10, 99))],
  ['pressure bar p_bar press', 'pressure', '압력', 'amount', (d) => tenth(d, 0, 16)],
  ['level fill level_cm', 'level', '수위', 'amount', (d) => String(d.int(0, 400))],
  ['flow flow_lpm lpm', 'flow rate', '유량', 'amount', (d) => tenth(d, 0, 90)],
  ['rpm speed', 'speed', '회전수', 'amount', (d) => String(d.int(2, 360) * 10)],
  ['weight kg net', 'weight', '무게', 'amount', (d) => tenth(d, 1, 900)],
  ['volts voltage batt_v u', 'voltage', '전압', 'amount', (d) => String(d.int(100, 1400) / 100)],
  ['amps current i_a', 'current', '전류', 'amount', (d) => tenth(d, 0, 60)],
  ['battery batt soc', 'battery level', '배터리 잔량', 'amount', (d) => String(d.int(1, 100))],
  ['ph acidity', 'pH', '산도', 'amount', (d) => tenth(d, 3, 10)],
  ['co2 ppm', 'CO2 value', '이산화탄소 농도', 'amount', (d) => String(d.int(350, 2400))],
  ['lux light', 'brightness', '조도', 'amount', (d) => String(d.int(0, 900))],
  ['vibration mm_s', 'vibration', '진동', 'amount', (d) => tenth(d, 0, 20)],
  ['qty quantity pcs', 'quantity', '수량', 'amount', (d) => String(d.int(1, 500))],
  ['count n hits', 'count', '개수', 'amount', (d) => String(d.int(0, 900))],
  ['km odometer', 'mileage', '주행거리', 'amount', (d) => String(d.int(12, 290_000))],
  ['wind wind_ms', 'wind speed', '풍속', 'amount', (d) => tenth(d, 0, 30)],
  ['salt ec conductivity', 'conductivity', '전도도', 'amount', (d) => tenth(d, 0, 9)],
  ['batch batch_no', 'batch', '배치', 'thing', (d) => d.pick([numbered(d, 'B P batch brew'), `${d.pick([...'ABCDEFG'])}${String(d.int(100, 9999))}`])],
  ['lot lot_no', 'lot', '로트', 'thing', (d) => `L${String(d.int(1000, 99_999))}`],
  ['order order_no order_id', 'order number', '주문 번호', 'thing', (d) => d.pick([`SO-${String(d.int(1000, 99_999))}`, String(d.int(10_000, 99_999)), `2026-${String(d.int(100, 9999))}`])],
  ['ticket case issue', 'ticket', '티켓', 'thing', (d) => d.pick([`T${String(d.int(100, 9999))}`, `INC-${String(d.int(1000, 9999))}`])],
  ['invoice invoice_no', 'invoice number', '송장번호', 'thing', (d) => `INV-${String(d.int(1000, 99_999))}`],
  ['sku article item', 'article', '품목', 'thing', (d) => d.pick([numbered(d, 'bolt-M8 seal oring gasket felt'), code(d)])],
  ['part part_no', 'part number', '부품 번호', 'thing', (d) => code(d)],
  ['recipe program prog', 'recipe', '레시피', 'thing', (d) => numbered(d, 'pale rye cotton eco stock glaze')],
  ['serial sn', 'serial number', '일련번호', 'thing', (d) => `${d.pick([...'ABCXYZ'])}${String(d.int(10_000, 9_999_999))}`],
  ['err code fault', 'error code', '오류 코드', 'thing', (d) => d.pick([`E${String(d.int(1, 99))}`, `F-${String(d.int(100, 999))}`, `0x${String(d.int(10, 99))}`])],
  ['job job_id', 'job', '작업', 'thing', (d) => numbered(d, 'job print backup cut')],
  ['file path', 'file', '파일', 'thing', (d) => `${englishWord(d)}/${identifier(d)}.${d.pick(['csv', 'log', 'txt', 'json'])}`],
  ['ts time at', 'time', '시각', 'thing', (d) => `${String(d.int(0, 23)).padStart(2, '0')}:${String(d.int(0, 59)).padStart(2, '0')}`],
  ['date day', 'date', '날짜', 'thing', (d) => `2026-${String(d.int(1, 12)).padStart(2, '0')}-${String(d.int(1, 28)).padStart(2, '0')}`],
  ['sensor sensor_id probe', 'sensor', '센서', 'machine', (d) => numbered(d, 'soil air leak th co2 door vib probe')],
  ['device dev device_id', 'device', '장치', 'machine', (d) => d.pick([numbered(d, 'plc edge node hub meter'), identifier(d)])],
  ['machine asset', 'machine', '기계', 'machine', (d) => d.pick([numbered(d, 'press lathe mill loom cnc'), `M${String(d.int(1, 60))}`])],
  ['host server node', 'host', '호스트', 'machine', (d) => d.pick([numbered(d, 'web db cache mail nas'), `${englishWord(d)}.lan`])],
  ['pump pump_id', 'pump', '펌프', 'machine', (d) => `P${String(d.int(1, 40))}`],
  ['tank vat', 'tank', '탱크', 'machine', (d) => d.pick([`T${String(d.int(1, 30))}`, String(d.int(1, 30))])],
  ['door gate', 'door', '문', 'machine', (d) => d.pick([numbered(d, 'D dock gate'), d.pick(['north', 'yard', 'loading', 'cellar'])])],
  ['camera cam', 'camera', '카메라', 'machine', (d) => numbered(d, 'cam yard lobby')],
  ['truck vehicle plate', 'vehicle', '차량', 'machine', (d, l) => (l === 'ko' ? `${String(d.int(11, 99))}${d.pick([...'가나다라마버서어저허'])}${String(d.int(1000, 9999))}` : `${d.pick(['KX', 'LR', 'BN', 'WOB'])}-${String(d.int(100, 9999))}`)],
  ['room raum', 'room', '방', 'place', (d, l) => d.pick([String(d.int(100, 999)), l === 'ko' ? d.pick(['회의실', '기계실', '세미나실', '창고']) : d.pick(['lobby', 'kitchen', 'archive', 'cellar'])])],
  ['zone area sector', 'zone', '구역', 'place', (d) => d.pick([...'ABCDEFG']) + d.pick(['', String(d.int(1, 9))])],
  ['line lane', 'line', '라인', 'place', (d) => String(d.int(1, 12))],
  ['shelf bin rack', 'shelf', '선반', 'place', (d) => `${d.pick([...'ABCDE'])}-${String(d.int(1, 40))}`],
  ['floor storey', 'floor', '층', 'place', (d) => String(d.int(1, 30))],
  ['user operator who', 'user', '사용자', 'person', (d, l) => (l === 'ko' ? d.pick(surnames) + d.pick(given) : d.pick(people))],
  ['driver visitor', 'visitor', '방문객', 'person', (d, l) => (l === 'ko' ? d.pick(surnames) + d.pick(given) : d.pick(people))],
  ['phone caller tel', 'phone number', '전화번호', 'person', (d) => `010-${String(d.int(1000, 9999))}-${String(d.int(1000, 9999))}`],
  ['customer client', 'customer', '고객', 'person', (d, l) => (l === 'ko' ? `${koreanWord(d)}${d.pick(['상사', '산업', '식품', '테크'])}` : `${englishWord(d)} ${d.pick(['Ltd', 'Foods', 'GmbH', 'Bros', 'works'])}`)],
  ['msg message text', 'message', '메시지', 'text', phrase],
  ['title subject', 'title', '제목', 'text', phrase],
  ['name label', 'name', '이름', 'thing', (d, l) => (l === 'ko' ? d.pick([device(d, 'ko'), koreanWord(d)]) : d.pick([device(d, 'en'), identifier(d)]))],
];

function realField(dice: Dice, language: Language): EventField {
  const [keys, en, ko, kind, make] = dice.pick(real);
  return { name: language === 'ko' && dice.chance(0.3) ? ko.replaceAll(' ', dice.pick(['', '_'])) : dice.pick(keys.split(' ')), value: make(dice, language), noun: { en, ko, kind }, carried: null };
}

const oddField = (dice: Dice, language: Language): EventField => ({ name: identifier(dice), value: fieldValue(dice, language), noun: null, carried: null });

/** A field with a value for one of the tools. */
function carryingField(dice: Dice, language: Language, carried: Carried): EventField {
  const { noun, parameter, value } = carried;
  const odd = identifier(dice);
  const short = noun === null ? parameter : noun.en.replaceAll(/[ -]/gu, '_').toLowerCase();
  const name = dice.among([
    [5, () => parameter],
    [noun === null ? 0 : 3, () => short],
    [noun === null ? 0 : 1.5, () => short + dice.pick(['_no', '_id', '_name', 'Id', '_nr'])],
    [noun === null ? 0 : language === 'ko' ? 4 : 0.2, () => (noun?.ko ?? '').replaceAll(' ', dice.pick(['', '_', ' ']))],
    [noun === null ? 0.4 : 0.2, () => odd],
  ])();
  // Under a name that says nothing, it is meant by that name only.
  return { name, value: String(value), noun: name === odd ? null : (noun ?? nounOf(name, typeof value === 'number' ? 'number' : 'string')), carried };
}

/** A second field of the same kind as one that is meant: only the word before tells them apart. */
const pairs = [['old', 'new', '이전', '새'], ['previous', 'current', '이전', '현재'], ['planned', 'actual', '계획', '실제'], ['requested', 'delivered', '요청한', '배송된'], ['first', 'last', '첫', '마지막'], ['expected', 'measured', '예상', '측정된'], ['source', 'target', '원래', '대상'], ['min', 'max', '최소', '최대'], ['indoor', 'outdoor', '실내', '실외'], ['left', 'right', '왼쪽', '오른쪽'], ['upper', 'lower', '위쪽', '아래쪽'], ['front', 'rear', '앞쪽', '뒤쪽'], ['main', 'spare', '주', '예비']] as const;

function twin(dice: Dice, field: EventField): readonly EventField[] {
  if (field.noun === null || /[가-힣]/u.test(field.name)) return [field];
  const { noun } = field;
  const pair = dice.pick(pairs);
  const meant = dice.int(0, 1);
  const named = (which: number): { readonly name: string; readonly noun: Noun } => ({ name: `${pair[which] ?? ''}_${field.name}`, noun: { ...noun, twin: true, en: `${pair[which] === 'min' ? 'minimum' : pair[which] === 'max' ? 'maximum' : (pair[which] ?? '')} ${noun.en}`, ko: `${pair[which + 2] ?? ''} ${noun.ko}` } });
  const other = /^-?\d+$/u.test(field.value) ? String(Number(field.value) + dice.int(1, 9)) : /^-?\d+\.\d+$/u.test(field.value) ? String(Math.round(Number(field.value) * 10 + dice.int(3, 40)) / 10) : field.value.replace(/.$/u, (last) => (/\d/u.test(last) ? String((Number(last) + dice.int(1, 9)) % 10) : `${last}${dice.pick(['2', 'x', '-b'])}`));
  return dice.shuffled([{ ...field, ...named(meant) }, { ...field, ...named(1 - meant), value: other, carried: null }]);
}

/** The values of one event: those that the tools can use, and others beside them. No two could be meant by one word. */
export function makeFields(dice: Dice, language: Language, carried: readonly Carried[], deciding: EventField | null): readonly EventField[] {
  const useful = carried.map((each) => carryingField(dice, language, each)).flatMap((field) => (dice.chance(0.12) ? twin(dice, field) : [field]));
  const beside = Array.from({ length: dice.among(carried.length > 0 ? [[2, 0], [3, 1], [3, 2], [2, 3], [1, 4], [0.5, 6]] : [[3, 1], [4, 2], [3, 3], [1.5, 4]]) }, () => (dice.chance(0.22) ? oddField : realField)(dice, language));
  const chosen: EventField[] = [];
  for (const field of [...(deciding === null ? [] : [deciding]), ...useful, ...beside]) {
    if (!chosen.some((each) => each.name === field.name || each.value === field.value || (each.noun !== null && field.noun !== null && (each.noun.en === field.noun.en || each.noun.ko === field.noun.ko)))) chosen.push(field);
  }
  return dice.shuffled(chosen);
}

const unknown: Readonly<Record<Language, readonly string[]>> = { en: ['unknown', 'n/a', '?', 'none', 'not set', '-', 'not known', 'error', 'no signal', 'tbd', 'missing', 'not available', 'no reading', 'unassigned'], ko: ['미상', '없음', '불명', '확인 불가', '미정', '모름', '-', '오류', '측정 불가', '신호 없음', '미확인', '알 수 없음', '미기재', 'unknown'] };

/** A field that should have the value and has none. Null: a field or a noun like it is there. */
export function blankField(dice: Dice, language: Language, carried: Carried, fields: readonly EventField[]): EventField | null {
  const field = carryingField(dice, language, carried);
  if (field.noun === null || field.noun.kind === 'text' || fields.some(({ name, noun }) => name === field.name || name.includes(carried.parameter) || noun?.en === field.noun?.en || noun?.ko === field.noun?.ko)) return null;
  return { ...field, value: dice.among([[4, 'null'], [2.5, ''], [5, dice.pick(unknown[language])]]) };
}

/** JSON says it without marks. */
const isBare = (value: string): boolean => /^(?:null|true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/u.test(value);

/** The payload as text: JSON, `name=value`, or lines. `extra` stands between the others as it is. */
export function written(dice: Dice, fields: readonly EventField[], extra: readonly (readonly [string, string])[]): string {
  const all = dice.shuffled([...fields.map(({ name, value, carried }) => ({ name, value, text: (typeof carried?.value === 'string' && value !== 'null') || !isBare(value) || (value !== 'null' && dice.chance(0.15)) })), ...extra.map(([name, value]) => ({ name, value, text: true }))]);
  const style = dice.among([[8, 'json'], [all.some(({ value }) => /[\s,;=]/u.test(value)) ? 0 : 1.3, 'pairs'], [extra.length > 0 ? 0.2 : 0.6, 'lines']]);
  if (style === 'pairs') {
    const between = dice.pick([' ', ' ', ' ', ';', ', ', '&', '\n']);
    return all.map(({ name, value }) => `${name.replaceAll(' ', '_')}=${value}`).join(between);
  }
  if (style === 'lines') return all.map(({ name, value }) => `${name}: ${value}`).join(dice.pick(['\n', ', ', ' / ', '; ', ' | ']));
  const gap = dice.chance(0.5) ? ' ' : '';
  const flat = `{${all.map(({ name, value, text }) => `${JSON.stringify(name)}:${gap}${text ? JSON.stringify(value) : value}`).join(`,${gap}`)}}`;
  return dice.chance(0.12) ? `{${JSON.stringify(dice.pick(['data', 'event', 'payload', 'body', 'measurement', 'd', 'msg', englishWord(dice)]))}:${gap}${flat}${dice.chance(0.4) ? `,${gap}"ok":${gap}true` : ''}}` : flat;
}
