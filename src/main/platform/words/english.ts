import type { Provenance, SameAs } from '../../../shared/run';
import type { Unread } from '../../ports/channel';
import type { ChannelWords } from './channel-words';

const kinds: Readonly<Record<Unread, string>> = {
  location: 'a location',
  contact: 'a contact',
  poll: 'a poll',
  sticker: 'a sticker',
  'video-note': 'a video message',
  story: 'a story',
  dice: 'a die',
  game: 'a game',
  file: 'this file',
  something: 'this kind of message',
};

const fromText: Readonly<Record<Provenance, string>> = {
  sop: 'from the procedure',
  config: 'config.toml',
  payload: 'from the event',
  handed: 'handed over by a model or a procedure',
  result: 'earlier result',
  model: 'chosen by the model',
  hook: 'a hook',
  person: 'a person',
};

const placeText = (place: SameAs): string =>
  place.in === 'result' ? `step ${String(place.step)}'s result` : places[place.in];

const places: Readonly<Record<Exclude<SameAs['in'], 'result'>, string>> = {
  procedure: "the procedure's text",
  event: 'the event',
  handed: 'what a model or a procedure handed over',
  item: 'the item',
  remembered: 'what the procedure remembers',
  clock: 'the time',
};

const sameText = (same: SameAs): string =>
  `${same.in === 'procedure' ? 'in' : 'same as in'} ${placeText(same)}`;

const askedTypes = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  choice: 'one of these',
  array: 'a list as JSON',
  object: 'an object as JSON',
} as const;

