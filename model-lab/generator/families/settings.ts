import type { Json } from '../../../src/shared/json';
import type { Dice } from '../dice';
import { described, objectOf, type Ask, type Skill } from '../family';
import { fill, say, type Language } from '../language/template';
import { address, code, device, englishWord, identifier, inventedWord, name, number, phrase, sopName, word } from '../language/words';
import { copying } from './reading';

interface Quantity {
  readonly parameter: string;
  readonly integer: boolean;
  readonly value: (dice: Dice) => number;
  /** The number as it is written in an instruction; `{v}`. */
  readonly en: readonly string[];
  readonly ko: readonly string[];
  readonly noun: readonly [string, string];
}

const quantities: readonly Quantity[] = [
  { parameter: 'percent', integer: true, value: (dice) => dice.int(0, 100), en: ['{v} %', '{v}%', '{v} percent', '{v} per cent', '{v}'], ko: ['{v}%', '{v} %', '{v}퍼센트', '{v}'], noun: ['level', '출력'] },
  { parameter: 'temperature', integer: false, value: (dice) => dice.int(-200, 2500) / 10, en: ['{v} degrees', '{v} °C', '{v} C', '{v}', '{v}°C'], ko: ['{v}도', '{v}°C', '{v}℃', '{v}'], noun: ['temperature', '온도'] },
  { parameter: 'setpoint', integer: false, value: (dice) => number(dice), en: ['{v}', '{v}', '{v} bar', '{v} degrees'], ko: ['{v}', '{v}도', '{v} bar'], noun: ['setpoint', '설정값'] },
  { parameter: 'speed', integer: true, value: (dice) => dice.int(0, 3000), en: ['{v} rpm', '{v}', '{v} RPM'], ko: ['{v}rpm', '{v} RPM', '{v}'], noun: ['speed', '속도'] },
  { parameter: 'brightness', integer: true, value: (dice) => dice.int(0, 255), en: ['{v}', '{v}'], ko: ['{v}'], noun: ['brightness', '밝기'] },
  { parameter: 'value', integer: false, value: number, en: ['{v}'], ko: ['{v}'], noun: ['value', '값'] },
  { parameter: 'level', integer: true, value: (dice) => dice.int(0, 100), en: ['{v}', '{v} %', '{v}%'], ko: ['{v}', '{v}%'], noun: ['level', '수준'] },
  { parameter: 'angle', integer: true, value: (dice) => dice.int(0, 360), en: ['{v} degrees', '{v}', '{v}°'], ko: ['{v}도', '{v}'], noun: ['angle', '각도'] },
  { parameter: 'volume', integer: true, value: (dice) => dice.int(0, 100), en: ['{v}', '{v} %'], ko: ['{v}', '{v}%'], noun: ['volume', '음량'] },
  { parameter: 'seconds', integer: true, value: (dice) => dice.int(1, 900), en: ['{v} seconds', '{v} s', '{v} sec', '{v}s'], ko: ['{v}초'], noun: ['time', '시간'] },
  { parameter: 'minutes', integer: true, value: (dice) => dice.int(1, 180), en: ['{v} minutes', '{v} min'], ko: ['{v}분'], noun: ['time', '시간'] },
  { parameter: 'duty', integer: true, value: (dice) => dice.int(0, 255), en: ['{v}', '{v}'], ko: ['{v}'], noun: ['duty', '듀티'] },
  { parameter: 'limit', integer: false, value: number, en: ['{v}', '{v} bar', '{v} kg'], ko: ['{v}', '{v} bar'], noun: ['limit', '한계값'] },
  { parameter: 'count', integer: true, value: (dice) => dice.int(1, 200), en: ['{v}', '{v} pieces', '{v} times'], ko: ['{v}', '{v}개', '{v}회'], noun: ['count', '개수'] },
];

