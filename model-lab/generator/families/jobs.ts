import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Ask, type Reference, type Skill } from '../family';
import { capitalised, fill, say, type Language } from '../language/template';
import { address, code, device, email, englishWord, identifier, inventedWord, koreanWord, name, number, path, phrase, word } from '../language/words';

/*
 * Tools that nobody has: a verb, and one to four values, each of which says by its own words what it is (a unit, a preposition, a noun).
 * What is learned here is which value belongs to which parameter, wherever it stands.
 */

/** One value of a job. `{v}` is the value as it is written. */
interface Role {
  readonly parameter: string;
  readonly schema: Json;
  readonly value: (dice: Dice, language: Language) => string | number | boolean;
  /** Between quotation marks in the instruction. */
  readonly quoted?: boolean;
  /** Texts that a value has of its own: what a flag says, and synonyms. */
  readonly spoken?: (value: string | number | boolean, dice: Dice, language: Language) => string | null;
  /** As what the verb acts on; empty when it cannot be that. */
  readonly object: Readonly<Record<Language, readonly string[]>>;
  /** As something said beside it. In Korean it stands before the verb. */
  readonly beside: Readonly<Record<Language, readonly string[]>>;
}

type Maker = (dice: Dice) => Role;

const nouns: readonly (readonly [string, string])[] = [
  ['lane', '레인'], ['bay', '베이'], ['tray', '트레이'], ['chamber', '챔버'], ['cabinet', '캐비닛'], ['station', '스테이션'], ['lift', '승강기'], ['mill', '분쇄기'], ['drum', '드럼'], ['press', '프레스'], ['kiln', '가마'], ['cart', '카트'], ['robot', '로봇'], ['hopper', '호퍼'], ['scale', '저울'], ['bottle', '병'], ['basin', '수조'], ['tank', '탱크'], ['shelf', '선반'], ['row', '열'], ['rack', '랙'], ['bin', '통'],
  ['pool', '풀'], ['stall', '우리'], ['barn', '축사'], ['tunnel', '터널'], ['hall', '홀'], ['screen', '화면'], ['board', '보드'], ['panel', '패널'], ['printer', '프린터'], ['camera', '카메라'], ['speaker', '스피커'], ['lamp', '램프'], ['gate', '게이트'], ['door', '문'], ['pump', '펌프'], ['valve', '밸브'], ['fan', '팬'], ['heater', '히터'], ['motor', '모터'], ['relay', '릴레이'], ['channel', '채널'], ['slot', '슬롯'], ['port', '포트'], ['socket', '콘센트'], ['zone', '구역'], ['room', '방'], ['floor', '층'], ['line', '라인'], ['unit', '유닛'], ['machine', '기계'], ['cell', '셀'], ['node', '노드'], ['sensor', '센서'], ['meter', '계량기'], ['counter', '카운터'], ['timer', '타이머'], ['job', '작업'], ['order', '주문'], ['batch', '배치'], ['lot', '로트'], ['pallet', '팔레트'], ['box', '상자'], ['parcel', '소포'], ['truck', '트럭'], ['ramp', '램프길'], ['berth', '선석'], ['well', '우물'], ['pond', '연못'], ['field', '밭'], ['greenhouse', '온실'], ['oven', '오븐'], ['freezer', '냉동고'], ['vat', '통조'], ['reactor', '반응기'], ['column', '기둥'], ['loop', '루프'], ['circuit', '회로'], ['bus', '버스'], ['register', '레지스터'], ['coil', '코일'], ['point', '포인트'], ['tag', '태그'], ['index', '인덱스'], ['page', '페이지'], ['track', '트랙'], ['preset', '프리셋'], ['program', '프로그램'], ['recipe', '레시피'], ['nozzle', '노즐'], ['axis', '축'], ['arm', '팔'], ['conveyor', '컨베이어'], ['belt', '벨트'], ['silo', '사일로'], ['hatch', '해치'], ['shutter', '셔터'], ['blind', '블라인드'], ['window', '창문'], ['alarm', '경보'], ['siren', '사이렌'], ['beacon', '비콘'], ['display', '표시기'], ['token', '토큰'], ['badge', '출입증'], ['visitor', '방문자'], ['worker', '작업자'], ['group', '그룹'], ['team', '팀'], ['crew', '조'],
];

const nounRole = (dice: Dice, besideWords: readonly string[] = ['at', 'on', 'in', 'for', 'with', 'of', 'through', 'via']): Role => {
  const [en, ko] = dice.pick(nouns);
  const isNumber = dice.chance(0.5);
  const parameter = dice.among([[8, en], [1, `${en}_id`], [1, `${en}_no`], [0.6, dice.pick(['id', 'number', 'target', 'name', 'which'])], [0.5, inventedWord(dice)]]);
  const at = dice.pick(besideWords);
  const koreanAt = at === 'for' || at === 'with' ? '용으로' : '에서';
  return {
    parameter,
    schema: { type: isNumber ? 'integer' : 'string' },
    value: isNumber ? (d) => d.int(0, d.pick([9, 40, 999, 60_000])) : (d, language) => d.among([[3, () => englishWord(d)], [3, () => identifier(d)], [2.5, () => code(d)], [1.5, () => word(d, language)], [0.5, () => name(d, language).replaceAll(' ', '-')]])(),
    object: {
      en: isNumber ? [`${en} {v}`, `${en} {v}`, `the ${en} {v}`, `${en} number {v}`, `${en} no. {v}`, `${en} #{v}`] : [`${en} {v}`, `the ${en} {v}`, `{v}`, `the {v} ${en}`, `the ${en} called {v}`, `${en} "{v}"`, `"{v}"`],
      ko: isNumber ? [`{v}번 ${ko}`, `{v}번 ${ko}`, `${ko} {v}`, `${ko} {v}번`] : [`${ko} {v}`, `{v} ${ko}`, '{v}', `"{v}" ${ko}`, `${ko} "{v}"`],
    },
    beside: {
      en: isNumber ? [`${at} ${en} {v}`, `${at} ${en} {v}`, `${at} the ${en} {v}`, `${at} ${en} no. {v}`, `(${en} {v})`, `${en} {v}`] : [`${at} ${en} {v}`, `${at} the {v} ${en}`, `${at} {v}`, `${at} the ${en} {v}`, `(${en} {v})`, `${at} "{v}"`],
      ko: isNumber ? [`{v}번 ${ko}${koreanAt}`, `${ko} {v}에서`, `{v}번 ${ko}에`, `${ko}은(는) {v}번,`] : [`{v} ${ko}${koreanAt}`, `{v}에서`, `{v}에`, `${ko} {v}에`, `${ko}은(는) {v:로}`],
    },
  };
};

