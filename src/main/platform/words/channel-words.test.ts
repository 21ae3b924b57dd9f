import { expect, test } from 'vitest';
import { ok, refuse } from '../../../shared/result';
import { codeOf } from '../../../domain/approval/approval-request';
import { exampleRun } from '../../testing/example-run';
import { toApprovalCard } from '../../modules/channels/messages/approval-card';
import { carryOut, type CommandPorts } from '../../modules/channels/messages/channel-commands';
import { parseCommand } from '../../ports/commands';
import { toProblem, type ChannelWords } from './channel-words';
import { channelWords } from './words-in';

const nothing = { boards: [], evidence: null };

const korean = channelWords('ko', 'Asia/Seoul');
const english = channelWords('en', 'Asia/Seoul');

/** Every phrase with values that can be found again; what is the same in both languages is named. */
const phrases: Readonly<Record<string, (words: ChannelWords) => string>> = {
  usesModel: ({ usesModel }) => usesModel('shop/m1', true),
  modelInUse: ({ modelInUse }) => modelInUse('shop/m1'),
  modelRoutes: ({ modelRoutes }) => modelRoutes('fast'),
  modelsOfServer: ({ modelsOfServer }) => modelsOfServer('shop', '`shop/m1`', 31),
  modelProviders: ({ modelProviders }) => modelProviders('shop'),
  modelChosen: ({ modelChosen }) => modelChosen('shop/m1'),
  waitsForYou: ({ waitsForYou }) => waitsForYou('r77', { sop: 'pump', step: 31, title: 'Vent' }),
  noWaitingRun: ({ noWaitingRun }) => noWaitingRun('r77'),
  step: ({ step }) => step({ sop: 'pump', step: 31, title: 'Vent' }),
  approved: ({ approved }) => approved({ sop: 'pump', step: 31, title: 'Vent' }),
  denied: ({ denied }) => denied({ sop: 'pump', step: 31, title: 'Vent' }),
  confirmCritical: ({ confirmCritical }) => confirmCritical('r77', { sop: 'pump', step: 31, title: 'Vent' }),
  codeWanted: ({ codeWanted }) => codeWanted({ sop: 'pump', step: 31, title: 'Vent' }),
  otherCode: ({ otherCode }) => otherCode({ sop: 'pump', step: 31, title: 'Vent' }),
  handedBy: ({ handedBy }) => handedBy({ kind: 'job', name: 'outside' }),
  answerWanted: ({ answerWanted }) => answerWanted({ sop: 'pump', step: 31, title: 'Vent' }),
  noAnswerWanted: ({ noAnswerWanted }) => noAnswerWanted({ sop: 'pump', step: 31, title: 'Vent' }),
  answered: ({ answered }) => answered({ sop: 'pump', step: 31, title: 'Vent' }),
  answerElsewhere: ({ answerElsewhere }) => answerElsewhere({ sop: 'pump', step: 31, title: 'Vent' }),
  asksFor: ({ asksFor }) => asksFor({ title: 'outside', type: 'number', limits: '`0 … 31`', length: '≤ 31' }),
  answerValueWith: ({ answerValueWith }) => answerValueWith('r77'),
  noPlainYes: ({ noPlainYes }) => noPlainYes({ sop: 'pump', step: 31, title: 'Vent' }),
  valueFrom: ({ valueFrom }) => valueFrom({ from: 'model', same: [{ in: 'result', step: 31 }] }),
  hasChanged: ({ hasChanged }) => hasChanged('`outside`'),
  alwaysWhile: ({ alwaysWhile }) => alwaysWhile('`outside`'),
  hereWhile: ({ hereWhile }) => hereWhile('`outside`'),
  mustFail: ({ mustFail }) => mustFail('`outside`'),
  callsInFile: ({ callsInFile }) => callsInFile('a.txt', '`shell`'),
  stepFailedBefore: ({ stepFailedBefore }) => stepFailedBefore(31, 'Vent', '`outside`'),
  stepFailed: ({ stepFailed }) => stepFailed('`outside`'),
  allowedFailed: ({ allowedFailed }) => allowedFailed('`outside`'),
  cardTitle: ({ cardTitle }) => cardTitle({ sop: 'pump', step: 31, title: 'Vent' }, 44, true),
  pinGoes: ({ pinGoes }) => pinGoes({ board: '`pump`', pin: 31, name: '`valve`', was: '0', becomes: '1' }),
  measured: ({ measured }) => measured('`level`', '`91`', '`> 85`'),
  follows: ({ follows }) => follows({ step: 31, title: '`Tell`' }),
  procedureStarted: ({ procedureStarted }) => procedureStarted('pump', 'r77'),
  procedureQueued: ({ procedureQueued }) => procedureQueued('pump'),
  procedureNotStarted: ({ procedureNotStarted }) => procedureNotStarted('pump', 'outside', 'too hot'),
  setOffBy: ({ setOffBy }) => setOffBy('mqtt', 'topic/a', 'payload'),
  carriedOut: ({ carriedOut }) => carriedOut('`shell`'),
  outcomeNotKnown: ({ outcomeNotKnown }) => outcomeNotKnown('`shell`'),
  askedAt: ({ askedAt }) => askedAt('11:04'),
  deniedAt: ({ deniedAt }) => deniedAt('12:34'),
  run: ({ run }) => run('r77'),
  outcome: ({ outcome }) => outcome({ decision: 'denied', by: 'Ana', via: 'app', reason: 'too hot' }),
  changedBy: ({ changedBy }) => changedBy('Ana', 'app'),
  notAskedRunIs: ({ notAskedRunIs }) => notAskedRunIs('cancelled'),
  answerWith: ({ answerWith }) => answerWith('r77'),
  rejectWith: ({ rejectWith }) => rejectWith('r77'),
  orAnswerWith: ({ orAnswerWith }) => orAnswerWith('r77'),
  stillWaits: ({ stillWaits }) => stillWaits('pump', 31, 55, 'r77'),
  waitsFor: ({ waitsFor }) => waitsFor('pump', 31, 55, 'r77'),
  runEnded: ({ runEnded }) => runEnded('pump', 'failed', 'the pump is gone', [31]),
  writtenAt: ({ writtenAt }) => writtenAt('12:34'),
  plannedFor: ({ plannedFor }) => plannedFor('12:34'),
  givenUp: ({ givenUp }) => givenUp(31, '12:34', '55'),
  fileNotSent: ({ fileNotSent }) => fileNotSent('a.txt', 'outside'),
  notNamed: ({ notNamed }) => notNamed('mqtt', 'r77'),
  cannotRead: ({ cannotRead }) => cannotRead(['location', 'sticker']),
  mayIUse: ({ mayIUse }) => mayIUse('`shell`'),
  told: ({ told }) => told('the port went away'),
};
const values = [
  'shop/m1',
  'fast',
  'shop',
  'r77',
  'pump',
  '31',
  '44',
  'Vent',
  'mqtt',
  'topic/a',
  'payload',
  '12:34',
  'Ana',
  '(app)',
  'too hot',
  '55',
  'the pump is gone',
  'a.txt',
  'outside',
  '`shell`',
  '/approve',
  '/deny',
  '/model default',
  '/models',
];
const valuesIn = (text: string): readonly string[] => values.filter((value) => text.includes(value));