const places: readonly (readonly [string, boolean, string, string])[] = [
  ['channel', true, 'channel {n}', '채널 {n}'], ['zone', true, 'zone {n}', '{n}구역'], ['fan', true, 'fan {n}', '{n}번 팬'], ['pump', true, 'pump {n}', '{n}번 펌프'], ['pin', true, 'pin {n}', '{n}번 핀'], ['heater', true, 'heater {n}', '{n}번 히터'], ['valve', true, 'valve {n}', '{n}번 밸브'], ['motor', true, 'motor {n}', '{n}번 모터'], ['axis', true, 'axis {n}', '{n}축'], ['lamp', true, 'lamp {n}', '{n}번 램프'],
  ['room', false, 'the room {n}', '{n} 방'], ['device', false, 'the device {n}', '장치 {n}'], ['zone', false, 'the zone {n}', '{n} 구역'], ['tank', false, 'the tank {n}', '탱크 {n}'], ['line', false, 'the line {n}', '{n} 라인'], ['name', false, '{n}', '{n}'], ['parameter', false, 'the parameter {n}', '파라미터 {n}'], ['oven', false, 'the oven {n}', '오븐 {n}'],
  ['place', false, 'the {n}', '{n}'], ['area', false, 'the area {n}', '{n}'], ['side', false, 'the {n} side', '{n} 쪽'], ['machine', false, 'the machine {n}', '기계 {n}'], ['gate', false, 'the {n} gate', '{n} 게이트'], ['register', true, 'register {n}', '{n}번 레지스터'], ['bed', true, 'bed {n}', '{n}번 화단'],
];

const placeName = (dice: Dice, language: Language): string => (dice.chance(0.35) ? word(dice, language) : name(dice, language));