/** A number with its unit: what it is follows from the unit or from the word before it. */
const measures: readonly { readonly parameters: readonly string[]; readonly integer: boolean; readonly most: number; readonly en: readonly string[]; readonly ko: readonly string[]; readonly objectEn?: readonly string[]; readonly objectKo?: readonly string[] }[] = [
  { parameters: ['seconds', 'duration', 'hold', 'for_s'], integer: true, most: 900, en: ['for {v} seconds', 'for {v} s', 'during {v} seconds', 'over {v} s', '{v} seconds long', 'lasting {v} s'], ko: ['{v}초 동안', '{v}초간', '{v}초'] },
  { parameters: ['minutes', 'time_min', 'length'], integer: true, most: 240, en: ['for {v} minutes', 'for {v} min', 'during {v} minutes', '{v} minutes long', 'lasting {v} min'], ko: ['{v}분 동안', '{v}분간', '{v}분'] },
  { parameters: ['hours', 'span'], integer: true, most: 72, en: ['for {v} hours', 'for {v} h', '{v} hours long', 'during {v} h'], ko: ['{v}시간 동안', '{v}시간'] },
  { parameters: ['rpm', 'speed', 'rotation'], integer: true, most: 6000, en: ['at {v} rpm', 'with {v} rpm', 'at a speed of {v}', 'with speed {v}', 'at speed {v}'], ko: ['{v}rpm으로', '속도 {v:로}', '{v} rpm으로'] },
  { parameters: ['celsius', 'temperature', 'degrees', 'target_c', 'heat_to'], integer: false, most: 300, en: ['to {v} °C', 'at {v} °C', 'to {v} degrees', 'up to {v} C', 'until {v} degrees'], ko: ['{v}도로', '{v}도까지', '{v}°C로', '{v}℃까지'] },
  { parameters: ['percent', 'level', 'power', 'opening', 'share'], integer: true, most: 100, en: ['to {v} %', 'at {v} %', 'to {v} percent', 'by {v}%', 'at {v} per cent', 'with {v} %'], ko: ['{v}%로', '{v}%까지', '{v} 퍼센트로'] },
  { parameters: ['bar', 'pressure', 'max_bar'], integer: false, most: 40, en: ['to {v} bar', 'at {v} bar', 'with {v} bar', 'up to {v} bar'], ko: ['{v}bar로', '{v} bar까지', '{v}바로'] },
  { parameters: ['times', 'count', 'repeats', 'copies', 'cycles'], integer: true, most: 60, en: ['{v} times', '{v} times over', '{v}x', 'with {v} repeats', '{v} times in a row'], ko: ['{v}번', '{v}회', '{v}번 연달아'] },
  { parameters: ['pieces', 'items', 'quantity', 'count'], integer: true, most: 500, en: ['with {v} pieces', 'with {v} items', 'by {v} pieces'], ko: ['{v}개로', '{v}개'], objectEn: ['{v} pieces', '{v} items', '{v} units'], objectKo: ['{v}개'] },
  { parameters: ['grams', 'weight', 'amount', 'dose_g'], integer: true, most: 5000, en: ['with {v} g', 'at {v} grams'], ko: ['{v}g씩', '{v}g'], objectEn: ['{v} g', '{v} grams', '{v} kg'], objectKo: ['{v}g', '{v}그램'] },
  { parameters: ['litres', 'volume', 'amount', 'ml'], integer: false, most: 900, en: ['with {v} l', 'by {v} litres'], ko: ['{v}리터', '{v}L'], objectEn: ['{v} l', '{v} litres', '{v} ml'], objectKo: ['{v}리터', '{v}ml'] },
  { parameters: ['metres', 'distance', 'offset', 'mm', 'travel'], integer: false, most: 800, en: ['by {v} mm', 'over {v} m', '{v} mm further', 'a distance of {v} mm'], ko: ['{v}mm만큼', '{v}mm', '{v}m'] },
  { parameters: ['amps', 'current', 'limit_a'], integer: true, most: 64, en: ['with {v} A', 'at {v} A', 'at {v} amps', 'limited to {v} A'], ko: ['{v}A로', '{v}암페어로'] },
  { parameters: ['volts', 'voltage'], integer: false, most: 400, en: ['at {v} V', 'with {v} volts', 'to {v} V'], ko: ['{v}V로', '{v}볼트로'] },
  { parameters: ['hertz', 'frequency', 'hz'], integer: true, most: 20_000, en: ['at {v} Hz', 'with {v} hertz', 'at a frequency of {v}'], ko: ['{v}Hz로', '주파수 {v:로}'] },
  { parameters: ['angle', 'tilt', 'turn'], integer: true, most: 360, en: ['by {v} degrees', 'to an angle of {v}', 'by {v}°'], ko: ['{v}도만큼', '각도 {v:로}', '{v}° 만큼'] },
  { parameters: ['value', 'data', 'to', 'number', 'setting', 'content'], integer: false, most: 9000, en: ['to {v}', 'with the value {v}', 'with {v}', 'with value {v}'], ko: ['{v:로}', '값 {v:로}', '{v} 값으로'], objectEn: ['{v}', 'the value {v}', 'the number {v}'], objectKo: ['{v}', '값 {v}'] },
  { parameters: ['limit', 'max', 'ceiling', 'upper'], integer: false, most: 900, en: ['up to {v}', 'to at most {v}', 'with a limit of {v}', 'with the limit {v}', 'not above {v}'], ko: ['최대 {v:로}', '{v} 이하로', '한도 {v:로}'] },
  { parameters: ['delay', 'wait_s', 'after'], integer: true, most: 600, en: ['after {v} seconds', 'with a delay of {v} s', 'delayed by {v} s'], ko: ['{v}초 뒤에', '{v}초 후에', '{v}초 지연으로'] },
  { parameters: ['interval', 'every_s', 'period'], integer: true, most: 600, en: ['every {v} seconds', 'at intervals of {v} s', 'each {v} s'], ko: ['{v}초마다', '{v}초 간격으로'] },
];

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const measureRole: Maker = (dice) => {
  const measure = dice.pick(measures);
  return {
    parameter: dice.among([[9, dice.pick(measure.parameters)], [0.5, inventedWord(dice)], [0.5, `${dice.pick(measure.parameters)}_set`]]),
    schema: { type: measure.integer ? 'integer' : 'number' },
    value: (d) => d.among([[3, () => d.int(0, Math.min(60, measure.most))], [3, () => d.int(1, measure.most)], [measure.integer ? 0 : 3, () => d.int(1, measure.most * 10) / 10], [1, () => d.int(1, 12)]])(),
    spoken: (value, d, language) => (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 12 && d.chance(0.3) ? ((language === 'ko' ? null : numberWords[value]) ?? null) : null),
    object: { en: measure.objectEn ?? [], ko: measure.objectKo ?? [] },
    beside: { en: measure.en, ko: measure.ko },
  };
};

