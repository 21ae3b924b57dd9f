import type { Dice } from '../dice';
import type { EventField } from '../around/payloads';
import { capitalised, particleFor, type Language } from '../language/template';
import { device, doneWord, englishWord } from '../language/words';

/** What decides whether a step is done: a state or a number that the event or an earlier result tells. */
export interface Deciding {
  readonly at: 'event' | number;
  /** How the reason of a refusal names it. */
  readonly name: string;
  readonly value: string;
  /** A clause that is true, or one that is not. */
  clause(dice: Dice, language: Language, holds: boolean): Clause;
}

interface Clause {
  readonly en: string;
  /** `검사가 합격일` (때만) and `검사가 합격이면`. */
  readonly ko: readonly [when: string, if_: string];
}

/** `raw values/clauses` for each state; Korean: `raw/when/if`. */
type StateMatter = readonly [keys: string, noun: readonly [string, string], states: readonly (readonly [english: string, korean: string])[]];
const states: readonly StateMatter[] = [
  ['inspection check result test qc verdict', ['inspection', '검사'], [['passed,pass,ok,good/the inspection has passed,it passed the inspection,the inspection is good,the check was passed,it has passed', '합격,통과,적합/검사가 합격일,검사를 통과했을,검사 결과가 합격일/검사가 합격이면,검사를 통과했으면,검사 결과가 합격이면'], ['failed,fail,rejected,bad/the inspection has failed,it failed the inspection,the check went wrong,it was rejected', '불합격,탈락,부적합/검사가 불합격일,검사에 떨어졌을,검사 결과가 불합격일/검사가 불합격이면,검사에 떨어졌으면,불합격이면']]],
  ['door door_state gate hatch', ['door', '문'], [['open,OPEN,opened/the door is open,the door stands open', '열림,개방/문이 열려 있을,문이 열림일/문이 열려 있으면,문이 열렸으면'], ['closed,shut,CLOSED/the door is closed,the door is shut,the door has been closed', '닫힘,폐쇄/문이 닫혀 있을,문이 닫힘일/문이 닫혀 있으면,문이 닫혔으면']]],
  ['button pushbutton key_switch', ['button', '버튼'], [['pressed,down/the button is pressed,somebody holds the button', '눌림/버튼이 눌렸을,버튼이 눌려 있을/버튼이 눌렸으면,버튼을 눌렀으면'], ['released,up,idle/the button is released,nobody presses the button', '해제,떨어짐/버튼이 떨어졌을,버튼이 눌리지 않았을/버튼이 떨어져 있으면,버튼이 눌리지 않았으면']]],
  ['tank_state hopper silo basin drum content', ['tank', '탱크'], [['empty/the tank is empty,there is nothing in the tank,the tank has run dry', '비어 있음,빔,공차/탱크가 비어 있을,탱크가 비었을/탱크가 비어 있으면,탱크가 비었으면'], ['full/the tank is full,the tank has been filled', '가득 참,만수/탱크가 가득 찼을,탱크가 차 있을/탱크가 가득 찼으면,탱크가 차 있으면']]],
  ['person presence operator_at people occupancy', ['person', '사람'], [['inside,present,in/somebody is inside,there is a person inside,anyone is in there', '안에 있음,재실,내부/안에 사람이 있을,사람이 안에 있을/안에 사람이 있으면,사람이 안에 있으면'], ['outside,absent,none,out/nobody is inside,everyone is outside,there is no one inside', '밖에 있음,부재,없음/안에 아무도 없을,사람이 없을/안에 아무도 없으면,사람이 없으면']]],
  ['alarm alarm_state fire', ['alarm', '경보'], [['active,on,raised/the alarm is active,the alarm is on,there is an alarm', '발생,작동/경보가 울릴,경보가 발생했을/경보가 울리면,경보가 발생했으면'], ['cleared,off,none/the alarm has been cleared,there is no alarm,the alarm is off', '해제,없음/경보가 해제됐을,경보가 없을/경보가 해제됐으면,경보가 없으면']]],
  ['mode op_mode selector', ['mode', '모드'], [['auto,automatic/the mode is automatic,it runs in automatic mode,the selector stands on auto', '자동/자동 모드일,모드가 자동일/자동 모드이면,모드가 자동이면'], ['manual,hand/the mode is manual,it is in manual mode,somebody has taken over by hand', '수동/수동 모드일,모드가 수동일/수동 모드이면,모드가 수동이면']]],
  ['power mains supply', ['power', '전원'], [['on,up,ok/the power is on,there is mains power,the supply is up', '정상,켜짐/전원이 들어와 있을,전원이 정상일/전원이 들어와 있으면,전원이 정상이면'], ['off,lost,down/the power is off,the mains are gone,the supply has failed', '정전,꺼짐/전원이 나갔을,정전일/전원이 나갔으면,정전이면']]],
  ['pump_state pump motor_state drive', ['pump', '펌프'], [['running,on/the pump is running,the pump runs,the pump is going', '운전 중,가동/펌프가 돌고 있을,펌프가 가동 중일/펌프가 돌고 있으면,펌프가 가동 중이면'], ['stopped,off,standstill/the pump stands still,the pump is stopped,the pump has stopped', '정지,멈춤/펌프가 멈춰 있을,펌프가 정지했을/펌프가 멈춰 있으면,펌프가 정지했으면']]],
  ['weather sky', ['weather', '날씨'], [['rain,raining,wet/it rains,it is raining,there is rain', '비,우천/비가 올,날씨가 비일/비가 오면,우천이면'], ['dry,sunny,clear/it is dry,the weather is dry,no rain falls', '맑음,건조/날이 맑을,날씨가 맑을/날이 맑으면,날씨가 맑으면']]],
  ['approval permit release sign_off', ['approval', '승인'], [['granted,approved,yes/the approval was given,it has been approved,the permit was granted', '승인,승인됨,허가/승인됐을,승인이 났을/승인됐으면,승인이 났으면'], ['denied,refused,no/the approval was refused,it was not approved,the permit was denied', '반려,거부,불허/승인이 거부됐을,반려됐을/승인이 거부됐으면,반려됐으면']]],
  ['lock lock_state bolt', ['lock', '잠금'], [['locked,engaged/it is locked,the lock is engaged,the bolt is in', '잠김,체결/잠겨 있을,잠금 상태일/잠겨 있으면,잠금 상태이면'], ['unlocked,free/it is unlocked,the lock is off,the bolt is out', '풀림,해제/잠금이 풀려 있을,잠겨 있지 않을/잠금이 풀려 있으면,잠겨 있지 않으면']]],
  ['link connection net', ['connection', '연결'], [['online,connected,up/the device is online,the connection is up,it is connected', '연결됨,온라인/온라인일,연결되어 있을/온라인이면,연결되어 있으면'], ['offline,disconnected,down/the device is offline,the connection is down,it is not connected', '끊김,오프라인/오프라인일,연결이 끊겼을/오프라인이면,연결이 끊겼으면']]],
  ['shift daytime period', ['shift', '근무조'], [['day/the day shift is on,it is the day shift', '주간/주간 근무일,주간조일/주간 근무이면,주간조이면'], ['night/the night shift is on,it is the night shift', '야간/야간 근무일,야간조일/야간 근무이면,야간조이면']]],
  ['belt line_state conveyor', ['belt', '벨트'], [['moving,running/the belt moves,the belt is moving', '이동 중,운전/벨트가 움직일,벨트가 돌고 있을/벨트가 움직이면,벨트가 돌고 있으면'], ['still,halted,stopped/the belt stands still,the belt has been halted', '정지,멈춤/벨트가 멈춰 있을,벨트가 정지일/벨트가 멈춰 있으면,벨트가 정지이면']]],
  ['backup job_state build', ['job', '작업'], [['finished,done,success,completed/the job has finished,the job is done,it went through', '완료,성공/작업이 끝났을,작업이 성공했을/작업이 끝났으면,작업이 성공했으면'], ['failed,error,aborted/the job has failed,the job was aborted,it went wrong', '실패,오류,중단/작업이 실패했을,작업이 중단됐을/작업이 실패했으면,작업이 중단됐으면']]],
  ['priority severity urgency', ['priority', '우선순위'], [['high,urgent,critical/it is urgent,the priority is high,it is of high priority', '높음,긴급/긴급일,우선순위가 높을/긴급이면,우선순위가 높으면'], ['low,normal,minor/it is not urgent,the priority is low,it can wait', '낮음,보통/급하지 않을,우선순위가 낮을/급하지 않으면,우선순위가 낮으면']]],
  ['payment invoice_state account', ['payment', '결제'], [['paid,settled/it is paid,the payment has come in,the bill is settled', '완료,납부/결제됐을,납부됐을/결제됐으면,납부됐으면'], ['open,unpaid,overdue/it is not paid,the bill is still open,the payment is overdue', '미납,연체/미납일,결제되지 않았을/미납이면,결제되지 않았으면']]],
  ['vehicle bay_state dock_state slot_state', ['bay', '자리'], [['occupied,taken,busy/the bay is occupied,a vehicle stands there,the place is taken', '점유,사용 중/자리가 찼을,차가 서 있을/자리가 찼으면,차가 서 있으면'], ['free,vacant,clear/the bay is free,no vehicle stands there,the place is vacant', '비어 있음,공실/자리가 비어 있을,차가 없을/자리가 비어 있으면,차가 없으면']]],
  ['filter_state filter', ['filter', '필터'], [['clean,new/the filter is clean,the filter is new', '깨끗함,양호/필터가 깨끗할,필터가 양호일/필터가 깨끗하면,필터가 양호하면'], ['dirty,clogged/the filter is dirty,the filter is clogged', '막힘,오염/필터가 막혔을,필터가 더러울/필터가 막혔으면,필터가 더러우면']]],
  ['sample culture verdict_lab', ['result', '결과'], [['positive,pos/the result is positive,it tested positive', '양성/결과가 양성일,양성일/결과가 양성이면,양성이면'], ['negative,neg/the result is negative,it tested negative', '음성/결과가 음성일,음성일/결과가 음성이면,음성이면']]],
  ['leak leakage drip', ['leak', '누수'], [['true,yes,detected/there is a leak,a leak was found,water is leaking', 'true,감지,있음/누수가 있을,누수가 감지됐을/누수가 있으면,누수가 감지됐으면'], ['false,no,none/there is no leak,no leak was found,everything is dry', 'false,없음,미감지/누수가 없을,누수가 감지되지 않았을/누수가 없으면,누수가 감지되지 않았으면']]],
];

