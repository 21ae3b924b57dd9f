import { inKorean } from '../../../shared/sentences/in-korean';
import { withParticles } from '../../../shared/sentences/particles';
import type { Provenance, SameAs } from '../../../shared/run';
import type { Unread } from '../../ports/channel';
import type { ChannelWords } from './channel-words';

const told = (text: string): string => inKorean(text) ?? text;
const status: ChannelWords['status'] = {
  pending: '대기 중',
  running: '진행 중',
  waiting_approval: '승인 대기',
  interrupted: '중단',
  completed: '완료',
  failed: '실패',
  cancelled: '취소',
};

const kinds: Readonly<Record<Unread, string>> = {
  location: '위치',
  contact: '연락처',
  poll: '투표',
  sticker: '스티커',
  'video-note': '영상 메시지',
  story: '스토리',
  dice: '주사위',
  game: '게임',
  file: '이 파일',
  something: '이런 종류의 메시지',
};

const fromText: Readonly<Record<Provenance, string>> = {
  sop: '절차',
  config: 'config.toml',
  payload: '이벤트 값',
  handed: '모델이나 다른 절차가 넘긴 값',
  result: '앞 단계 결과',
  model: '모델이 정함',
  hook: '훅',
  person: '사람이 고침',
};

const placeText = (place: SameAs): string =>
  place.in === 'result' ? `${String(place.step)}단계 결과` : places[place.in];

const places: Readonly<Record<Exclude<SameAs['in'], 'result'>, string>> = {
  procedure: '절차 글',
  event: '이벤트 값',
  handed: '모델이나 다른 절차가 넘긴 것',
  item: '항목 값',
  remembered: '절차가 기억한 값',
  clock: '시각',
};

const sameText = (same: SameAs): string =>
  same.in === 'procedure'
    ? '절차 글에 있음'
    : same.in === 'event'
      ? '이벤트에 있는 값과 같음'
      : `${placeText(same)}${same.in === 'handed' ? '과' : '와'} 같음`;

const askedTypes = {
  string: '글',
  number: '숫자',
  integer: '정수',
  boolean: '예 또는 아니요',
  choice: '다음 가운데 하나',
  array: 'JSON 목록',
  object: 'JSON 객체',
} as const;