/** Words to choose from, each with other words for it: [value, other English words, Korean words]. */
const choices: readonly { readonly parameters: readonly string[]; readonly ko: string; readonly options: readonly (readonly [string, readonly string[], readonly string[]])[] }[] = [
  { parameters: ['priority', 'urgency', 'importance'], ko: '우선순위', options: [['low', ['low', 'minor'], ['낮음', '하']], ['normal', ['normal', 'ordinary'], ['보통', '일반']], ['high', ['high', 'urgent'], ['높음', '긴급']]] },
  { parameters: ['priority', 'severity', 'class'], ko: '등급', options: [['minor', ['minor'], ['경미']], ['major', ['major'], ['중대']], ['critical', ['critical'], ['심각', '치명']]] },
  { parameters: ['color', 'colour', 'light', 'lamp'], ko: '색', options: [['red', ['red'], ['빨간', '빨강', '적색']], ['yellow', ['yellow'], ['노란', '황색']], ['green', ['green'], ['초록', '녹색']], ['blue', ['blue'], ['파란', '청색']], ['white', ['white'], ['흰', '백색']]] },
  { parameters: ['direction', 'way', 'run', 'travel'], ko: '방향', options: [['forward', ['forward', 'forwards', 'ahead'], ['앞으로', '정방향', '전진']], ['backward', ['backward', 'backwards', 'back', 'in reverse'], ['뒤로', '역방향', '후진']]] },
  { parameters: ['direction', 'move', 'to'], ko: '방향', options: [['up', ['up', 'upwards'], ['위로', '상승']], ['down', ['down', 'downwards'], ['아래로', '하강']]] },
  { parameters: ['side', 'direction', 'turn'], ko: '쪽', options: [['left', ['left', 'to the left'], ['왼쪽', '좌측']], ['right', ['right', 'to the right'], ['오른쪽', '우측']]] },
  { parameters: ['direction', 'flow'], ko: '방향', options: [['in', ['in', 'inwards'], ['안으로', '안쪽']], ['out', ['out', 'outwards'], ['밖으로', '바깥쪽']]] },
  { parameters: ['mode', 'operation'], ko: '모드', options: [['auto', ['automatic', 'auto'], ['자동']], ['manual', ['manual', 'hand'], ['수동']], ['off', ['off'], ['꺼짐', '정지']]] },
  { parameters: ['mode', 'season', 'program'], ko: '모드', options: [['heat', ['heating', 'heat'], ['난방']], ['cool', ['cooling', 'cool'], ['냉방']], ['vent', ['ventilation', 'venting'], ['환기']]] },
  { parameters: ['speed', 'pace', 'step', 'gear'], ko: '속도', options: [['slow', ['slow', 'slowly'], ['느린', '저속']], ['medium', ['medium', 'normal'], ['보통', '중속']], ['fast', ['fast', 'quick', 'quickly'], ['빠른', '고속']]] },
  { parameters: ['position', 'state', 'set_to'], ko: '위치', options: [['shut', ['shut', 'closed', 'fully closed'], ['닫힘', '닫힘 위치', '폐쇄']], ['half', ['half open', 'half'], ['절반', '반쯤 열림']], ['open', ['open', 'wide open', 'fully open'], ['열림', '열림 위치', '개방']]] },
  { parameters: ['pattern', 'signal', 'effect'], ko: '패턴', options: [['steady', ['steady', 'constant'], ['계속', '고정']], ['blinking', ['blinking', 'flashing'], ['깜박임', '점멸']], ['off', ['off', 'dark'], ['꺼짐']]] },
  { parameters: ['shift', 'part', 'when'], ko: '교대', options: [['early', ['early', 'morning'], ['오전', '아침']], ['late', ['late', 'evening'], ['오후', '저녁']], ['night', ['night'], ['야간', '밤']]] },
  { parameters: ['result', 'verdict', 'outcome'], ko: '판정', options: [['pass', ['passed', 'good'], ['합격', '양호']], ['fail', ['failed', 'bad'], ['불합격', '불량']]] },
  { parameters: ['size', 'format'], ko: '크기', options: [['small', ['small'], ['작은', '소형']], ['large', ['large', 'big'], ['큰', '대형']]] },
  { parameters: ['status', 'state', 'mark'], ko: '상태', options: [['free', ['free', 'available'], ['빈', '사용 가능']], ['busy', ['busy', 'taken'], ['사용 중']], ['blocked', ['blocked', 'out of use'], ['차단', '사용 금지']]] },
  { parameters: ['unit', 'scale'], ko: '단위', options: [['bar', ['bar'], ['바']], ['kpa', ['kPa', 'kilopascal'], ['킬로파스칼']], ['psi', ['psi'], ['psi']]] },
  { parameters: ['language', 'lang', 'voice'], ko: '언어', options: [['en', ['English'], ['영어']], ['ko', ['Korean'], ['한국어']], ['de', ['German'], ['독일어']]] },
  { parameters: ['source', 'input', 'supply'], ko: '전원', options: [['mains', ['mains', 'the grid'], ['상용 전원']], ['battery', ['battery', 'battery power'], ['배터리']], ['solar', ['solar', 'the panels'], ['태양광']]] },
];