/** Numbers with a limit: from, to, whether tenths, units. */
type NumberMatter = readonly [keys: string, noun: readonly [string, string], from: number, to: number, tenths: boolean, units: readonly [string, string]];
const numbers: readonly NumberMatter[] = [
  ['temp temperature t_oven degC', ['temperature', '온도'], 20, 240, false, [' degrees| °C|', '도|℃']],
  ['temp t_room celsius', ['temperature', '온도'], -20, 60, true, [' degrees| °C|', '도|℃']],
  ['bar pressure p', ['pressure', '압력'], 1, 16, true, [' bar|', 'bar| bar']],
  ['level fill level_pct', ['level', '수위'], 5, 100, false, [' %| percent|', '%| 퍼센트']],
  ['wind wind_speed wind_ms', ['wind', '풍속'], 1, 30, true, [' m/s|', 'm/s| m/s']],
  ['hum humidity rh', ['humidity', '습도'], 10, 99, false, [' %| percent', '%| 퍼센트']],
  ['soc battery batt', ['battery', '배터리'], 5, 100, false, [' %| percent', '%| 퍼센트']],
  ['ph acidity', ['pH', '산도'], 3, 10, true, ['', '']],
  ['co2 ppm', ['CO2', '이산화탄소']  , 400, 2800, false, [' ppm|', 'ppm| ppm']],
  ['kg load weight', ['weight', '무게'], 5, 900, false, [' kg| kilos|', 'kg| kg|킬로']],
  ['rpm speed', ['speed', '회전수'], 100, 4000, false, [' rpm|', 'rpm| rpm']],
  ['amps current', ['current', '전류'], 1, 60, true, [' A| amps', 'A| A|암페어']],
  ['volts voltage', ['voltage', '전압'], 2, 400, false, [' V| volts', 'V| V|볼트']],
  ['lux light', ['brightness', '조도'], 5, 900, false, [' lux|', '럭스| lx']],
  ['queue waiting jobs', ['number waiting', '대기 수'], 1, 60, false, ['', '건|개']],
  ['free free_gb disk', ['free space', '남은 용량'], 1, 400, false, [' GB|', 'GB| GB']],
  ['visitors people count', ['number of people', '인원'], 1, 90, false, ['', '명']],
  ['vibration mm_s', ['vibration', '진동'], 1, 20, true, [' mm/s|', ' mm/s|']],
  ['depth snow rain_mm', ['depth', '깊이'], 1, 80, false, [' mm| cm', 'mm|cm']],
  ['minutes idle runtime', ['idle time', '대기 시간'], 1, 120, false, [' minutes| min', '분']],
];