/** Sets a number, of a thing that is named or numbered, or of the only one there is. */
export function inventedSetting(dice: Dice): Skill {
  const amount = dice.pick(quantities);
  const place = dice.chance(0.75) ? dice.pick(places) : null;
  const valueParameter = dice.among([[5, amount.parameter], [1, 'value'], [1, amount.parameter === 'seconds' ? 'seconds' : 'amount'], [1, `target_${amount.parameter}`]]);
  const schema: Json = { type: amount.integer ? 'integer' : 'number' };
  const stem = place === null ? amount.noun[0] : place[0];
  const toolName = dice.among([[3, `${stem}_set`], [3, `set_${amount.noun[0]}`], [1, `${inventedWord(dice)}_set`], [1, `${stem}_${inventedWord(dice)}`], [1, `adjust_${amount.noun[0]}`], [1, `${inventedWord(dice)}_${inventedWord(dice)}`]]);
  const properties: Record<string, Json> = place === null ? { [valueParameter]: schema } : dice.chance(0.85) ? { [place[0]]: { type: place[1] ? 'integer' : 'string' }, [valueParameter]: schema } : { [valueParameter]: schema, [place[0]]: { type: place[1] ? 'integer' : 'string' } };
  const tool = { name: toolName, description: described(dice, [`Set the ${amount.noun[0]}`, `Set the ${amount.noun[0]} of a ${stem}`, `Adjust a ${stem}`, `Change the ${amount.noun[0]}`], ['값을 설정한다', `${amount.noun[1]} 설정`]), parameters: objectOf(properties, Object.keys(properties)) };
  const build = (d: Dice, language: Language, given: string | null, value: number): Ask => {
    const where = place === null ? null : place[1] ? d.int(0, 40) : placeName(d, language);
    const spoken = place === null || where === null ? d.pick(language === 'ko' ? [`${device(d, 'ko')}`, amount.noun[1]] : [`the ${device(d, 'en')}`, `the ${amount.noun[0]}`]) : fill(language === 'ko' ? place[3] : place[2], { n: typeof where === 'string' && (/\s/u.test(where) || d.chance(0.3)) ? `"${where}"` : String(where) });
    const written = given ?? fill(d.pick(language === 'ko' ? amount.ko : amount.en), { v: String(value) });
    const noun = language === 'ko' ? amount.noun[1] : amount.noun[0];
    const body = language === 'ko'
      ? fill(d.pick(['{t:을} {v:로} 설정하#', '{t:을} {v:로} 맞추#', '{t} {q:을} {v:로} 설정하#', '{t}의 {q:을} {v:로} 바꾸#', '{t:을} {v:로} 조정하#', '{t} {q:을} {v:로} 변경하#', '{q:을} {v:로} 하#: {t}', '{t}: {v}', '{t}의 {q:을} {v}까지 조절하#', '{t} {q:은} {v:로} 두#', '{t} {v} 설정']), { t: spoken, v: written, q: noun })
      : fill(d.pick(['set {t} to {v}', 'set the {q} of {t} to {v}', 'adjust {t} to {v}', 'change {t} to {v}', 'bring {t} to {v}', 'put {t} at {v}', '{t} to {v}', 'set {v} on {t}', 'run {t} at {v}', '{t} should be at {v}', 'make the {q} of {t} {v}', 'give {t} a {q} of {v}', 'the {q} of {t} must be {v}', '{q} {v} for {t}', 'limit {t} to {v}', 'use {v} as the {q} of {t}', 'move {t} to {v}', 'turn {t} to {v}', 'for {t}, set the {q} to {v}', 'reduce {t} to {v}', 'raise {t} to {v}', 'lower the {q} of {t} to {v}', 'dial {t} to {v}']), { t: spoken, v: written, q: noun });
    const values: Record<string, Json> = { [valueParameter]: value, ...(place === null || where === null ? {} : { [place[0]]: where }) };
    return { arguments: Object.fromEntries(Object.keys(properties).map((key): [string, Json] => [key, values[key] as Json])), body, titles: language === 'ko' ? [`${noun} 설정`, `${device(d, 'ko')} 조정`, `${noun} 변경`] : [`Set ${noun}`, `Adjust the ${device(d, 'en')}`, `Change ${noun}`, `Tune ${device(d, 'en')}`], result: d.pick(['ok', 'done', `${noun} is ${String(value)}`]), reading: null };
  };
  return {
    tool,
    reads: false,
    ask: (d, language) => build(d, language, null, amount.value(d)),
    askWith: (d, language, reference) => (/^-?\d+(?:\.\d+)?$/u.test(reference.value) && (!amount.integer || /^-?\d+$/u.test(reference.value)) ? build(d, language, reference.words, Number(reference.value)) : null),
    askWithout(d, language) {
      const thing = device(d, language);
      return { body: language === 'ko' ? say(d, ['{t:을} 설정하#', '{t:을} 조정하#', '{t} 값을 바꾸#', '{t:을} 알맞게 맞추#'], { t: thing }) : say(d, ['set the {t}', 'adjust the {t}', 'change the {t}', 'set the {t} properly', 'tune the {t}'], { t: thing }), missing: place === null ? valueParameter : (Object.keys(properties)[0] as string), title: language === 'ko' ? `${thing} 조정` : `Adjust ${thing}` };
    },
  };
}