const choiceRole: Maker = (dice) => {
  const invented = dice.chance(0.25);
  const set = dice.pick(choices);
  const options = invented ? [...new Set(Array.from({ length: dice.int(2, 5) }, () => (dice.chance(0.6) ? englishWord(dice) : inventedWord(dice))))].map((option): readonly [string, readonly string[], readonly string[]] => [option, [option], [option]]) : set.options.slice(0, dice.int(2, set.options.length));
  const p = dice.pick(set.parameters);
  const noun = p.replaceAll('_', ' ');
  return {
    parameter: invented && dice.chance(0.3) ? inventedWord(dice) : p,
    schema: { type: 'string', enum: dice.shuffled(options.map(([option]) => option)) },
    value: (d) => d.pick(options)[0],
    spoken: (value, d, language) => (d.chance(0.55) ? null : d.pick(options.find(([option]) => option === value)?.[language === 'ko' ? 2 : 1] ?? [String(value)])),
    object: { en: [], ko: [] },
    beside: {
      en: [`as {v}`, `to {v}`, `{v}`, `({v})`, `with ${noun} {v}`, `with {v} ${noun}`, `with the ${noun} set to {v}`, `${noun} {v}`, `at {v} ${noun}`, `in {v}`, `on {v}`, `into {v}`],
      ko: [`{v:로}`, `${set.ko} {v:로}`, `{v} ${set.ko}으로`, `{v} 상태로`, `${set.ko}을 {v:로} 하여`, `({v})`, `{v}로`],
    },
  };
};

/** What may be so or not: [parameter, not so, so] in both languages. */
const flags: readonly (readonly [string, readonly string[], readonly string[], readonly string[], readonly string[]])[] = [
  ['urgent', ['without hurry', 'not urgent', 'when there is time', 'no rush'], ['urgently', 'urgent', 'with urgency', 'as an urgent case'], ['급하지 않게', '여유 있게'], ['긴급으로', '급하게']],
  ['silent', ['with sound', 'loudly', 'aloud'], ['silently', 'without a sound', 'quietly', 'muted'], ['소리 내어', '소리와 함께'], ['조용히', '소리 없이', '무음으로']],
  ['loud', ['quietly', 'without noise', 'softly'], ['loudly', 'loud', 'at full volume'], ['조용히', '작게'], ['크게', '큰 소리로']],
  ['locked', ['unlocked', 'without locking it'], ['locked', 'with the lock on'], ['잠그지 않고', '잠금 해제로'], ['잠근 채로', '잠금 상태로']],
  ['dry_run', ['for real', 'in earnest'], ['as a dry run', 'only as a trial', 'as a test'], ['실제로', '진짜로'], ['시험 삼아', '모의로']],
  ['wait', ['without waiting', 'and do not wait for it'], ['and wait for it', 'and wait until it is done'], ['기다리지 않고', '대기 없이'], ['끝날 때까지 기다리며', '완료를 기다려']],
  ['force', ['without force', 'gently'], ['by force', 'forcibly', 'even if it resists'], ['무리하지 않고', '강제 없이'], ['강제로', '억지로라도']],
  ['enabled', ['disabled', 'switched off', 'inactive'], ['enabled', 'switched on', 'active'], ['비활성으로', '끈 상태로'], ['활성으로', '켠 상태로']],
  ['notify', ['without telling anyone', 'without a notice'], ['and tell people', 'with a notice'], ['알리지 않고', '통지 없이'], ['알림과 함께', '통지하며']],
  ['cold', ['warm', 'with warm water'], ['cold', 'with cold water'], ['따뜻하게', '온수로'], ['차갑게', '냉수로']],
  ['public', ['in private', 'for us only'], ['in public', 'for everyone'], ['비공개로', '우리만 보게'], ['공개로', '모두에게 보이게']],
  ['keep', ['and throw it away', 'without keeping it'], ['and keep it', 'keeping it'], ['보관하지 않고', '버리며'], ['보관하며', '남겨 두고']],
];
const flagRole: Maker = (dice) => {
  const [parameter, noEn, yesEn, noKo, yesKo] = dice.pick(flags);
  return { parameter, schema: { type: 'boolean' }, value: (d) => d.chance(0.5), spoken: (value, d, language) => d.pick(language === 'ko' ? (value === true ? yesKo : noKo) : value === true ? yesEn : noEn), object: { en: [], ko: [] }, beside: { en: ['{v}'], ko: ['{v}'] } };
};