export function makeDeciding(dice: Dice, language: Language, at: Deciding['at']): Deciding & { readonly field: EventField } {
  return dice.among([[34, stateDeciding], [30, deviceDeciding], [36, numberDeciding]])(dice, language, at);
}

function stateDeciding(dice: Dice, language: Language, at: Deciding['at']): ReturnType<typeof makeDeciding> {
  return oneOfTwo(dice, language, at, dice.pick(states));
}

function oneOfTwo(dice: Dice, language: Language, at: Deciding['at'], [keys, [en, ko], both]: StateMatter): ReturnType<typeof makeDeciding> {
  const actual = dice.int(0, 1);
  const korean = language === 'ko' && dice.chance(0.55);
  const parts = (which: number): { readonly en: readonly string[]; readonly ko: readonly string[] } => ({ en: (both[which]?.[0] ?? '').split('/'), ko: (both[which]?.[1] ?? '').split('/') });
  const value = dice.pick((parts(actual)[korean ? 'ko' : 'en'][0] ?? '').split(','));
  const key = korean && dice.chance(0.5) ? ko : dice.pick(keys.split(' '));
  return {
    at, value, name: language === 'ko' ? ko : en,
    field: { name: key, value, noun: { en, ko, kind: 'thing', twin: true }, carried: null },
    clause(d, _language, holds) {
      const said = parts(holds ? actual : 1 - actual);
      const which = d.int(0, (said.ko[1] ?? '').split(',').length - 1);
      return { en: d.pick((said.en[1] ?? '').split(',')), ko: [(said.ko[1] ?? '').split(',')[which] ?? '', (said.ko[2] ?? '').split(',')[which] ?? (said.ko[2] ?? '').split(',')[0] ?? ''] };
    },
  };
}