test('every phrase says the same values in both languages, and the Korean one is Korean', () => {
  const [inEnglish, inKorean] = [english, korean].map((words) =>
    Object.fromEntries(Object.entries(phrases).map(([name, say]) => [name, valuesIn(say(words))])),
  );
  expect(inKorean).toEqual(inEnglish);
  expect(
    Object.entries(phrases)
      .filter(([, say]) => !/[가-힣]/u.test(say(korean)) || /[가-힣]/u.test(say(english)))
      .map(([name]) => name),
  ).toEqual([]);
});

test('every text that takes no values is there in both languages, names the same commands, and no phrase is left out here', () => {
  const commandsIn = (text: string): readonly string[] =>
    [...text.matchAll(/`\/[^` ]+/gu)].map(([command]) => command);
  for (const [name, text] of Object.entries<unknown>({ ...english, at: null })) {
    const other: unknown = korean[name as keyof ChannelWords];
    if (typeof text === 'function') expect(Object.keys(phrases), name).toContain(name);
    if (typeof text !== 'string' || typeof other !== 'string') continue;
    expect(other, name).toMatch(/[가-힣]/u);
    expect(commandsIn(other), name).toEqual(commandsIn(text));
    expect(other, name).not.toMatch(/[!！]|님/u);
  }
  expect(Object.values(korean.status).filter((status) => !/[가-힣]/u.test(status))).toEqual([]);
});

const ports: CommandPorts = {
  models: () =>
    ok({ inUse: { provider: 'shop', model: 'm' }, chosen: true, routes: [], providers: ['shop'] }),
  serverModels: (provider) => Promise.resolve(ok(provider === 'shop' ? ['m', 'qwen3:8b'] : [])),
  chooseModel: () =>
    Promise.resolve(refuse({ code: 'x', message: 'the connection broke', remedy: 'Choose it again.' })),
  startOver: () => {},
  waiting: () => [
    {
      runId: 'r1',
      request: { id: 'r1/2/3', calls: [], expiresAt: null },
      sop: '밸브',
      step: 2,
      title: '잠그기',
      critical: false,
    },
  ],
  runs: () => [{ runId: 'r0', sop: 'pump', status: 'completed', stepTitle: '' }],
  approve: () => ok(null),
  deny: () => ok(null),
  showCard: () => '카드',
};