export const english: Omit<ChannelWords, 'at'> = {
  told: (text) => text,
  help: [
    '**What you can say here**',
    '`/runs` shows what is going on.',
    '`/approve RUN CODE` and `/deny RUN CODE reason` answer a procedure that waits; its card shows the code, and `/approve RUN` shows the card.',
    '`/answer RUN CODE VALUE` answers one that asks for a value.',
    '`/do WORDS` has the assistant call a tool instead of talking, and `/do TOOL WORDS` that tool. What acts asks you as ever.',
    '`/stop` ends the answer that is being written.',
    '`/new` starts a new conversation.',
    '`/model` shows the model, `/model NAME` changes it for this conversation; `/models` lists them.',
    'Anything else goes to the assistant.',
  ].join('\n'),
  newConversation: 'A new conversation. What was said before is kept in the app and not used any more.',
  usesModel: (model, chosen) =>
    `This conversation uses \`${model}\`${chosen ? ', which was chosen for it; `/model default` goes back' : ''}. \`/models\` lists what there is.`,
  modelInUse: (model) => `In use: \`${model}\``,
  modelRoutes: (routes) => `Routes: ${routes}`,
  modelsOfServer: (provider, models, more) =>
    `Models of ${provider}: ${models}${more > 0 ? `, and ${String(more)} more` : ''}`,
  modelProviders: (providers) => `Providers: ${providers}`,
  modelHint: 'Choose with `/model NAME`, where NAME is a route, a provider, or PROVIDER/MODEL.',
  modelChosen: (model) => `From now on this conversation uses \`${model}\`. What was said so far is kept.`,
  waitsForYou: (runId, { sop, step, title }) =>
    `⏳ \`${runId}\` **${sop}** waits for you at step ${String(step)}: ${title}`,
  status: {
    pending: 'pending',
    running: 'running',
    waiting_approval: 'waiting_approval',
    interrupted: 'interrupted',
    completed: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  noRuns: 'There are no runs yet.',
  nothingWaits: 'Nothing waits for an answer.',
  moreThanOneWaits: 'More than one waits. Say which one:',
  noWaitingRun: (runId) => `No waiting run is called ${runId}. Say which one:`,
  step: ({ sop, step, title }) => `**${sop}**, step ${String(step)}: ${title}`,
  approved: ({ sop, step, title }) => `Approved: **${sop}**, step ${String(step)}: ${title}`,
  denied: ({ sop, step, title }) => `Rejected: **${sop}**, step ${String(step)}: ${title}`,
  codeWanted: ({ sop, step, title }) =>
    `Nothing was approved yet. Look at the card of **${sop}**, step ${String(step)}: ${title}, and write the code that stands on it.`,
  otherCode: ({ sop, step, title }) =>
    `Nothing was decided: the code is not on the card of what waits now, **${sop}**, step ${String(step)}: ${title}. Look at this card, and write its code.`,
  noPlainYes: ({ sop, step, title }) =>
    `Nothing was approved: more stands behind the code than a yes, and a yes is for the whole card of **${sop}**, step ${String(step)}: ${title}. To approve it, write the command and the code alone.`,
  answerWanted: ({ sop, step, title }) =>
    `Nothing was answered: **${sop}**, step ${String(step)}: ${title} asks for a value. Write it behind the code.`,
  noAnswerWanted: ({ sop, step, title }) =>
    `Nothing was answered: **${sop}**, step ${String(step)}: ${title} asks for a yes or a no, not for a value.`,
  answered: ({ sop, step, title }) => `Answered: **${sop}**, step ${String(step)}: ${title}`,
  answerElsewhere: ({ sop, step, title }) =>
    `**${sop}** is critical, and nothing was answered. Answer step ${String(step)}, ${title}, in the app or with \`zeroclaw answer\`.`,
  asksFor: ({ title, type, limits, length }) =>
    `Asks for ${[title, `${askedTypes[type]}${limits === '' ? '' : `: ${limits}`}`, length === '' ? '' : `${length} characters`].filter((part) => part !== '').join(', ')}`,
  answerValueWith: (card) => `Answer with \`/answer ${card} VALUE\` or \`/deny ${card} REASON\`.`,
  stopped:
    'The answer is stopped. Procedures go on (`/runs`): the emergency stop is in the app, a stop button of a board, or `zeroclaw stop`.',
  procedureStarted: (sop, run) => `▶️ ${sop} has started: ${run}`,
  procedureQueued: (sop) => `⏳ ${sop} waits for a place, and starts then.`,
  procedureNotStarted: (sop, reason, detail) =>
    `⚠️ ${sop} was not started: ${reason}.${detail === '' ? '' : ` ${detail}`}`,
  nothingIsAnswered: 'Nothing is being answered.',
  decidedElsewhere:
    'Nothing can be decided from here: anybody could write under any name. Decide in the app or on the command line.',
  notNamed: (channel, sender) =>
    `Nothing was decided: you may talk here, and only people who are named may decide. Whoever runs this assistant names you with \`"${sender}"\` under \`allowed_users\` of the channel ${channel} in config.toml.`,
  cannotRead: (what) =>
    `I cannot read ${what.map((kind) => kinds[kind]).join(' or ')}, so nothing was done. Write in words what you want, or send it as a file.`,

  cardTitle: ({ sop, step, title }, steps, critical) =>
    `**${sop}, step ${String(step)}${steps === null ? '' : ` of ${String(steps)}`}: ${title}**${critical ? ' (critical)' : ''}`,
  cardInterrupted:
    'The step broke off in the middle; what it had sent may have been carried out. Approving carries it out again.',
  valueFrom: (origin) =>
    origin.from === 'model' && origin.same !== null
      ? origin.same.length === 0
        ? 'only the model'
        : origin.same.map(sameText).join(', ')
      : origin.from !== 'model' && origin.made !== undefined
        ? `worked out from ${origin.made.map(placeText).join(', ')}`
        : fromText[origin.from],
  callsNotKnown:
    'The model is still preparing the call. It can be approved when this card shows the call, and rejected at once.',
  rejectWith: (card) => `Reject it with \`/deny ${card} REASON\`.`,
  carriedOut: (calls) => `This was carried out before:\n${calls}`,
  outcomeNotKnown: (calls) => `Whether this was carried out is not known:\n${calls}`,
  mustFail: (why) => `🔴 **This will fail:** ${why}`,
  callsInFile: (file, tools) =>
    `What exactly it would do (${tools}) is too long for a message. It stands whole in the file ${file} above: read it before you approve.`,
  stepFailedBefore: (step, title, why) => `🔴 Step ${String(step)}, ${title}, failed: ${why}`,
  stepFailed: (why) => `🔴 It failed: ${why}`,
  tooLongHere:
    'What exactly it would do cannot be shown here, so it can only be rejected here. Look at it and approve it in the app, or with `zeroclaw approve` on the command line.',
  handedBy: (starter) => {
    switch (starter?.kind) {
      case undefined:
        return 'a model or another procedure';
      case 'conversation':
        return 'the model in a conversation';
      case 'run':
        return `another procedure (run ${starter.runId})`;
      case 'job':
        return starter.name === null ? 'a job that was due' : `the job "${starter.name}"`;
    }
  },
  pinGoes: ({ board, pin, name, was, becomes }) =>
    `Pin ${String(pin)} of ${board}${name === null ? '' : `, ${name}`}: ${was ?? 'not known'} → ${becomes}`,
  measured: (name, value, limit) =>
    `${name ?? 'The value'} is ${value}${limit === null ? '' : `, limit ${limit}`}.`,
  follows: (next) =>
    next === null
      ? 'Approved, the run is completed after it. Rejected, the run is cancelled and nothing is sent.'
      : `Approved, step ${String(next.step)} follows: ${next.title}. Rejected, the run is cancelled and nothing is sent.`,
  setOffBy: (source, topic, payload) =>
    `Set off by ${source}${topic === null ? '' : ` ${topic}`}${payload === null ? '' : ` with ${payload}`}.`,
  askedAt: (time) => `Asked at ${time}.`,
  deniedAt: (time) => `Without an answer the run is cancelled at ${time}.`,
  run: (runId) => `Run ${runId}`,
  outcome: ({ decision, by, via, reason, answered }) => {
    switch (decision) {
      case 'approved':
        return `${answered === true ? 'Answered' : 'Approved'} by ${by} (${via})`;
      case 'denied':
        return `Rejected by ${by} (${via})${reason === null || reason === '' ? '' : `: ${reason}`}`;
      case 'timed_out':
        return 'Nobody answered in time: cancelled';
    }
  },
  changedBy: (by, via) =>
    `Changed by ${by ?? 'somebody'}${via === null ? '' : ` (${via})`}: asked again below`,
  changedSince: 'What this was based on has changed: it is asked once more.',
  hasChanged: (change) => `⚠️ **Changed since it was asked:** ${change}`,
  askedAnew: 'More is known now: asked again below',
  shownAgain: 'Shown again below',
  notAsked: 'Not asked any more',
  answeredTooLate:
    'Nothing was decided: this was asked again in the meantime, or is not asked any more. Answer what is asked now, or look in the app.',
  notAskedRunIs: (status) => `Not asked any more: the run is ${status ?? 'gone'}`,
  approveButton: '✅ Approve',
  rejectButton: '✖ Reject',
  answerWith: (card) => `Answer with \`/approve ${card}\` or \`/deny ${card} REASON\`.`,
  orAnswerWith: (card) => `Or write \`/approve ${card}\`.`,
  pressedApprove: 'Approved.',
  pressedOnce: 'This is critical. Nothing was approved yet: one more question follows.',
  askedTwice: '⚠️ **Critical: asked a second time.** Nothing was approved yet. Is this right?',
  confirmCritical: (card, { sop, step, title }) =>
    `⚠️ **${sop}** is critical, and nothing was approved yet. If step ${String(step)}, ${title}, is right, answer \`/approve ${card} yes\`.`,
  pressedReject: 'Rejected.',
  stillWaits: (sop, step, minutes, runId) =>
    `⏳ **${sop}**, step ${String(step)} still waits for an answer; it is cancelled in ${String(minutes)} min. \`/approve ${runId}\` shows its card again.`,
  waitsFor: (sop, step, minutes, runId) =>
    `⏳ **${sop}**, step ${String(step)} has waited ${String(minutes)} min for an answer. \`/approve ${runId}\` shows its card again.`,
  runEnded: (sop, status, reason, inWords) =>
    `**${sop}** ${status}${reason === null ? '' : `: ${reason}`}${inWords.length === 0 ? '' : `\n${inWords.length === 1 ? 'Step' : 'Steps'} ${inWords.join(', ')}: answered in words, nothing carried out`}`,

  nothingToShow: '⚠️ The model answered with nothing that can be shown. Ask again in other words.',
  writtenAt: (time) => `🕒 Written at ${time}; it could not be sent before.`,
  plannedFor: (time) => `(planned for ${time})`,
  givenUp: (count, from, until) =>
    `⚠️ ${count === 1 ? '1 message' : `${String(count)} messages`} for this chat, written from ${from} to ${until}, will not be sent: too many waited while they could not be. Answers are in the app.`,
  perhapsTwice: 'ℹ️ ZeroClaw was restarted while it sent this, so it may be here twice.',
  wasRestarted:
    '⚠️ ZeroClaw was restarted while it worked on your last message. Tools may have run already, so it was not repeated. Look with `/runs`, and send it again if it is still wanted.',
  decisionInterrupted:
    '⚠️ ZeroClaw was restarted while it carried out your decision. It may count already, so it was not carried out again. Look with `/runs` at what waits now.',
  askAgain: 'ZeroClaw was restarted; ask again',
  fileNotSent: (file, why) => `⚠️ ${file} was not sent: ${why}`,
  mayIUse: (tool) => `May I use ${tool}?`,
  once: 'Once',
  inThisChat: 'In this chat',
  alwaysWhile: (range) => `From now on without asking, while ${range}`,
  hereWhile: (range) => `In this chat without asking, while ${range}`,
  always: 'Always',
  no: 'No',
  callTooLong:
    'What exactly it would do cannot be shown here, so it can only be refused here. Look at it in the app, on the page Approvals, and allow it there.',
  answerInTheApp: 'Answer in the app, on the page Chat.',
  allowed: 'Allowed',
  allowedFailed: (why) => `Allowed. 🔴 It failed: ${why}`,
  notAllowed: 'Not allowed',
  allowedNotSent: 'Allowed, but nothing was done',
  letIn:
    'You are let in. From now on you can talk here and decide what procedures ask. /help says what you can write.',
  test: 'This is a test from ZeroClaw. It works.',
};