/** Waits, counts down, holds. */
export function inventedWait(dice: Dice): Skill {
  const [parameter, en, ko] = dice.pick([['seconds', ['{v} seconds', '{v} s', '{v} sec'], ['{v}초']], ['minutes', ['{v} minutes', '{v} min'], ['{v}분']], ['milliseconds', ['{v} ms', '{v} milliseconds'], ['{v}밀리초', '{v}ms']], ['hours', ['{v} hours', '{v} h'], ['{v}시간']]] as const);
  const tool = { name: dice.pick(['wait', 'delay', 'pause', 'sleep', 'timer_start', 'hold', `${inventedWord(dice)}_wait`]), description: described(dice, ['Wait for a time', `Wait some ${parameter}`, 'Pause the procedure', 'Start a timer'], ['일정 시간 기다린다', '대기']), parameters: objectOf({ [parameter]: { type: 'integer' } }, [parameter]) };
  return {
    tool,
    reads: false,
    ask(d, language) {
      const value = d.int(1, d.pick([10, 60, 600]));
      const time = fill(d.pick(language === 'ko' ? ko : en), { v: String(value) });
      const thing = device(d, language);
      return { arguments: { [parameter]: value }, body: say(d, { en: ['wait {v}', 'wait for {v}', 'pause for {v}', 'hold for {v}', 'let {v} pass', 'wait {v} until the {t} has settled', 'give the {t} {v}', 'delay by {v}', 'stay idle for {v}', 'allow {v} for the {t}', 'after {v} go on', '{v} pause'], ko: ['{v} 기다리#', '{v} 동안 대기하#', '{v} 대기하#', '{t:이} 안정될 때까지 {v} 기다리#', '{v} 동안 멈추#', '{v}간 유지하#', '{v} 대기', '{v} 쉬#'] }[language], { v: time, t: thing }), titles: language === 'ko' ? ['대기', '안정화 대기', '기다리기'] : ['Wait', 'Let it settle', 'Pause'], result: 'ok', reading: null };
    },
  };
}

/** One of several words. The instruction says the word itself. */
export function inventedChoice(dice: Dice): Skill {
  const sets: readonly (readonly string[])[] = [
    ['auto', 'manual', 'off'], ['eco', 'comfort', 'boost'], ['low', 'medium', 'high'], ['red', 'yellow', 'green'], ['red', 'green', 'blue', 'white'], ['info', 'warning', 'critical'], ['heat', 'cool', 'fan', 'dry'], ['slow', 'normal', 'fast'], ['forward', 'reverse', 'stop'], ['day', 'night', 'away'], ['left', 'right', 'center'], ['open', 'closed', 'half'], ['idle', 'run', 'service'], ['up', 'down', 'stop'], ['silent', 'normal', 'loud'], ['draft', 'final'], ['daily', 'weekly', 'monthly'], ['north', 'south', 'east', 'west'],
  ];
  const options = dice.chance(0.7) ? dice.pick(sets) : Array.from({ length: dice.int(2, 5) }, () => (dice.chance(0.5) ? englishWord(dice) : inventedWord(dice)));
  const unique = dice.shuffled([...new Set(options)]);
  const parameter = dice.pick(['mode', 'state', 'level', 'color', 'profile', 'program', 'direction', 'scene', 'kind', 'priority', 'preset', 'option']);
  const place = dice.chance(0.5) ? dice.pick(places) : null;
  const stem = place === null ? parameter : place[0];
  const properties: Record<string, Json> = { ...(place === null ? {} : { [place[0]]: { type: place[1] ? 'integer' : 'string' } }), [parameter]: { type: 'string', enum: unique } };
  const tool = { name: dice.among([[3, `set_${parameter}`], [2, `${stem}_${parameter}`], [2, `${inventedWord(dice)}_${parameter}`], [1, `select_${parameter}`], [1, `${inventedWord(dice)}_${inventedWord(dice)}`]]), description: described(dice, [`Set the ${parameter}`, `Choose a ${parameter}`, `Select the ${parameter} of the ${stem}`, `Change the ${parameter}`], ['모드를 선택한다', '설정을 바꾼다']), parameters: objectOf(properties, Object.keys(properties)) };
  return {
    tool,
    reads: false,
    ask(d, language) {
      const choice = d.pick(unique);
      const where = place === null ? null : place[1] ? d.int(0, 40) : placeName(d, language);
      const spoken = place === null || where === null ? (language === 'ko' ? device(d, 'ko') : `the ${device(d, 'en')}`) : fill(language === 'ko' ? place[3] : place[2], { n: typeof where === 'string' && /\s/u.test(where) ? `"${where}"` : String(where) });
      const written = d.among([[5, choice], [2, `"${choice}"`], [0.7, choice.toUpperCase()], [0.7, choice.slice(0, 1).toUpperCase() + choice.slice(1)]]);
      const ko: Record<string, string> = { mode: '모드', state: '상태', level: '단계', color: '색', profile: '프로필', program: '프로그램', direction: '방향', scene: '장면', kind: '종류', priority: '우선순위', preset: '프리셋', option: '옵션' };
      const body = language === 'ko'
        ? fill(d.pick(['{t:을} {o} {p:로} 바꾸#', '{t} {p:을} {o:로} 설정하#', '{t:을} {o:로} 전환하#', '{p:을} {o:로} 변경하#: {t}', '{t}: {o} {p}', '{t}에 {o} {p:을} 적용하#', '{t:은} {o} {p:로} 두#', '{t}의 {p:을} {o:로} 하#', '{t} {o} {p:로} 설정']), { t: spoken, o: written, p: ko[parameter] ?? parameter })
        : fill(d.pick(['set {t} to {o}', 'switch {t} to {o}', 'put {t} into {o} {p}', 'change the {p} of {t} to {o}', 'set the {p} of {t} to {o}', 'select {p} {o} for {t}', '{t} goes to {o}', 'use the {o} {p} for {t}', 'choose {o} for {t}', '{p} {o} on {t}', 'run {t} in {o} {p}', '{t}: {o}', 'make it {o} for {t}', 'bring {t} into {o} {p}', 'the {p} of {t} must be {o}', 'apply {o} to {t}', 'for {t} take {o}']), { t: spoken, o: written, p: parameter });
      return { arguments: { ...(place === null || where === null ? {} : { [place[0]]: where }), [parameter]: choice }, body, titles: language === 'ko' ? [`${ko[parameter] ?? parameter} 변경`, `${device(d, 'ko')} 설정`, '모드 전환'] : [`Change ${parameter}`, `Set ${parameter}`, `${device(d, 'en')} ${parameter}`], result: d.pick(['ok', 'done', `${parameter} is ${choice}`]), reading: null };
    },
  };
}