test.each([
  ['/runs', '⏳ `r1` **밸브**: 2단계에서 승인을 기다립니다. 잠그기\n`r0` **pump** 완료'],
  [`/approve r1 ${codeOf({ id: 'r1/2/3', calls: [] })}`, '승인함: **밸브**, 2단계: 잠그기'],
  [
    '/approve',
    '아직 승인하지 않았습니다. **밸브**, 2단계(잠그기)의 카드를 확인하고 거기 있는 코드를 함께 쓰세요.\n\n카드',
  ],
  [
    '/approve zz',
    '기다리는 실행 가운데 zz 실행은 없습니다. 어느 것인지 쓰세요:\n`/approve r1` **밸브**, 2단계: 잠그기',
  ],
  [
    '/model',
    '이 대화는 `shop/m` 모델을 씁니다. 이 대화에서 고른 모델이며, `/model default`로 되돌립니다. `/models`: 쓸 수 있는 모델',
  ],
  [
    '/models',
    '지금 쓰는 모델: `shop/m`\n제공자: `shop`\nshop의 모델: `shop/m`, `shop/qwen3:8b`\n`/model NAME`으로 고르세요. NAME은 경로, 제공자, 또는 PROVIDER/MODEL입니다.',
  ],
  ['/model other', '⚠️ 연결이 끊어졌습니다. 다시 고르세요.'],
])('%s is answered in Korean', async (said, answer) => {
  const command = parseCommand(said);
  if (command === null || command.type === 'stop') throw new Error(`${said} is no command`);
  expect(await carryOut(command, 'c', { by: 'ana', via: 'app' }, ports, korean)).toBe(answer);
});

test('a card is Korean around what the procedure, the event and the model say', () => {
  const gate = {
    gate: 'g',
    step: 2,
    requestedAt: 0,
    expiresAt: 3_600_000,
    reason: 'interrupted',
    calls: null,
    note: '',
  } as const;
  const card = toApprovalCard(exampleRun, gate, [], korean, nothing);
  expect(card.split('\n\n')).toEqual(
    expect.arrayContaining([
      '이 단계가 중간에 끊겼습니다. 이미 보낸 것은 실행되었을 수 있습니다. 승인하면 다시 수행합니다.',
      '모델이 아직 호출을 작성하고 있습니다. 이 카드에 호출이 나타나면 승인할 수 있고, 거부는 지금도 됩니다.',
      '1970-01-01 09:00 GMT+9에 물었습니다. 답이 없으면 1970-01-01 10:00 GMT+9에 실행을 취소합니다.',
      `실행 \`${exampleRun.runId}\``,
    ]),
  );
  expect(card).toContain(exampleRun.sop.name);
});

test('the card of a step that broke off names what was carried out, and what nobody knows the outcome of', () => {
  const call = (name: string, success: boolean | null) => ({
    call: name,
    name,
    arguments: { ml: 1 },
    provenance: {},
    success,
    output: null,
    sentAt: 1,
    answeredAt: null,
  });
  const steps = exampleRun.steps.map((step) =>
    step.number === 2
      ? {
          ...step,
          status: 'interrupted' as const,
          toolCalls: [call('look', true), call('dose', true), call('rinse', null)],
          carriedOut: [1],
          unsettled: [2],
        }
      : step,
  );
  const gate = {
    gate: 'g',
    step: 2,
    requestedAt: 0,
    expiresAt: null,
    calls: [{ tool: 'fill', arguments: { ml: 9 }, provenance: {} }],
    note: '',
  };
  const parts = toApprovalCard(
    { ...exampleRun, steps },
    { ...gate, reason: 'interrupted' },
    [],
    english,
    nothing,
  ).split('\n\n');
  expect(parts.slice(2, 5)).toEqual([
    '▸ `fill` `{"ml":9}`',
    'This was carried out before:\n▸ `dose` `{"ml":1}`',
    'Whether this was carried out is not known:\n▸ `rinse` `{"ml":1}`',
  ]);
  expect(
    toApprovalCard({ ...exampleRun, steps }, { ...gate, reason: 'unsure' }, [], english, nothing),
  ).not.toContain('dose');
});

test('the note of a card is Korean line by line, whatever else is said in it', () => {
  const note =
    'The last try failed: busy\nThis was carried out in it: dose\nThe model is not sure of this call.';
  const gate = {
    gate: 'g',
    step: 2,
    requestedAt: 0,
    expiresAt: null,
    reason: 'confirmation',
    calls: [],
    note,
  } as const;
  expect(toApprovalCard(exampleRun, { ...gate, calls: [] }, [], korean, nothing)).toContain(
    'ℹ️ `지난 시도가 실패했습니다: busy 그때 실행된 호출: dose`\nℹ️ `모델이 이 호출을 확신하지 못합니다.`',
  );
});

test('what is wrong ends as a sentence before its remedy', () => {
  expect([
    toProblem({ message: 'It broke', remedy: 'Try again.' }, english),
    toProblem({ message: 'It broke.' }, english),
  ]).toEqual(['It broke. Try again.', 'It broke.']);
});