export const korean: Omit<ChannelWords, 'at'> = {
  told,
  help: [
    '**여기서 쓸 수 있는 말**',
    '`/runs`: 지금 무엇이 진행 중인지 보여 줍니다.',
    '`/approve RUN 코드`, `/deny RUN 코드 이유`: 기다리는 절차에 답합니다. 코드는 카드에 있고, `/approve RUN`은 카드를 보여 줍니다.',
    '`/answer RUN 코드 값`: 값을 묻는 절차에 답합니다.',
    '`/do 할 일`: 도우미가 말 대신 도구를 호출하고, `/do 도구 할 일`: 그 도구를 호출합니다. 동작하는 도구는 여느 때처럼 먼저 묻습니다.',
    '`/stop`: 쓰고 있는 답을 멈춥니다.',
    '`/new`: 새 대화를 시작합니다.',
    '`/model`: 모델을 보여 주고, `/model NAME`: 이 대화의 모델을 바꿉니다. `/models`: 목록을 보여 줍니다.',
    '그 밖의 말은 도우미에게 갑니다.',
  ].join('\n'),
  newConversation: '새 대화입니다. 지금까지의 말은 앱에 남지만 더는 쓰지 않습니다.',
  usesModel: (model, chosen) =>
    withParticles(
      `이 대화는 \`${model}\` 모델을 씁니다${chosen ? '. 이 대화에서 고른 모델이며, `/model default`로 되돌립니다' : ''}. \`/models\`: 쓸 수 있는 모델`,
    ),
  modelInUse: (model) => `지금 쓰는 모델: \`${model}\``,
  modelRoutes: (routes) => `경로: ${routes}`,
  modelsOfServer: (provider, models, more) =>
    `${provider}의 모델: ${models}${more > 0 ? ` 외 ${String(more)}개` : ''}`,
  modelProviders: (providers) => `제공자: ${providers}`,
  modelHint: '`/model NAME`으로 고르세요. NAME은 경로, 제공자, 또는 PROVIDER/MODEL입니다.',
  modelChosen: (model) => `이제 이 대화는 \`${model}\` 모델을 씁니다. 지금까지의 말은 그대로 둡니다.`,
  waitsForYou: (runId, { sop, step, title }) =>
    `⏳ \`${runId}\` **${sop}**: ${String(step)}단계에서 승인을 기다립니다. ${title}`,
  status,
  noRuns: '아직 실행이 없습니다.',
  nothingWaits: '답을 기다리는 것이 없습니다.',
  moreThanOneWaits: '둘 이상이 기다립니다. 어느 것인지 쓰세요:',
  noWaitingRun: (runId) => `기다리는 실행 가운데 ${runId} 실행은 없습니다. 어느 것인지 쓰세요:`,
  step: ({ sop, step, title }) => `**${sop}**, ${String(step)}단계: ${title}`,
  approved: ({ sop, step, title }) => `승인함: **${sop}**, ${String(step)}단계: ${title}`,
  denied: ({ sop, step, title }) => `거절함: **${sop}**, ${String(step)}단계: ${title}`,
  codeWanted: ({ sop, step, title }) =>
    `아직 승인하지 않았습니다. **${sop}**, ${String(step)}단계(${title})의 카드를 확인하고 거기 있는 코드를 함께 쓰세요.`,
  otherCode: ({ sop, step, title }) =>
    `결정하지 않음: 지금 기다리는 **${sop}**, ${String(step)}단계(${title})의 카드에 있는 코드가 아닙니다. 이 카드를 확인하고 그 코드를 쓰세요.`,
  noPlainYes: ({ sop, step, title }) =>
    `승인하지 않았습니다. 코드 뒤에 다른 말이 있는데, 승인은 **${sop}**, ${String(step)}단계(${title})의 카드 전체에 대한 것입니다. 승인하려면 명령과 코드만 쓰세요.`,
  answerWanted: ({ sop, step, title }) =>
    `답하지 않았습니다. **${sop}**, ${String(step)}단계(${title})는 값을 묻습니다. 코드 뒤에 값을 쓰세요.`,
  noAnswerWanted: ({ sop, step, title }) =>
    `답하지 않았습니다. **${sop}**, ${String(step)}단계(${title})는 값이 아니라 승인이나 거절을 묻습니다.`,
  answered: ({ sop, step, title }) => `답했습니다: **${sop}**, ${String(step)}단계: ${title}`,
  answerElsewhere: ({ sop, step, title }) =>
    withParticles(
      `**${sop}**[은/는] 위급 절차라 답하지 않았습니다. ${String(step)}단계(${title})는 앱이나 \`zeroclaw answer\`로 답하세요.`,
    ),
  asksFor: ({ title, type, limits, length }) =>
    `묻는 값: ${[title, `${askedTypes[type]}${limits === '' ? '' : `: ${limits}`}`, length === '' ? '' : `${length}자`].filter((part) => part !== '').join(', ')}`,
  answerValueWith: (card) => `\`/answer ${card} 값\` 또는 \`/deny ${card} 이유\`로 답하세요.`,
  stopped:
    '답을 멈췄습니다. 절차는 계속됩니다(`/runs`). 비상 정지는 앱, 보드의 정지 버튼, `zeroclaw stop`에 있습니다.',
  procedureStarted: (sop, run) => `▶️ ${sop} 시작: ${run}`,
  procedureQueued: (sop) => `⏳ ${sop}: 자리가 나면 시작합니다.`,
  procedureNotStarted: (sop, reason, detail) =>
    `⚠️ ${sop}: 시작하지 않았습니다: ${reason}.${detail === '' ? '' : ` ${detail}`}`,
  nothingIsAnswered: '쓰고 있는 답이 없습니다.',
  decidedElsewhere:
    '여기서는 결정할 수 없습니다. 누구나 아무 이름으로 쓸 수 있기 때문입니다. 앱이나 명령줄에서 결정하세요.',
  notNamed: (channel, sender) =>
    `아무것도 결정하지 않았습니다. 여기서 대화할 수는 있지만, 이름이 올라 있는 사람만 결정할 수 있습니다. 이 도우미를 운영하는 사람이 config.toml에서 ${channel} 채널의 \`allowed_users\`에 \`"${sender}"\`를 적으면 결정할 수 있습니다.`,
  cannotRead: (what) =>
    `읽을 수 없는 메시지입니다: ${what.map((kind) => kinds[kind]).join(', ')}. 그래서 아무것도 하지 않았습니다. 원하는 것을 글로 쓰거나 파일로 보내세요.`,

  cardTitle: ({ sop, step, title }, steps, critical) =>
    `**${sop}, ${steps === null ? '' : `${String(steps)}단계 중 `}${String(step)}단계: ${title}**${critical ? ' (위급)' : ''}`,
  cardInterrupted:
    '이 단계가 중간에 끊겼습니다. 이미 보낸 것은 실행되었을 수 있습니다. 승인하면 다시 수행합니다.',
  valueFrom: (origin) =>
    origin.from === 'model' && origin.same !== null
      ? origin.same.length === 0
        ? '모델만의 값'
        : origin.same.map(sameText).join(', ')
      : origin.from !== 'model' && origin.made !== undefined
        ? `계산한 값: ${origin.made.map(placeText).join(', ')}`
        : fromText[origin.from],
  callsNotKnown:
    '모델이 아직 호출을 작성하고 있습니다. 이 카드에 호출이 나타나면 승인할 수 있고, 거부는 지금도 됩니다.',
  rejectWith: (card) => `거부하려면 \`/deny ${card} 이유\`를 쓰세요.`,
  carriedOut: (calls) => `앞서 실행된 호출:\n${calls}`,
  outcomeNotKnown: (calls) => `실행되었는지 알 수 없는 호출:\n${calls}`,
  mustFail: (why) => `🔴 **실패합니다:** ${why}`,
  callsInFile: (file, tools) =>
    `정확히 무엇을 할지(${tools})는 메시지에 담기에 너무 깁니다. 전체는 위의 파일 ${file}에 있습니다. 승인하기 전에 읽으세요.`,
  stepFailedBefore: (step, title, why) => `🔴 ${String(step)}단계(${title}) 실패: ${why}`,
  stepFailed: (why) => `🔴 실패했습니다: ${why}`,
  tooLongHere:
    '정확히 무엇을 할지 여기서 보여 줄 수 없어 여기서는 거절만 할 수 있습니다. 앱에서, 또는 명령줄의 `zeroclaw approve`로 확인하고 승인하세요.',
  handedBy: (starter) => {
    switch (starter?.kind) {
      case undefined:
        return '모델이나 다른 절차';
      case 'conversation':
        return '대화의 모델';
      case 'run':
        return `다른 절차(실행 ${starter.runId})`;
      case 'job':
        return starter.name === null ? '예약된 작업' : `예약된 작업 "${starter.name}"`;
    }
  },
  pinGoes: ({ board, pin, name, was, becomes }) =>
    `${board} 핀 ${String(pin)}${name === null ? '' : ` ${name}`}: ${was ?? '알 수 없음'} → ${becomes}`,
  measured: (name, value, limit) => `${name ?? '값'}: ${value}${limit === null ? '' : `, 한계 ${limit}`}`,
  follows: (next) =>
    next === null
      ? '승인하면 그 뒤 실행이 끝납니다. 거절하면 실행을 취소하고 아무것도 보내지 않습니다.'
      : `승인하면 ${String(next.step)}단계로 이어집니다: ${next.title}. 거절하면 실행을 취소하고 아무것도 보내지 않습니다.`,
  setOffBy: (source, topic, payload) =>
    `계기: ${source}${topic === null ? '' : ` ${topic}`}${payload === null ? '' : `, 페이로드 ${payload}`}`,
  askedAt: (time) => `${time}에 물었습니다.`,
  deniedAt: (time) => `답이 없으면 ${time}에 실행을 취소합니다.`,
  run: (runId) => `실행 ${runId}`,
  outcome: ({ decision, by, via, reason, answered }) => {
    switch (decision) {
      case 'approved':
        return withParticles(`${by} (${via})[이/가] ${answered === true ? '답함' : '승인함'}`);
      case 'denied':
        return withParticles(
          `${by} (${via})[이/가] 거절함${reason === null || reason === '' ? '' : `: ${told(reason)}`}`,
        );
      case 'timed_out':
        return '제때 답한 사람이 없어 취소함';
    }
  },
  changedBy: (by, via) =>
    withParticles(`${by ?? '누군가'}${via === null ? '' : ` (${via})`}[이/가] 바꿈: 아래에서 다시 묻습니다`),
  changedSince: '이 요청의 근거가 달라져 다시 묻습니다.',
  hasChanged: (change) => `⚠️ **요청한 뒤 달라짐:** ${change}`,
  askedAnew: '더 알려진 것이 있어 아래에서 다시 묻습니다',
  shownAgain: '아래에 다시 보여 줍니다',
  notAsked: '더는 묻지 않습니다',
  answeredTooLate:
    '결정하지 않음: 그사이 다시 물었거나 더는 묻지 않습니다. 지금 묻는 것에 답하거나 앱에서 확인하세요.',
  notAskedRunIs: (now) => `더는 묻지 않습니다. 실행 상태: ${now === null ? '없음' : status[now]}`,
  approveButton: '✅ 승인',
  rejectButton: '✖ 거절',
  answerWith: (card) => `\`/approve ${card}\` 또는 \`/deny ${card} 이유\`로 답하세요.`,
  orAnswerWith: (card) => `또는 \`/approve ${card}\`라고 쓰세요.`,
  pressedApprove: '승인했습니다.',
  pressedOnce: '위급 절차입니다. 아직 승인하지 않았습니다. 한 번 더 묻습니다.',
  askedTwice: '⚠️ **위급: 한 번 더 묻습니다.** 아직 승인하지 않았습니다. 이것이 맞습니까?',
  confirmCritical: (card, { sop, step, title }) =>
    `⚠️ **${sop}**: 위급 절차이며 아직 승인하지 않았습니다. ${String(step)}단계(${title})가 맞으면 \`/approve ${card} 예\`로 답하세요.`,
  pressedReject: '거절했습니다.',
  stillWaits: (sop, step, minutes, runId) =>
    `⏳ **${sop}**: ${String(step)}단계가 아직 답을 기다립니다. ${String(minutes)}분 뒤에 취소합니다. \`/approve ${runId}\`: 카드를 다시 보여 줍니다.`,
  waitsFor: (sop, step, minutes, runId) =>
    `⏳ **${sop}**: ${String(step)}단계가 ${String(minutes)}분째 답을 기다립니다. \`/approve ${runId}\`: 카드를 다시 보여 줍니다.`,
  runEnded: (sop, now, reason, inWords) =>
    `**${sop}** ${status[now]}${reason === null ? '' : `: ${told(reason)}`}${inWords.length === 0 ? '' : `\n${inWords.join(', ')}단계: 말로만 답함, 실행한 것 없음`}`,

  nothingToShow: '⚠️ 모델의 답에 보여 줄 것이 없습니다. 다른 말로 다시 물어보세요.',
  writtenAt: (time) => `🕒 ${time}에 쓴 것으로, 그동안 보낼 수 없었습니다.`,
  plannedFor: (time) => `(예정 시각: ${time})`,
  givenUp: (count, from, until) =>
    `⚠️ ${from}부터 ${until}까지 이 대화로 쓴 메시지 ${String(count)}개는 보내지 않습니다: 보낼 수 없는 동안 너무 많이 쌓였습니다. 답은 앱에 있습니다.`,
  perhapsTwice: 'ℹ️ 이것을 보내는 중에 ZeroClaw가 다시 시작했습니다. 같은 것이 두 번 있을 수 있습니다.',
  wasRestarted:
    '⚠️ 지난 메시지를 처리하는 중에 ZeroClaw가 다시 시작했습니다. 도구가 이미 동작했을 수 있어 되풀이하지 않았습니다. `/runs`로 살펴보고, 아직 필요하면 다시 보내세요.',
  decisionInterrupted:
    '⚠️ 결정을 처리하는 중에 ZeroClaw가 다시 시작했습니다. 이미 적용되었을 수 있어 되풀이하지 않았습니다. 지금 무엇이 기다리는지 `/runs`로 살펴보세요.',
  askAgain: 'ZeroClaw가 다시 시작했습니다. 다시 물어보세요',
  fileNotSent: (file, why) => withParticles(`⚠️ ${file}[을/를] 보내지 않았습니다: ${told(why)}`),
  mayIUse: (tool) => `${tool} 도구를 써도 됩니까?`,
  once: '한 번만',
  inThisChat: '이 대화에서',
  alwaysWhile: (range) => `앞으로 이 범위에서는 묻지 않음: ${range}`,
  hereWhile: (range) => `이 대화에서 이 범위는 묻지 않음: ${range}`,
  always: '언제나',
  no: '아니요',
  callTooLong:
    '정확히 무엇을 할지 여기서 보여 줄 수 없어 여기서는 거절만 할 수 있습니다. 앱의 승인 페이지에서 확인하고 허용하세요.',
  answerInTheApp: '앱의 대화 페이지에서 답하세요.',
  allowed: '허용함',
  allowedFailed: (why) => `허용함. 🔴 실패했습니다: ${why}`,
  notAllowed: '허용하지 않음',
  allowedNotSent: '허용했지만 아무것도 실행되지 않았습니다',
  letIn:
    '등록되었습니다. 이제 여기서 대화하고 절차가 묻는 것을 결정할 수 있습니다. /help로 쓸 수 있는 명령을 봅니다.',
  test: 'ZeroClaw가 보낸 시험 메시지입니다. 잘 됩니다.',
};