/** States of any machine, as above; `{}` is its name. */
const deviceStates: readonly (readonly [english: string, korean: string])[][] = [
  [['running,on,active,run/{} is running,{} runs,{} is on,{} is in operation,{} is at work,{} is turning', '운전,가동,켜짐,운전 중/{이} 돌고 있을,{이} 가동 중일,{이} 켜져 있을/{이} 돌고 있으면,{이} 가동 중이면,{이} 켜져 있으면'], ['stopped,off,idle,standby/{} is stopped,{} stands still,{} is off,{} is not running,{} is at rest', '정지,꺼짐,멈춤,대기/{이} 멈춰 있을,{이} 정지했을,{이} 꺼져 있을/{이} 멈춰 있으면,{이} 정지했으면,{이} 꺼져 있으면']],
  [['open,opened/{} is open,{} stands open,{} is not shut', '열림,개방/{이} 열려 있을,{이} 열렸을/{이} 열려 있으면,{이} 열렸으면'], ['closed,shut/{} is closed,{} is shut,{} is not open', '닫힘/{이} 닫혀 있을,{이} 닫혔을/{이} 닫혀 있으면,{이} 닫혔으면']],
  [['busy,in use,occupied/{} is busy,{} is in use,somebody uses {}', '사용 중/{이} 사용 중일,{을} 쓰고 있을/{이} 사용 중이면,{을} 쓰고 있으면'], ['free,idle,unused/{} is free,{} is not in use,nobody uses {}', '비어 있음,미사용/{이} 비어 있을,{을} 아무도 쓰지 않을/{이} 비어 있으면,{을} 아무도 쓰지 않으면']],
  [['fault,alarm,error,tripped/{} has a fault,{} is in alarm,{} has tripped,{} is faulty', '고장,이상,경보/{이} 고장일,{에} 이상이 있을,{이} 트립됐을/{이} 고장이면,{에} 이상이 있으면,{이} 트립됐으면'], ['ok,normal,healthy,ready/{} is all right,{} is healthy,{} has no fault,{} is ready', '정상,양호/{이} 정상일,{에} 이상이 없을,{이} 양호할/{이} 정상이면,{에} 이상이 없으면,{이} 양호하면']],
  [['locked/{} is locked', '잠김/{이} 잠겨 있을,{이} 잠겼을/{이} 잠겨 있으면,{이} 잠겼으면'], ['unlocked/{} is unlocked,{} is not locked', '풀림,해제/{이} 풀려 있을,{이} 잠겨 있지 않을/{이} 풀려 있으면,{이} 잠겨 있지 않으면']],
  [['1,true/{} is on,{} is active,{} runs', '1,true/{이} 켜져 있을,{이} 작동 중일/{이} 켜져 있으면,{이} 작동 중이면'], ['0,false/{} is off,{} is not active,{} is not running', '0,false/{이} 꺼져 있을,{이} 작동하지 않을/{이} 꺼져 있으면,{이} 작동하지 않으면']],
];