export const sopExecute = (tool: Skill['tool']): Skill =>
  copying(tool, 'name', sopName, {
    en: ['start the procedure {q}', 'run the procedure {q}', 'start {q}', 'execute {q}', 'launch the SOP {q}', 'kick off {q}', 'start the SOP {q}', 'trigger the procedure {q}', 'run {q}', 'begin the procedure {q}', 'hand over to {q}', 'continue with the procedure {q}', 'set {q} in motion', 'let {q} begin', 'it is time for {q}', 'the procedure {q} takes over'],
    ko: ['{q} 절차를 시작하#', '절차 {q:을} 실행하#', '{q:을} 시작하#', '{q} SOP를 실행하#', '{q} 절차를 돌리#', '{q:을} 실행하#', '{q} 절차로 넘어가#', '{q:을} 개시하#', '{q} 절차를 불러 시작하#', '이제 {q:을} 돌리#', '{q} 시작'],
  }, { en: ['Start {w}', 'Hand over', 'Next procedure'], ko: ['절차 시작', '{w} 실행', '다음 절차'] }, (dice) => `started run-${String(dice.int(1, 99))}`, false);

export const sopCancel = (tool: Skill['tool']): Skill => ({
  tool,
  reads: false,
  ask(dice, language) {
    const run = dice.among([[2, `run-${String(dice.int(1, 999))}`], [1, code(dice)]]);
    const reason = phrase(dice, language);
    return { arguments: { run_id: run, reason }, body: say(dice, { en: ['cancel run {r} with the reason "{m}"', 'cancel {r} because "{m}"', 'stop the run {r}, reason "{m}"', 'abort run {r}: "{m}"', 'cancel the run {r} and give "{m}" as the reason', 'end {r}, because of "{m}"', 'run {r} must stop. Reason: "{m}"', '"{m}": call off run {r}'], ko: ['"{m}" 사유로 {r} 실행을 취소하#', '실행 {r:을} 취소하#. 사유는 "{m}"', '{r:을} 취소하#. 이유: "{m}"', '{r} 실행을 "{m}" 이유로 중단하#', '"{m}" 때문에 {r:을} 멈추#', '{r} 중단, 사유 "{m}"'] }[language], { r: run, m: reason }), titles: language === 'ko' ? ['실행 취소', '중단'] : ['Cancel the run', 'Abort'], result: 'cancelled', reading: null };
  },
});