const textRole: Maker = (dice) => ({
  parameter: dice.pick(['text', 'message', 'note', 'summary', 'title', 'body', 'remark', 'subject', 'comment', 'words', 'caption', 'description', 'content', 'reason']),
  schema: { type: 'string' },
  value: phrase,
  quoted: true,
  object: { en: ['{v}', '{v}', 'the text {v}', 'the line {v}', 'the words {v}', 'a note {v}', 'the message {v}'], ko: ['{v}', '{v}', '{v} 글', '{v} 문구', '{v} 내용'] },
  beside: { en: ['with the text {v}', 'saying {v}', 'that says {v}', ': {v}', 'with {v}', 'and write {v}', 'with the remark {v}', 'because of {v}'], ko: ['{v} 내용으로', '{v:이}라고', '{v} 문구와 함께', '{v:을} 적어'] },
});

const reachRole: Maker = (dice) => {
  const [parameter, en, ko, value] = dice.pick<readonly [string, string, string, (d: Dice) => string]>([['host', 'host', '호스트', address], ['url', 'address', '주소', address], ['endpoint', 'endpoint', '엔드포인트', address], ['ip', 'address', 'IP', address], ['mac', 'adapter', '어댑터', (d) => Array.from({ length: 6 }, () => d.pick([...'0123456789abcdef']) + d.pick([...'0123456789abcdef'])).join(':')], ['file', 'file', '파일', path], ['target', 'machine', '장비', address], ['oid', 'object', '객체', (d) => d.pick([identifier(d), Array.from({ length: d.int(4, 9) }, () => String(d.int(0, 30))).join('.')])], ['query', 'entry', '항목', identifier], ['peer', 'peer', '상대', address]]);
  return {
    parameter, schema: { type: 'string' }, value,
    object: { en: ['{v}', `the ${en} {v}`, `${en} {v}`, `what is behind {v}`], ko: ['{v}', `${ko} {v}`, `{v} ${ko}`] },
    beside: { en: ['at {v}', `at the ${en} {v}`, 'from {v}', 'to {v}', `via {v}`, `on {v}`], ko: ['{v}에', '{v}에서', `${ko} {v}에`, '{v:로}'] },
  };
};

const recipientRole: Maker = (dice) => {
  const [parameter, value] = dice.pick<readonly [string, (d: Dice, language: Language) => string]>([['to', (d) => email(d)], ['recipient', (d) => englishWord(d)], ['number', (d) => `+${String(d.int(1, 99))} ${String(d.int(10, 999))} ${String(d.int(1000, 9_999_999))}`], ['phone', (d) => `0${String(d.int(10, 99))}-${String(d.int(1000, 9999))}-${String(d.int(1000, 9999))}`], ['person', (d, language) => word(d, language)], ['group', (d) => identifier(d)], ['room', (d) => identifier(d)], ['channel', (d) => `#${englishWord(d)}`], ['desk', (d) => code(d)]]);
  return { parameter, schema: { type: 'string' }, value, object: { en: [], ko: [] }, beside: { en: ['to {v}', 'to {v}', 'for {v}', `to the ${parameter} {v}`, 'addressed to {v}'], ko: ['{v}에게', '{v:로}', '{v} 앞으로', '{v}에'] } };
};

const materialRole: Maker = (dice) => ({
  parameter: dice.pick(['material', 'liquid', 'product', 'substance', 'goods', 'agent', 'kind', 'what', 'item']),
  schema: { type: 'string' },
  value: (d, language) => d.among([[4, () => d.pick(['water', 'oil', 'lime', 'salt', 'sugar', 'sand', 'glue', 'resin', 'paint', 'soap', 'chlorine', 'brine', 'milk', 'flour', 'steam', 'ink', 'gravel', 'grain', 'fuel', 'coolant', 'detergent', 'ethanol', 'cement'])], [2, () => englishWord(d)], [2, () => (language === 'ko' ? koreanWord(d) : identifier(d))]])(),
  object: { en: ['{v}', 'the {v}', 'some {v}'], ko: ['{v}', '{v}'] },
  beside: { en: ['with {v}', 'of {v}', 'using {v}'], ko: ['{v:로}', '{v:을} 써서'] },
});