function deviceDeciding(dice: Dice, language: Language, at: Deciding['at']): ReturnType<typeof makeDeciding> {
  const thing = device(dice, language);
  const put = (text: string): string => text.replaceAll(/\{([이을에]?)\}/gu, (_whole, particle: string) => (language === 'en' ? `the ${thing}` : thing + (particle === '이' || particle === '을' ? particleFor(thing, particle) : particle)));
  const both = dice.pick(deviceStates).map(([english, korean]): readonly [string, string] => [put(english), put(korean)]);
  const key = language === 'ko' && dice.chance(0.6) ? thing.replaceAll(' ', dice.pick(['_', ''])) : device(dice, 'en') === thing || language === 'en' ? thing.replaceAll(' ', '_').toLowerCase() : thing.replaceAll(' ', '_');
  return oneOfTwo(dice, language, at, [key, [thing, thing], both]);
}

/** [English, Korean when, Korean if, the limit is above the value that meets it, the limit itself meets it]. */
const relations: readonly (readonly [english: string, when: string, if_: string, below: boolean, equal: boolean])[] = [
  ['below {}|under {}|less than {}|lower than {}', '{} 미만일|{}보다 낮을|{} 아래일', '{} 미만이면|{}보다 낮으면|{} 아래이면', true, false],
  ['above {}|over {}|more than {}|higher than {}', '{} 초과일|{}보다 높을|{} 넘을', '{} 초과면|{}보다 높으면|{} 넘으면', false, false],
  ['at least {}|{} or more|not below {}|not under {}', '{} 이상일|{} 이상일|{} 밑돌지 않을', '{} 이상이면|{} 이상이면|{} 밑돌지 않으면', false, true],
  ['at most {}|no more than {}|{} or less|not above {}', '{} 이하일|{} 이하일|{} 넘지 않을', '{} 이하면|{} 이하이면|{} 넘지 않으면', true, true],
];

const roundTo = (tenths: boolean) => (value: number): number => (tenths && Math.abs(value) < 40 ? Math.round(value * 10) / 10 : Math.round(value));

function numberDeciding(dice: Dice, language: Language, at: Deciding['at']): ReturnType<typeof makeDeciding> {
  const [keys, [en, ko], from, to, tenths, units] = dice.pick(numbers);
  const actual = roundTo(tenths)(from + (to - from) * (0.15 + 0.7 * dice.next()));
  const key = language === 'ko' && dice.chance(0.35) ? ko.replaceAll(' ', '_') : dice.pick(keys.split(' '));
  return { ...decidedBy(language, at, actual, { en, ko }, [from, to], units), field: { name: key, value: String(actual), noun: { en, ko, kind: 'amount' }, carried: null } };
}