/** An action on one named thing: `restart_service(service)`, `open_ticket(id)`, `ping(host)`. */
export function inventedAction(dice: Dice): Skill {
  const [verbEn, verbKo, noun, nounKo] = dice.pick([['restart', '재시작하#', 'service', '서비스'], ['reboot', '재부팅하#', 'device', '장치'], ['ping', '핑하#', 'host', '호스트'], ['print', '인쇄하#', 'label', '라벨'], ['archive', '보관하#', 'record', '기록'], ['reset', '초기화하#', 'counter', '카운터'], ['calibrate', '교정하#', 'sensor', '센서'], ['backup', '백업하#', 'database', '데이터베이스'], ['call', '호출하#', 'person', '사람'], ['play', '재생하#', 'sound', '소리'], ['load', '불러오#', 'recipe', '레시피'], ['select', '선택하#', 'program', '프로그램'], ['acknowledge', '확인 처리하#', 'alarm', '경보'], ['clear', '해제하#', 'fault', '고장'], ['scan', '스캔하#', 'network', '네트워크'], ['sync', '동기화하#', 'folder', '폴더'], ['mount', '마운트하#', 'drive', '드라이브'], ['run', '실행하#', 'script', '스크립트'], ['home', '원점 복귀하#', 'axis', '축'], ['fetch', '가져오#', 'url', '주소'], ['connect', '연결하#', 'address', '주소'], ['block', '차단하#', 'ip', 'IP']] as const);
  const parameter = dice.chance(0.75) ? noun : dice.pick(['name', 'id', 'target', `${noun}_name`]);
  const value = ['host', 'url', 'address', 'ip', 'network'].includes(noun) ? (d: Dice): string => address(d) : (d: Dice, language: Language): string => (d.chance(0.2) ? code(d) : name(d, language));
  const tool = { name: dice.among([[3, `${verbEn}_${noun}`], [2, `${noun}_${verbEn}`], [1, `${inventedWord(dice)}_${verbEn}`], [1, `${inventedWord(dice)}_${inventedWord(dice)}`]]), description: described(dice, [`${verbEn} a ${noun}`, `${verbEn.slice(0, 1).toUpperCase()}${verbEn.slice(1)} one ${noun}`, `${verbEn.slice(0, 1).toUpperCase()}${verbEn.slice(1)} the ${noun}`], [`${nounKo} 작업`, `${nounKo}을(를) 처리한다`]), parameters: objectOf({ [parameter]: { type: 'string' } }, [parameter]) };
  return copying(tool, parameter, value, {
    en: [`${verbEn} {q}`, `${verbEn} the ${noun} {q}`, `${verbEn} ${noun} {q}`, `the ${noun} {q} needs a ${verbEn}`, `do a ${verbEn} of {q}`, `${verbEn} the ${noun} called {q}`, `${verbEn} {q} now`, `use {q} as the ${noun}`, `go and ${verbEn} {q}`, `${verbEn} this ${noun}: {q}`],
    ko: [`{q:을} ${verbKo}`, `${nounKo} {q:을} ${verbKo}`, `{q} ${nounKo} 건을 ${verbKo}`, `대상 ${nounKo}: {q}. 이를 ${verbKo}`],
  }, { en: [`${verbEn.slice(0, 1).toUpperCase()}${verbEn.slice(1)} {w}`, `${noun} {w}`], ko: ['{w} 처리', `${nounKo} 작업`] }, (d) => d.pick(['ok', 'done', `${identifier(d)} ok`]), false);
}

