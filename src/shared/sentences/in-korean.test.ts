import { expect, test } from 'vitest';
import { inKorean, sentences, tables } from './in-korean';
import { withParticles } from './particles';

const placesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name ?? ''))].sort();

test('both languages of a sentence say the same values', () => {
  expect(
    Object.entries(sentences).filter(
      ([english, korean]) => placesOf(english).join() !== placesOf(korean).join(),
    ),
  ).toEqual([]);
});

test('no particle is chosen by the last letter of a command', () => {
  expect(Object.values(sentences).filter((korean) => /`\[[가-힣]+\/[가-힣]+\]/u.test(korean))).toEqual([]);
});

test('no two sentences are the same but for the names of their values', () => {
  const shapes = tables
    .flatMap((table) => Object.keys(table))
    .map((english) => english.replaceAll(/\{\w+([?!]?)\}/gu, '{$1}'));
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
});

test('every sentence is found again with values in it, and in Korean letters', () => {
  const filled = (english: string): string =>
    english.replaceAll(/\{(\w+)([?!]?)\}/gu, (_, name: string, kind: string) =>
      kind === '!' ? (samples[name] ?? 'polled') : `x-${name}`,
    );
  const wrong = Object.keys(sentences).filter((english) => !/[가-힣]/u.test(inKorean(filled(english)) ?? ''));
  expect(wrong).toEqual([]);
});

const samples: Readonly<Record<string, string>> = {
  why: 'it is larger than 5 MB',
  pin: 'pin 3 of pump',
  read: 'Read back, the pin is 1, as asked.',
  failure: 'The model server x failed (500)',
};

test.each([
  ['The condition $.v > is never', null],
  [
    'Step 3 failed: The board pump is not connected: the port went away. Check the cable; it is connected again by itself.',
    '3단계 실패: pump 보드가 연결되어 있지 않습니다: 포트가 사라졌습니다. 케이블을 확인하세요. 다시 꽂으면 저절로 연결됩니다.',
  ],
  [
    'priority is "soon", which is not one of "low", "high"',
    'priority의 값 "soon"은(는) "low", "high" 중 하나가 아닙니다',
  ],
  ['cooldown_secs is text, but must be a whole number', 'cooldown_secs의 값은 텍스트인데, 정수여야 합니다'],
  ['Write something else.', null],
  ['gpio_write: This call does not name its board', 'gpio_write: 어느 보드인지 분명하지 않았습니다'],
  [
    'Step 2 failed: gpio_write: This call does not name its board',
    '2단계 실패: gpio_write: 어느 보드인지 분명하지 않았습니다',
  ],
  ['gpio_write: The valve is stuck', null],
  [
    'This call does not name its board. Set "board". Boards: demo-board, pump. demo-board is the demo\'s: remove the demo (Settings, Data), and the other board is meant.',
    '어느 보드인지 분명하지 않았습니다. "board"로 어느 것인지 정하세요. 보드: demo-board, pump. demo-board 보드는 데모의 것입니다. 데모를 지우면(설정, 데이터) 나머지 보드로 정해집니다.',
  ],
  [
    'pin 7 of pump is now 0\n\n[A person changed the arguments before they allowed this call. This is the result of gpio_write {"pin":7,"value":0}.]',
    'pump의 핀 7이 이제 0입니다\n\n[사람이 인자를 고친 뒤 이 호출을 허용했습니다. 이것은 다음 호출의 결과입니다: gpio_write {"pin":7,"value":0}]',
  ],
  [
    'The person said no, for this reason: the valve is open\nDo not try it again as it was.',
    '사람이 거절했습니다. 사유: the valve is open\n그대로 다시 시도하지 마세요.',
  ],
  ['Cannot open /dev/ttyACM0: there is no such port', '/dev/ttyACM0을 열 수 없습니다: 그런 포트가 없습니다'],
  [
    'The emergency stop on pin 4 of desk does not listen while the pin is driven',
    'desk의 4번 핀이 출력인 동안에는 비상 정지가 듣지 않습니다',
  ],
  [
    'Reject did nothing: There is no connection to the MQTT broker. Check at the receiver.',
    '거절 버튼이 아무 일도 하지 않았습니다: MQTT 브로커와 연결되어 있지 않습니다. 받는 쪽을 확인하세요.',
  ],
  [
    'Reject did nothing: Run r1 is completed and waits for nobody. Step 2 was denied by bo (app) at 1970-01-01T00:00:00.000Z.',
    '거절 버튼이 아무 일도 하지 않았습니다: r1 실행은 완료 상태이며 아무도 기다리지 않습니다. 2단계는 1970-01-01T00:00:00.000Z에 bo(app)의 결정으로 거절되었습니다.',
  ],
  [
    'Approve did nothing: What was decided about run r1 is not what it asks now: it waits at another gate by now. Look at the run again and decide on what it shows.',
    '승인 버튼이 아무 일도 하지 않았습니다: r1 실행에 대한 결정이 지금 묻는 것과 다릅니다: 지금은 다른 곳에서 기다립니다. 실행을 다시 보고, 보이는 것을 결정하세요.',
  ],
  [
    'Reject did nothing: Run r1 is cancelled; nothing can be done to it any more. `zeroclaw runs show r1` tells how it came to that.',
    '거절 버튼이 아무 일도 하지 않았습니다: r1 실행은 취소됨 상태라 더 할 수 있는 일이 없습니다. `zeroclaw runs show r1`으로 어떻게 그렇게 되었는지 볼 수 있습니다.',
  ],
  [
    '1 run of 1호 탱크 without $.tank is active or waiting, the limit is 1 (max_concurrent).',
    '$.tank 없는 1호 탱크: 실행 1개가 진행 중이거나 기다리고 있으며, 한도는 1입니다(max_concurrent).',
  ],
  [
    '2 runs of p with $.tank = "A" are active or waiting, the limit is 2 (max_concurrent).',
    '$.tank = "A"인 p: 실행 2개가 진행 중이거나 기다리고 있으며, 한도는 2입니다(max_concurrent).',
  ],
  ['127.0.0.1:1883: not connected, next try in 4 s', '127.0.0.1:1883: 연결되지 않음, 4초 뒤 다시 시도'],
  ['Cannot open /dev/ttyACM2: the disk is on fire', '/dev/ttyACM2를 열 수 없습니다: the disk is on fire'],
  [
    'The model server shop:80 failed (500): out of memory',
    '모델 서버 shop:80이 실패했습니다(500): out of memory',
  ],
  [
    'The model server shop:80 refuses the connection (3 tries)',
    '모델 서버 shop:80: 연결을 거부합니다 (3번 시도)',
  ],
  [
    'Left out: claude: The environment variable KEY2, which config.toml names, is not set',
    '제외함: claude: config.toml에 적힌 환경 변수 KEY2가 정해져 있지 않습니다',
  ],
  [
    'The condition cannot be read: a value is missing here (column 10)',
    '조건을 읽을 수 없습니다: 여기에 값이 없습니다 (10번째 칸)',
  ],
  [
    'The certificates of [mqtt] cannot be read: out of memory',
    '[mqtt]의 인증서를 읽을 수 없습니다: out of memory',
  ],
  [
    'The model local/big, chosen for this conversation, cannot be used: there is no file /m/big.gguf. /model default goes back.',
    '이 대화에서 고른 local/big 모델을 쓸 수 없습니다: /m/big.gguf 파일이 없습니다. /model default로 되돌릴 수 있습니다.',
  ],
  [
    'The model saw the event cut short; all of it did not fit. The model is not sure of this call.',
    '이벤트가 길어 모델은 일부만 보았습니다. 모델이 이 호출을 확신하지 못합니다.',
  ],
  ['pin must be at most 13, not 20', 'pin은(는) 13 이하여야 하는데 20입니다'],
  [
    'gpio_write, argument "pin": {{payload.pin}} has no value: the payload has no such key',
    'gpio_write의 인자 "pin": {{payload.pin}}에 값이 없습니다. 페이로드에 그런 키가 없습니다',
  ],
  [
    'It is not running: it ended with code 1; it is tried again',
    '실행되고 있지 않습니다: 코드 1로 끝났습니다; 다시 시도합니다',
  ],
  [
    'It holds a pipe (|). There is no shell: write one program and its arguments, and put a text with special signs into single quotes.',
    '파이프가 있습니다 (|). 셸이 없습니다. 프로그램 하나와 인자를 쓰고, 특수 기호가 있는 글은 작은따옴표 안에 넣으세요.',
  ],
  [
    'ls ended with code 2. Output:\nls: cannot access x',
    'ls이(가) 코드 2로 끝났습니다. 출력:\nls: cannot access x',
  ],
  ['It did not answer within 20 s', '20초 안에 답하지 않았습니다'],
  ['Something of a program: out of memory', null],
  ['a valve (3 tries)', null],
  [
    'The last try failed: not finished within 5 s (step_timeout_secs)\nIt is not known whether this was carried out: gpio_write',
    '지난 시도가 실패했습니다: 5초 안에 끝나지 않았습니다(step_timeout_secs)\n실행되었는지 알 수 없는 호출: gpio_write',
  ],
  [
    'Run r1, in whose place this one came, has left this:\npin 5 of pump-1 stays at 1\nsignal speed of vfd may be at 40\nA checkpoint: nothing is carried out, your approval completes the step.',
    '이 실행이 대신한 실행 r1에서 남긴 것:\npump-1 핀 5: 1 그대로임\nvfd 신호 speed: 40일 수 있음\n확인 단계: 아무것도 실행하지 않으며, 승인하면 단계가 끝납니다.',
  ],
  [
    'On an earlier card of this step bo wrote dose: ml = 3 (was 5). Look whether that is wanted here as well.\nThe last try failed: no',
    '이 단계의 이전 카드에서 bo 님이 값을 고쳤습니다: dose: ml = 3 (was 5). 여기서도 그렇게 할지 확인하세요.\n지난 시도가 실패했습니다: no',
  ],
  [
    'Telegram answered "Bad Gateway" (502) to getUpdates',
    'Telegram이 getUpdates에 "Bad Gateway"(502)로 답했습니다',
  ],
  ['Discord answered "Missing Access" (50001)', 'Discord가 "Missing Access"(50001)로 답했습니다'],
  [
    'imap.plant.example:993 could not be used: the server ended the connection',
    'imap.plant.example:993을 쓸 수 없었습니다: 서버가 연결을 끊었습니다',
  ],
  [
    'Give the bot the scope that is missing on the page "OAuth & Permissions" of the app, then install the app again.',
    '앱의 "OAuth & Permissions" 페이지에서 봇에 빠진 권한(scope)을 주고 앱을 다시 설치하세요.',
  ],
  [
    'The default export of /p/half.mjs is no tool: description: must say what the tool is for; parameters.type: must be a function; execute: must be a function',
    '/p/half.mjs의 default export가 도구가 아닙니다: description: 도구의 쓰임을 말해야 합니다; parameters.type: 함수여야 합니다; execute: 함수여야 합니다',
  ],
  ['x'.repeat(3000), null],
] as const)('%s', (english, korean) => {
  expect(inKorean(english)).toBe(korean);
});

test.each([
  ['값[을/를]', '값을'],
  ['보드[을/를]', '보드를'],
  ['"물"[으로/로]', '"물"로'],
  ['집[으로/로]', '집으로'],
  ['3[이/가]', '3이'],
  ['2[이/가]', '2가'],
  ['pump[은/는]', 'pump은(는)'],
  ['pump[이라고/라고]', 'pump(이)라고'],
  ['1[으로/로]', '1로'],
] as const)('%s is read as %s', (text, read) => {
  expect(withParticles(text)).toBe(read);
});

test('what a value says in brackets is its own', () => {
  expect(inKorean('There is no procedure "[켜기/끄기]"')).toBe('"[켜기/끄기]" 절차가 없습니다');
  expect(inKorean('run [을/를] is not there any more')).toBe('실행 [을/를]이 이제 없습니다');
});