/** A number of an event that has nothing else to decide by. */
export function anyNumber(language: Language, value: string, noun: { readonly en: string; readonly ko: string } | null): Deciding | null {
  const actual = Number(value);
  if (!/^-?\d{1,5}(?:\.\d)?$/u.test(value)) return null;
  return decidedBy(language, 'event', actual, noun ?? { en: 'value', ko: '값' }, [0, Math.max(10, Math.abs(actual) * 2)], ['', '']);
}

function decidedBy(language: Language, at: Deciding['at'], actual: number, { en, ko }: { readonly en: string; readonly ko: string }, [from, to]: readonly [number, number], units: readonly [string, string]): Deciding {
  const round = roundTo(!Number.isInteger(actual) || to < 40);
  const range = to - from;
  return {
    at, value: String(actual), name: language === 'ko' ? ko : en,
    clause(d, spokenIn, holds) {
      const [english, when, if_, below, equal] = d.pick(relations);
      const far = range * (d.chance(0.8) ? 0.12 + 0.3 * d.next() : 0.03 + 0.1 * d.next());
      let limit = round(actual + (below === holds ? far : -far));
      // No wind blows at less than nothing.
      if (limit <= 0 && actual > 0) limit = round(actual * (0.4 + 0.35 * d.next()));
      // And nothing is fuller than full.
      if (limit > to && actual < to && below === holds) limit = round((actual + to) / 2);
      if (limit === actual) limit += below === holds ? 1 : -1;
      if (range > 50 && d.chance(0.6) && Math.abs(limit - actual) > 10) limit = Math.round(limit / 5) * 5;
      if (equal && holds && d.chance(0.08)) limit = actual;
      const said = String(limit) + d.pick((units[spokenIn === 'ko' ? 1 : 0]).split('|'));
      const which = d.int(0, 2);
      const put = (text: string): string => (text.split('|')[which] ?? '').replace('{}', said);
      const subject = ko + particleFor(ko, '이');
      return { en: `the ${en} is ${d.pick(english.split('|')).replace('{}', said)}`, ko: [`${subject} ${put(when)}`, `${subject} ${put(if_)}`] };
    },
  };
}

/** Two sentences or one: the instruction and its condition. `holds`: the instruction is to be done. */
export function conditional(dice: Dice, language: Language, deciding: Deciding, body: string, holds: boolean): string {
  const positive = dice.chance(0.55);
  const clause = deciding.clause(dice, language, positive === holds);
  return language === 'ko' ? koreanCondition(dice, clause, body, positive) : englishCondition(dice, clause, body, positive, deciding.at);
}

/** Two instructions of which the condition chooses one. */
export function either(dice: Dice, language: Language, deciding: Deciding, first: string, second: string, holds: boolean): string {
  const { en: c, ko: [when, if_] } = deciding.clause(dice, language, holds);
  if (language === 'ko') return dice.pick([`${if_} ${first}. 아니면 ${second}`, `${if_} ${first}. 그렇지 않으면 ${second}`, `${when} 때는 ${first}. 그 외에는 ${second}`, `${when} 경우 ${first}. 아닐 경우 ${second}`, `${if_} ${first}, 아니면 ${second}`, `${when} 때만 ${first}. 다른 때는 ${second}`]);
  const [a, b] = [first, second].map((each) => (/[?!]$/u.test(each) ? each : each.replace(/\.$/u, ''))) as [string, string];
  const begun = capitalised(a);
  return dice.pick([`if ${c}, ${a}. Otherwise ${b}`, `if ${c}: ${a}. If not: ${b}`, `if ${c}, ${a}; otherwise ${b}`, `if ${c}, ${a}; else ${b}`, `${begun} if ${c}. Otherwise ${b}`, `unless ${c}, ${b}. If it is so: ${a}`, `when ${c}, ${a}; in all other cases ${b}`, `${begun} when ${c}; if not, ${b}`, `should it be that ${c}, ${a}, and if not, ${b}`]);
}