/** Nothing of the tool is known but its signature: the instruction names tool or parameters. */
export function inventedSignature(dice: Dice): Skill {
  const kinds = dice.shuffled(['integer', 'string', 'string', 'number', 'boolean', 'text', 'enum', 'address']).slice(0, dice.int(1, 4));
  const names = [...new Set(kinds.map(() => (dice.chance(0.5) ? inventedWord(dice) : englishWord(dice))))];
  const options = Array.from({ length: 3 }, () => englishWord(dice));
  const schemaOf = (kind: string): Json => (kind === 'enum' ? { type: 'string', enum: [...new Set(options)] } : { type: kind === 'text' || kind === 'address' ? 'string' : kind });
  const valueOf = (d: Dice, language: Language, kind: string): Json => (({ integer: () => d.int(0, 500), string: () => name(d, language), number: () => number(d), boolean: () => d.chance(0.5), text: () => phrase(d, language), enum: () => d.pick(options), address: () => address(d) }) as Record<string, () => Json>)[kind]?.() ?? '';
  const toolName = dice.among([[3, `${inventedWord(dice)}_${inventedWord(dice)}`], [2, `${englishWord(dice)}_${englishWord(dice)}`], [1, inventedWord(dice)]]);
  const properties = Object.fromEntries(names.map((each, index): [string, Json] => [each, schemaOf(kinds[index] as string)]));
  const optional = names.length > 1 && dice.chance(0.3) ? (names.at(-1) as string) : null;
  const tool = { name: toolName, description: dice.chance(0.5) ? `${englishWord(dice)} ${englishWord(dice)} ${englishWord(dice)}` : described(dice, ['Does the work', `The ${inventedWord(dice)} tool`, `Handle ${englishWord(dice)}`], ['작업을 수행한다']), parameters: objectOf(properties, names.filter((each) => each !== optional)) };
  return {
    tool,
    reads: false,
    ask(d, language) {
      const used = names.filter((each) => each !== optional || d.chance(0.5));
      const values = Object.fromEntries(used.map((each): [string, Json] => [each, valueOf(d, language, kinds[names.indexOf(each)] as string)]));
      const shown = (each: string): string => {
        const value = values[each] as Json;
        if (typeof value !== 'string') return typeof value === 'boolean' && d.chance(0.5) ? (language === 'ko' ? (value ? '참' : '거짓') : value ? 'yes' : 'no') : String(value);
        return /[\s,.:]/u.test(value) || d.chance(0.4) ? `"${value}"` : value;
      };
      const parts = d.shuffled(used).map((each) => say(d, language === 'ko' ? ['{n} {v}', '{n:은} {v}', '{n}={v}', '{n}: {v}', '{n} 값 {v}'] : ['{n} {v}', '{n} = {v}', '{n}={v}', '{n}: {v}', '{n} set to {v}', 'the {n} {v}'], { n: d.chance(0.15) ? each.replaceAll('_', ' ') : each, v: shown(each) }));
      const list = parts.length < 2 ? (parts[0] ?? '') : language === 'ko' ? parts.join(', ') : `${parts.slice(0, -1).join(', ')}${d.pick([' and ', ', ', ' and '])}${parts.at(-1) ?? ''}`;
      const body = language === 'ko'
        ? say(d, ['{l:로} {t:을} 호출하#', '{t:을} 실행하#. {l}', '{t:을} 호출하#: {l}', '{t} 도구를 {l:로} 사용하#', '{l}', '{t} 사용: {l}'], { t: toolName, l: list })
        : say(d, ['call {t} with {l}', 'use {t} with {l}', 'run {t} with {l}', '{t}: {l}', 'do it with {l}', 'use {l}', 'invoke {t} ({l})', 'carry out {t}, {l}', 'apply {t} using {l}'], { t: toolName, l: list });
      return { arguments: values, body, titles: language === 'ko' ? [`${word(d, 'ko')} ${word(d, 'ko')}`, `${word(d, 'ko')} 처리`] : [`${word(d, 'en')} ${word(d, 'en')}`, `Do the ${word(d, 'en')}`], result: d.pick(['ok', 'done', identifier(d)]), reading: null };
    },
  };
}