const fromRole: Maker = (dice) => endRole(dice, dice.pick(['from', 'source', 'origin', 'start']), ['from {v}', 'out of {v}', 'from the {v}', 'starting at {v}'], ['{v}에서', '{v}에서부터', '출발지 {v}에서']);
const toRole: Maker = (dice) => endRole(dice, dice.pick(['to', 'target', 'destination', 'end', 'into']), ['to {v}', 'into {v}', 'over to {v}', 'to the {v}'], ['{v:로}', '{v}까지', '{v} 쪽으로']);
const endRole = (dice: Dice, parameter: string, en: readonly string[], ko: readonly string[]): Role => {
  const isNumber = dice.chance(0.25);
  return { parameter, schema: { type: isNumber ? 'integer' : 'string' }, value: isNumber ? (d) => d.int(1, 999) : (d, language) => d.among([[3, () => word(d, language)], [3, () => identifier(d)], [2, () => code(d)]])(), object: { en: [], ko: [] }, beside: { en, ko } };
};
const timeRole: Maker = (dice) => ({
  parameter: dice.pick(['time', 'at', 'when', 'start', 'until', 'due']),
  schema: { type: 'string' },
  value: (d) => `${String(d.int(0, 23)).padStart(2, '0')}:${String(d.int(0, 59)).padStart(2, '0')}`,
  object: { en: [], ko: [] },
  beside: { en: ['at {v}', 'for {v}', 'from {v} on', 'by {v}', "at {v} o'clock"], ko: ['{v}에', '{v}부터', '{v}까지'] },
});

/** [verb, participle, Korean stem] */
const verbs: readonly (readonly [string, string, string])[] = [
  ['run', 'run', '돌리'], ['start', 'started', '시작하'], ['prepare', 'prepared', '준비하'], ['fill', 'filled', '채우'], ['rinse', 'rinsed', '헹구'], ['move', 'moved', '옮기'], ['shift', 'shifted', '이동하'], ['send', 'sent', '보내'], ['draw', 'drawn', '뽑'], ['take', 'taken', '가져가'], ['add', 'added', '추가하'], ['feed', 'fed', '공급하'], ['load', 'loaded', '싣'], ['book', 'booked', '예약하'], ['file', 'filed', '접수하'], ['register', 'registered', '등록하'], ['show', 'shown', '보이'], ['mark', 'marked', '표시하'], ['tag', 'tagged', '태그하'], ['test', 'tested', '시험하'],
  ['probe', 'probed', '탐지하'], ['query', 'queried', '조회하'], ['ask', 'asked', '묻'], ['wake', 'woken', '깨우'], ['ring', 'rung', '울리'], ['turn', 'turned', '돌리'], ['tilt', 'tilted', '기울이'], ['lift', 'lifted', '들어 올리'], ['drop', 'dropped', '떨어뜨리'], ['park', 'parked', '세워 두'], ['guide', 'guided', '안내하'], ['route', 'routed', '경로를 잡'], ['assign', 'assigned', '배정하'], ['hand', 'handed', '넘기'], ['set', 'set', '설정하'], ['adjust', 'adjusted', '조정하'], ['write', 'written', '쓰'], ['store', 'stored', '저장하'], ['log', 'logged', '기록하'], ['charge', 'charged', '충전하'], ['heat', 'heated', '가열하'], ['cool', 'cooled', '식히'], ['dry', 'dried', '말리'], ['mix', 'mixed', '섞'], ['stir', 'stirred', '젓'], ['pump', 'pumped', '펌프로 보내'], ['spray', 'sprayed', '분사하'], ['vent', 'vented', '환기하'], ['flush', 'flushed', '씻어 내'], ['drain', 'drained', '배수하'], ['lock', 'locked', '잠그'], ['hold', 'held', '붙잡'], ['clamp', 'clamped', '고정하'], ['release', 'released', '풀'], ['cut', 'cut', '자르'], ['pack', 'packed', '포장하'], ['wrap', 'wrapped', '감싸'], ['stack', 'stacked', '쌓'], ['sort', 'sorted', '분류하'], ['scan', 'scanned', '스캔하'], ['count', 'counted', '세'], ['check', 'checked', '확인하'], ['open', 'opened', '열'], ['close', 'closed', '닫'], ['play', 'played', '재생하'], ['call', 'called', '호출하'], ['dim', 'dimmed', '어둡게 하'], ['light', 'lit', '밝히'], ['reserve', 'reserved', '잡아 두'], ['order', 'ordered', '주문하'], ['post', 'posted', '올리'], ['announce', 'announced', '공지하'], ['raise', 'raised', '올리'], ['limit', 'limited', '제한하'], ['tune', 'tuned', '맞추'], ['calibrate', 'calibrated', '교정하'], ['reset', 'reset', '초기화하'], ['track', 'tracked', '추적하'], ['follow', 'followed', '따라가'], ['watch', 'watched', '지켜보'], ['pick', 'picked', '집'], ['place', 'placed', '놓'], ['press', 'pressed', '누르'], ['stamp', 'stamped', '찍'], ['steer', 'steered', '조종하'], ['dose', 'dosed', '주입하'], ['water', 'watered', '물을 주'], ['milk', 'milked', '착유하'], ['bake', 'baked', '굽'], ['cure', 'cured', '굳히'], ['etch', 'etched', '새기'], ['seal', 'sealed', '밀봉하'],
];

/** A job: its verb, the noun that it acts on when no value is that, and its values in the order of the signature. */
interface Job {
  readonly verb: readonly [string, string, string];
  readonly thing: readonly [string, string];
  readonly roles: readonly Role[];
  readonly optional: string | null;
  /** Another tool differs in the verb alone, so the verb is said. */
  readonly sure?: boolean;
}