function englishCondition(dice: Dice, { en }: Clause, body: string, positive: boolean, at: Deciding['at']): string {
  const c = dice.chance(0.12) ? `${typeof at === 'number' ? dice.pick([`step ${String(at)} says`, `according to step ${String(at)}`, `step ${String(at)} has shown that`]) : dice.pick(['the event says that', 'according to the event', 'the event tells us'])} ${en}` : en;
  const short = /^the (?:\S+ )+?is (?=below|under|above|over|at least|at most|no more)/u.test(en) ? en.replace(/^the (?:\S+ )+?is (?=below|under|above|over|at least|at most|no more)/u, '') : null;
  const begun = /^[a-z]+[ ,]/u.test(body) ? capitalised(body) : body;
  const closed = /[.?!"]$/u.test(body) || /[.?!] /u.test(body);
  const whole = /[?!]$/u.test(begun) ? begun : `${begun.replace(/\.$/u, '')}.`;
  // What begins with a capital begins a sentence.
  if (/^[A-Z][a-z]+ /u.test(body)) return dice.pick(positive ? [`${whole} Only if ${c}`, `${whole} But only when ${c}`, `${whole} All this only if ${c}`] : [`${whole} Not if ${c}`, `${whole} But never while ${c}`, `${whole} Unless ${c}, that is`, `${whole} While ${c} this is forbidden`, `As long as ${c}, nothing is done here. Otherwise: ${body}`]);
  if (positive) {
    const apart = [`${whole} Only if ${c}`, `${whole} This holds only when ${c}`, `${whole} But only if ${c}`, `only if ${c}: ${body}`, `only when ${c}: ${body}`, `when ${c}: ${body}`, `${whole} The condition: ${c}`, `condition: ${c}. ${begun}`, `${whole} Do it only if ${c}, else leave it`, `${whole} Otherwise than with this true, leave it: ${c}`.replace('Otherwise than with this true, leave it: ', 'To be done only where '), `provided ${c}: ${body}`, `${whole} Do not do it unless ${c}`, `${whole} It is allowed only while ${c}`, `${whole} If it is not so that ${c}, report that instead`];
    const inside = [`only if ${c}, ${body}`, `if ${c}, ${body}`, `if ${c}, ${body}; otherwise do nothing`, `${body} only if ${c}`, `${body}, but only if ${c}`, `${body} only when ${c}`, `${body} if ${c}`, `${body} if, and only if, ${c}`, `provided that ${c}, ${body}`, `${body}, provided ${c}`, `as long as ${c}, ${body}`, `${body} as long as ${c}`, `in case ${c}, ${body}`, `${body} once ${c}`, `once ${c}, ${body}`, `where ${c}, ${body}`, `${body}, on condition that ${c}`, ...(short === null ? [] : [`only ${short}: ${body}`, `${body}, only ${short}`, `${body}, but only ${short}`, `${short} and not otherwise: ${body}`])];
    return dice.pick(closed || dice.chance(0.25) ? apart : inside);
  }
  const apart = [`${whole} Not if ${c}`, `${whole} Never while ${c}`, `${whole} Never do it when ${c}`, `${whole} If ${c}, leave it`, `${whole} Not when ${c}`, `not if ${c}: ${body}`, `if ${c}, do nothing. Otherwise: ${body}`, `unless ${c}: ${body}`, `${whole} If ${c}, this step is off`, `never while ${c}. Else ${body}`, `${whole} Hands off, though, if ${c}`, `if ${c}, report that it was not done. Otherwise ${body}`, `${whole} It must not happen while ${c}`, `${whole} While ${c} it is forbidden`, `${whole} It must never be done while ${c}`, `${whole} If ${c}, do not touch anything and report it`, `as long as ${c}, this must not be done. Otherwise ${body}`, `${whole} Do not do it if ${c}; report that instead`, `${whole} With people around it would be dangerous if ${c}, so then not`, `${whole} Should it be that ${c}, stay away from it`];
  const inside = [`unless ${c}, ${body}`, `${body} unless ${c}`, `${body}, unless ${c}`, `${body}, but not if ${c}`, `${body}, but not when ${c}`, `${body}, but never while ${c}`, `${body}, except when ${c}`, `if ${c}, do not do this: ${body}`, `${body}, only not if ${c}`, `${body} except if ${c}`, ...(short === null ? [] : [`never ${short}: ${body}`, `${body}, but not ${short}`, `${body}, never ${short}`])];
  return dice.pick(closed || dice.chance(0.35) ? apart : inside);
}

function koreanCondition(dice: Dice, { ko: [when, if_] }: Clause, body: string, positive: boolean): string {
  const b = body.replace(/\.$/u, '');
  const during = when.endsWith('있을') ? when.replace(/있을$/u, dice.pick(['있는 동안에는', '있는 동안은', '있을 때에는'])) : when.endsWith('중일') ? when.replace(/중일$/u, dice.pick(['중에는', '중일 때는'])) : `${when} 때에는`;
  if (positive) return dice.pick([`${b}. ${if_} 한다. 아니면 하지 말고 보고한다`, `${b}. ${when} 때가 아니면 금지`, `${when} 때만 ${b}`, `${when} 때만 ${b}`, `${when} 경우에만 ${b}`, `${if_} ${b}`, `${if_} ${b}`, `${when} 때에 한해 ${b}`, `${b}. 단, ${when} 때만`, `${b}. 단 ${when} 경우에 한함`, `${b}. ${when} 때만 한다`, `${when} 때만 실행: ${b}`, `조건: ${when} 것. ${b}`.replace(' 것', ' 때'), `${if_} ${b}. 아니면 하지 않는다`, `${b}(${when} 때만)`, `${b}. 다만 ${when} 경우에만 할 것`, `${when} 경우 ${b}`, `오직 ${when} 때만 ${b}`]);
  return dice.pick([`${if_} 금지. ${b}`, `${if_} 하지 않는다. ${b}`, `${b}. 단, ${when} 때는 하지 않는다`, `${b}. ${if_} 하지 말 것`, `${b}. ${if_} 금지`, `${when} 때를 제외하고 ${b}`, `${when} 경우가 아니면 ${b}`, `${when} 때는 절대 하지 않는다. ${b}`, `${b}. ${if_} 실패로 처리`, `${b}(${if_} 금지)`, `${if_} 건너뛰고, 아니면 ${b}`, `${b}. ${if_} 보류`, `${b}. 다만 ${when} 때는 손대지 말 것`, `${if_} 중지. 그 외에는 ${b}`, `${b}. ${during} 절대로 하지 않는다`, `${b}. ${during} 금지`, `${during} 안 된다. ${b}`, `${b}. ${if_} 하지 말고 보고한다`, `${b}. ${when} 때 하는 것은 금지`, `${b}. ${if_} 손대지 않고 실패로 보고`, `${b}. ${during} 위험하므로 하지 않는다`]);
}

export const notMet = (language: Language, { name, value }: Deciding): string => (language === 'ko' ? `조건이 맞지 않습니다: ${name} ${value}` : `the condition is not met: ${name} is ${value}`);
export const notSaid = (language: Language, name: string): string => (language === 'ko' ? `이벤트에 ${name} 값이 없습니다` : `the event does not say the ${name}`);

/** The result of an earlier step that found it out. */
export function decidingOutput(dice: Dice, language: Language, { name, value }: Deciding): { readonly title: string; readonly output: string } {
  const tool = dice.pick([`${englishWord(dice)}_check`, `check_${englishWord(dice)}`, `${englishWord(dice)}_read`, `get_${englishWord(dice)}`, 'http_request', `${englishWord(dice)}_state`]);
  const answer = dice.pick([value, value, `${name} ${value}`, `${name}: ${value}`, `${name} = ${value}`]);
  return { title: language === 'ko' ? dice.pick([`${name} 확인`, `${name} 점검`, `${name} 읽기`]) : capitalised(dice.pick([`check the ${name}`, `read the ${name}`, `look at the ${name}`, name])), output: `${doneWord(language)}: ${tool} → ${answer}` };
}