function makeRoles(dice: Dice): readonly Role[] {
  const count = dice.among([[2.2, 1], [5, 2], [3, 3], [0.8, 4]]);
  const beside: readonly (readonly [number, Maker])[] = [[4, measureRole], [3, choiceRole], [1.2, flagRole], [2, textRole], [1.5, reachRole], [1.5, recipientRole], [1, fromRole], [1, toRole], [0.6, timeRole], [2, (d) => nounRole(d)], [1.2, materialRole]];
  const first: readonly (readonly [number, Maker])[] = [[6, (d) => nounRole(d)], [1.5, materialRole], [1.5, textRole], [1.5, reachRole], [2, measureRole], [1, choiceRole], [0.5, flagRole]];
  const roles: Role[] = [dice.among(first)(dice)];
  for (let tries = 0; roles.length < count && tries < 12; tries += 1) {
    const next = dice.among(beside)(dice);
    if (!roles.some((role) => role.parameter === next.parameter || clash(role, next))) roles.push(next);
  }
  // Names of other makers' parameters have to differ from each other, and two values of a kind need words that tell them apart.
  return dice.chance(0.75) ? roles : dice.shuffled(roles);
}

/** Two roles that nobody could tell apart. */
const clash = (a: Role, b: Role): boolean => a.beside.en.some((form) => form !== '{v}' && b.beside.en.includes(form)) || (a.quoted === true && b.quoted === true);

function makeJob(dice: Dice): Job {
  const roles = makeRoles(dice);
  const optional = roles.length > 1 && dice.chance(0.25) ? (roles.at(-1) as Role).parameter : null;
  return { verb: dice.pick(verbs), thing: dice.chance(0.7) ? dice.pick(nouns) : [device(dice, 'en'), device(dice, 'ko')], roles, optional };
}

function toolOf(dice: Dice, { verb: [verb], thing: [thing], roles, optional }: Job): Skill['tool'] {
  const noun = thing.replaceAll(' ', '_').toLowerCase();
  const toolName = dice.among([[4, `${noun}_${verb}`], [4, `${verb}_${noun}`], [1, `${inventedWord(dice)}_${verb}`], [1, `${inventedWord(dice)}_${noun}`], [0.7, `${inventedWord(dice)}_${inventedWord(dice)}`], [0.6, `${inventedWord(dice)}.${verb}`], [0.5, verb], [0.4, `${verb}${capitalised(noun)}`]]);
  const last = (roles.at(-1) as Role).parameter.replaceAll('_', ' ');
  const description = described(dice, [`${capitalised(verb)} a ${thing}`, `${capitalised(verb)} the ${thing}`, `${capitalised(verb)} one ${thing}`, `${capitalised(verb)} a ${thing} with a ${last}`, `${capitalised(thing)}: ${verb}`, `${capitalised(verb)} something at a ${thing}`, `Makes the ${thing} ${verb}`], ['작업을 한다', '장비를 다룬다', '값을 보낸다']);
  return { name: toolName, description, parameters: objectOf(Object.fromEntries(roles.map((role): [string, Json] => [role.parameter, role.schema])), roles.map((role) => role.parameter).filter((each) => each !== optional)) };
}

/** Frames: `{v}` verb, `{d}` participle, `{o}` what it acts on, `{a}` all that is said beside it, `{b}` a part of that, put in front. */
const framesEnglish: readonly (readonly [number, string])[] = [
  [9, '{v} {o} {a}'], [2, '{b}, {v} {o} {a}'], [2, '{o} {a}'], [1, '{o}: {a}'], [1, '{o} must be {d} {a}'], [1, '{o} is to be {d} {a}'], [0.8, '{o} needs to be {d} {a}'], [0.7, 'have {o} {d} {a}'], [0.7, 'see that {o} is {d} {a}'], [0.7, 'we need {o} {d} {a}'], [0.6, 'I would like {o} to be {d} {a}'], [0.6, 'what is needed: {v} {o} {a}'], [0.6, 'go and {v} {o} {a}'], [0.5, '{a} is how {o} has to be {d}'], [0.5, 'if nothing speaks against it, {v} {o} {a}'], [0.6, 'the job is to {v} {o} {a}'], [0.5, '{o} gets {d} {a}'], [0.5, 'once more {v} {o} {a}'], [0.4, '{v} {a}: {o}'], [0.5, 'let {o} be {d} {a}'], [0.5, '{o}, {a}'], [0.4, '{a}: {v} {o}'],
];
const framesKorean: readonly (readonly [number, string])[] = [
  [6, '{O} {a} {s}#'], [4, '{a} {O} {s}#'], [2, '{b} {O} {a} {s}#'], [1.2, '{o}: {a}'], [1, '{o} {a} {n}'], [0.8, '{T} {a} {s}#'], [0.7, '{o}. {a} {s}#'], [0.6, '{a} {o} {n}'], [0.5, '{O} {s}#. {a}'],
];

function jobSkill(dice: Dice, job: Job): Skill {
  const tool = toolOf(dice, job);
  const ask = (d: Dice, language: Language, reference: Reference | null, left: string | null): Ask | null => {
    const used = job.roles.filter((role) => role.parameter !== left && (role.parameter !== job.optional || d.chance(0.5)));
    const referred = reference === null ? null : (d.shuffled(used).find((role) => takes(role, reference.value)) ?? null);
    if (reference !== null && referred === null) return null;
    const values = new Map(used.map((role): [Role, Json] => [role, role === referred ? (role.schema as { type: string }).type === 'string' ? (reference?.value ?? '') : Number(reference?.value) : role.value(d, language)]));
    const written = (role: Role): string => {
      const value = values.get(role) as string | number | boolean;
      if (role === referred) return reference?.words ?? '';
      if (role.quoted === true) return d.pick([`"${String(value)}"`, `"${String(value)}"`, `“${String(value)}”`, String(value).includes("'") ? `"${String(value)}"` : `'${String(value)}'`]);
      return role.spoken?.(value, d, language) ?? String(value);
    };
    const object = used.find((role) => role.object[language].length > 0 && d.chance(0.9)) ?? null;
    const thing = job.thing[language === 'ko' ? 1 : 0];
    const o = object === null ? (language === 'ko' ? thing : d.pick([`the ${thing}`, `the ${thing}`, 'it', `a ${thing}`])) : fill(strip(d.pick(object.object[language]), object === referred), { v: written(object) });
    const rest = d.shuffled(used.filter((role) => role !== object)).map((role) => fill(strip(d.pick(role.beside[language]), role === referred), { v: written(role) }));
    // A colon belongs to the end.
    const beside = rest.sort((x, y) => Number(x.startsWith(':')) - Number(y.startsWith(':')));
    const [verb, done, stem] = job.verb;
    let body: string;
    if (language === 'ko') {
      const frame = d.among(framesKorean.filter(([, each]) => (job.sure !== true || /\{[sn]\}/u.test(each)) && (beside.length > 1 || !each.includes('{b}')) && (beside.length > 0 || /^\{O\} \{a\} \{s\}|^\{o\} \{a\} \{n\}/u.test(each))));
      const front = frame.includes('{b}') ? (beside.shift() ?? '') : '';
      body = frame.replace('{O}', fill('{o:을}', { o })).replace('{T}', fill('{o:은}', { o })).replace('{o}', o).replace('{b}', front).replace('{a}', beside.join(d.pick([' ', ' ', ', ']))).replace('{s}', stem).replace('{n}', stem.endsWith('하') ? stem.slice(0, -1).trim() : '실시');
    } else {
      const frame = d.among(framesEnglish.filter(([, each]) => (job.sure !== true || /\{[vd]\}/u.test(each)) && (beside.length > 1 || !each.includes('{b}')) && (beside.length > 0 || !/\{o\}[:,]? \{a\}$|^\{a\}|\{a\}:/u.test(each) || /\{[vd]\}.*\{o\} \{a\}$/u.test(each))));
      const front = frame.includes('{b}') ? (beside.shift() ?? '') : '';
      body = frame.replace('{v}', verb).replace('{d}', done).replace('{o}', o).replace('{b}', front.replace(/^: /u, '')).replace('{a}', beside.join(d.pick([' ', ' ', ' ', ', ', ' and '])));
    }
    body = body.replaceAll(/ +/gu, ' ').replaceAll(/ ([:,.])/gu, '$1').replace(/[:,]$/u, '').trim();
    return {
      arguments: Object.fromEntries(job.roles.filter((role) => values.has(role)).map((role): [string, Json] => [role.parameter, values.get(role) as Json])),
      body,
      titles: language === 'ko' ? [`${thing} 작업`, `${koreanWord(d)} 진행`, thing, koreanWord(d)] : [capitalised(`${verb} the ${thing}`), capitalised(thing), capitalised(englishWord(d)), capitalised(`${englishWord(d)} ${verb}`)],
      result: d.pick(['ok', 'done', `${thing} ok`, String(number(d))]),
      reading: null,
    };
  };
  return {
    tool,
    reads: false,
    ask: (d, language) => ask(d, language, null, null) as Ask,
    askWith: (d, language, reference) => ask(d, language, reference, null),
    askWithout(d, language) {
      const able = job.roles.filter((role) => role.parameter !== job.optional && (role.schema as { type: string }).type !== 'boolean');
      const left = able.length === 0 ? null : d.pick(able).parameter;
      const asked = left === null ? null : ask(d, language, null, left);
      if (asked === null || left === null) return { body: say(d, language === 'ko' ? ['{t:을} 처리하#'] : ['see to the {t}'], { t: job.thing[language === 'ko' ? 1 : 0] }), missing: (job.roles[0] as Role).parameter, title: asked?.titles[0] ?? job.thing[language === 'ko' ? 1 : 0] };
      return { body: asked.body, missing: left, title: d.pick(asked.titles) };
    },
  };
}

/** A reference is several words of its own: nothing may stand around it that only fits a bare value. */
const strip = (form: string, referred: boolean): string => (referred ? form.replaceAll('"', '') : form);
const takes = (role: Role, value: string): boolean => {
  const type = (role.schema as { type: string; enum?: unknown }).type;
  if ((role.schema as { enum?: unknown }).enum !== undefined || type === 'boolean') return false;
  return type === 'string' ? true : type === 'integer' ? /^-?\d+$/u.test(value) : /^-?\d+(?:\.\d+)?$/u.test(value);
};

export const inventedJob = (dice: Dice): Skill => jobSkill(dice, makeJob(dice));

/** Two or three tools that differ in their verb alone. */
export function inventedSiblings(dice: Dice): readonly Skill[] {
  const job = { ...makeJob(dice), sure: true };
  return dice.shuffled(verbs).slice(0, dice.among([[4, 2], [2, 3]])).map((verb) => jobSkill(dice, { ...job, verb }));
}
