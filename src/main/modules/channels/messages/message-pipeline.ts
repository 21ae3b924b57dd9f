import { withoutNarration } from '../../../../domain/answer/narration';
import { changeText } from '../../../../shared/basis-text';
import { rangeText } from '../../../../shared/range-text';
import type { ChatMessage, ToolCard } from '../../../../shared/chat';
import type { DispatchRow } from '../../../../shared/sop';
import type { MessageStarts } from '../../procedures/message-starts';
import { messageOf } from '../../../../shared/errors';
import { shortened } from '../../../../shared/shortened';
import { visible } from '../../../../shared/visible';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { within } from '../../../platform/base/within';
import type { Channel, ChannelQuestion, InboundMessage, MessageOrigin } from '../../../ports/channel';
import type { AnswerWatcher, ConversationMessage, Conversations } from '../../../ports/conversations';
import type { Hooks } from '../../../ports/hooks';
import type { InboxState } from '../../../ports/inbox';
import type { AnswerToSend, Owed } from '../../../ports/outbox';
import { isUnreadable, quotesOthers } from '../../../ports/message-parts';
import { AnswerDisplay } from './answer-display';
import { failsText } from './approval-card';
import { asCode, callsFile } from './call-text';
import { carryOut, type CommandPorts } from './channel-commands';
import { parseCommand, type Command } from '../../../ports/commands';
import type { ChannelQuestions } from './channel-questions';
import { framedMessage, unreadNote, type ReadQuotation } from './framed-message';
import { channelNameOf, historyKey, memoryKey } from './message-keys';
import { isClosing, standsAside, type Processed, type Stop } from './message-dispatch';
import { timeoutBudgetSecs } from './message-limits';
import type { Outbox } from './outbox';
import type { ChannelWords } from '../../../platform/words/channel-words';

const done = (...owed: readonly Owed[]): Processed => ({ type: 'done', owed });
const waits: Processed = { type: 'waits' };

/** Of why a call failed, below its question. */
const longestReason = 500;
const longestHint = 120;
/** How long an answer that is there waits for the notes before it. */
const notesWithinMs = 2_000;
/** An older answer that hangs holds up no newer message. */
const olderWithinMs = 30_000;

export interface PipelineSettings {
  readonly showToolCalls: boolean;
  readonly messageTimeoutSecs: number;
  readonly maxToolIterations: number;
}

export interface PipelinePorts {
  /** By its name; undefined: it is not there now. */
  readonly channel: (name: string) => Channel | undefined;
  /** Whether config.toml names this person, or a code let them in: whoever else may talk decides nothing. */
  readonly mayDecide: (channel: string, sender: string) => boolean;
  /** As the dispatch finds it. Absent: no procedure waits for messages. */
  readonly isOfProcedure?: (message: InboundMessage) => boolean;
  readonly messageStarts?: Pick<MessageStarts, 'take'>;
  /** Whether config.toml names the channel of a message: one that is not there may come. */
  readonly isConfigured: (message: InboundMessage) => boolean;
  readonly conversations: Conversations;
  readonly commands: CommandPorts;
  readonly questions: ChannelQuestions;
  readonly hooks: Hooks;
  /** What of an answer that is still being written hooks let people see; null: nothing yet. */
  readonly soFar: (text: string) => string | null;
  readonly mark: (message: InboundMessage, state: InboxState) => void;
  /** What was said in a voice message; null: nothing is configured that could tell. */
  readonly transcribe: ((path: string, signal: AbortSignal) => Promise<string>) | null;
  readonly settings: () => PipelineSettings;
  readonly words: () => ChannelWords;
  /** What older messages are still owed. */
  readonly outbox: Pick<Outbox, 'owes' | 'tried'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * What happens to one message of a channel, in this order: hook on receipt, command or conversation,
 * reaction, draft, sign of typing, the turn of model and tools; then its answer is owed. What a hook makes
 * talk of came in as a command, beside the answers of its conversation, and takes its turn in it.
 */
export async function processMessage(
  message: InboundMessage,
  from: InboxState,
  ports: PipelinePorts,
  signal: AbortSignal,
): Promise<Processed> {
  const channel = channelOf(message, ports);
  if (channel === undefined)
    return withoutChannel(message, ports, async () =>
      from === 'accepted' ? received(message, ports) : message,
    );
  const display = new AnswerDisplay(() => channelOf(message, ports), message, ports);
  if (from === 'accepted')
    ports.logger.info(
      `💬 [${message.channel}] from ${message.senderName}: ${shortened(message.text, longestHint)}`,
      { message: message.id },
    );
  if (from === 'started') return interrupted(message, channel, ports);
  const heeded = await received(message, ports);
  if (heeded === null) return done();
  const isAside = (of: InboundMessage): boolean => standsAside(of) || ports.isOfProcedure?.(of) === true;
  if (!isAside(message) || isAside(heeded)) return heed(heeded, channel, display, ports, signal);
  return {
    type: 'in-turn',
    process: (turn) => {
      // It may have been made again in the meantime.
      const now = channelOf(message, ports);
      return now === undefined
        ? withoutChannel(message, ports, () => Promise.resolve(heeded))
        : heed(heeded, now, display, ports, turn);
    },
  };
}

const notAnswered: Readonly<Record<Stop, string>> = {
  stopped: 'This was stopped before it was answered.',
  superseded: 'A newer message came before this was answered.',
  restored:
    'A backup was restored in which this was not answered yet. Whether it was answered since is not known, so it was not worked on again.',
};

/** The conversation in the app says that a message was ended while it waited. */
export async function abandonMessage(
  message: InboundMessage,
  from: InboxState,
  why: Stop,
  ports: PipelinePorts,
): Promise<void> {
  ports.logger.info('A message that waited is not answered', {
    channel: message.channel,
    message: message.id,
    why,
  });
  const heeded = from === 'accepted' ? await received(message, ports) : message;
  if (heeded !== null) abandon(heeded, null, notAnswered[why], ports);
}

/** As the hooks on receipt let it pass; null: they dropped it. */
async function received(
  message: InboundMessage,
  { hooks, logger }: PipelinePorts,
): Promise<InboundMessage | null> {
  const hooked = await hooks.change(
    'on_message_received',
    {
      origin: originOf(message),
      channel: message.channel,
      sender: message.sender,
      text: message.text,
      quotations: (message.quotations ?? []).map(({ how, from, text }) => ({ how, from, text })),
    },
    new AbortController().signal,
  );
  if (hooked.kind === 'continue') return { ...message, text: hooked.value.text };
  logger.info('A message was dropped by a hook', {
    channel: message.channel,
    message: message.id,
    reason: hooked.reason,
  });
  return null;
}

/** A command has no place in a conversation, and what was answered has its answer there. */
function abandon(
  message: InboundMessage,
  channel: Channel | null,
  reason: string,
  ports: PipelinePorts,
): void {
  const { conversations } = ports;
  if (
    parseCommand(message.text) !== null ||
    isUnreadable(message) ||
    storedAnswer(message, conversations) !== null
  )
    return;
  const said = [message.text, unreadNote(message)].filter((part) => part !== '').join('\n\n');
  const quotations = (message.quotations ?? []).map((quotation) => ({ ...quotation, files: [] }));
  conversations.abandon(
    toConversationMessage(
      message,
      { text: framedMessage(said, quotations), said, quotesOthers: quotesOthers(message) },
      channel,
      ports,
    ),
    reason,
  );
}

async function heed(
  message: InboundMessage,
  channel: Channel,
  display: AnswerDisplay,
  ports: PipelinePorts,
  signal: AbortSignal,
): Promise<Processed> {
  if (isUnreadable(message)) return done(reply(message, ports.words().cannotRead(message.unread ?? [])));
  const command = parseCommand(message.text);
  if (command !== null && command.type !== 'stop') {
    const refusal = decides(command) ? whyNotDecided(message, channel, ports) : null;
    if (refusal !== null) return done(reply(message, refusal));
    // Carried out again after a crash, it would be for whatever is asked by then.
    if (decides(command)) ports.mark(message, 'started');
    return done(
      reply(
        message,
        await carryOut(
          command,
          historyKey(message),
          {
            by: message.senderName === '' ? message.sender : message.senderName,
            via: `${message.channel}:${message.sender}`,
            overChannel: true,
            place: {
              channel: message.channel,
              recipient: message.replyTarget,
              thread: message.thread,
            },
          },
          ports.commands,
          ports.words(),
        ),
      ),
    );
  }
  const started = command === null ? startProcedures(message, channel, ports) : [];
  if (started.length > 0)
    return done(reply(message, started.map((row) => startText(row, ports.words())).join('\n')));
  return converse(message, channel, display, ports, signal);
}

/** A message that a procedure waits for is no talk: it is answered with what it started. */
function startProcedures(
  message: InboundMessage,
  channel: Channel,
  { messageStarts, mayDecide, mark }: PipelinePorts,
): readonly DispatchRow[] {
  return messageStarts === undefined || !mayCommand(message, channel, mayDecide)
    ? []
    : messageStarts.take(message, () => {
        mark(message, 'started');
      });
}

function startText(row: DispatchRow, words: ChannelWords): string {
  switch (row.result) {
    case 'started':
      return words.procedureStarted(row.sop, asCode(row.runId));
    case 'queued':
      return words.procedureQueued(row.sop);
    case 'skipped':
      return words.procedureNotStarted(row.sop, words.told(row.reason), words.told(row.detail));
  }
}

/** Whether it is sure who wrote, and they may decide: what they write can start something. */
export const mayCommand = (
  message: InboundMessage,
  channel: Channel,
  mayDecide: PipelinePorts['mayDecide'],
): boolean => isProved(message, channel) && mayDecide(message.channel, message.sender);

const decides = (command: Command | null): boolean =>
  command?.type === 'approve' || command?.type === 'deny' || command?.type === 'answer';

/** Null: a command decides on this channel. */
function whyNotDecided(
  message: InboundMessage,
  channel: Channel,
  { words, mayDecide }: Pick<PipelinePorts, 'words' | 'mayDecide'>,
): string | null {
  const { decidedElsewhere, told, notNamed } = words();
  if (channel.noTypedDecisions !== undefined) return told(channel.noTypedDecisions);
  if (!isProved(message, channel)) return decidedElsewhere;
  return mayDecide(message.channel, message.sender) ? null : notNamed(channelNameOf(message), message.sender);
}

/** Messages that were taken before this was noted are as sure as their channel is. */
const isProved = ({ senderProved = true }: InboundMessage, channel: Channel | null): boolean =>
  senderProved && channel?.provesSenders !== false;

const channelOf = (message: InboundMessage, { channel }: PipelinePorts): Channel | undefined =>
  channel(message.channel) ?? channel(channelNameOf(message));

/**
 * A channel that is being made, or whose secret is missing, may be there soon. Where it is gone for good, the
 * conversation in the app says that nobody was answered, unless hooks drop the message.
 */
async function withoutChannel(
  message: InboundMessage,
  ports: PipelinePorts,
  pass: () => Promise<InboundMessage | null>,
): Promise<Processed> {
  const { logger } = ports;
  const isConfigured = ports.isConfigured(message);
  logger.warn(
    isConfigured
      ? 'A message waits until its channel is there'
      : 'A message is not answered: its channel is not configured any more',
    { channel: message.channel, message: message.id },
  );
  if (isConfigured) return waits;
  const heeded = await pass();
  if (heeded !== null)
    abandon(
      heeded,
      null,
      `The channel ${channelNameOf(message)} is not in config.toml any more, so this was not answered.`,
      ports,
    );
  return done();
}

/** As the conversation knows the message. */
const storedId = ({ channel, id }: InboundMessage): string => `${channel}:${id}`;

const originOf = (message: InboundMessage): string => `chat:${historyKey(message)}`;

async function converse(
  message: InboundMessage,
  channel: Channel,
  display: AnswerDisplay,
  ports: PipelinePorts,
  signal: AbortSignal,
): Promise<Processed> {
  // A draft of this one would stand above what is sent of an older one.
  await within(ports.clock, olderWithinMs, signal, () => ports.outbox.tried(historyKey(message))).catch(
    () => {},
  );
  if (!signal.aborted) await display.begin(!ports.outbox.owes(historyKey(message)));
  const read = await asRead(message, ports, signal);
  if (isClosing(signal)) {
    // Nothing was done about it yet: the next start begins it.
    await display.end('👀');
    return waits;
  }
  const notes = new ToolNotes(
    message,
    display,
    ports,
    ports.settings().showToolCalls && channel.terse !== true,
  );
  ports.mark(message, 'started');
  const answer = await ports.conversations.answer(
    toConversationMessage(message, read, channel, ports),
    notes,
    signal,
  );
  await notes.settled();
  if (signal.aborted || answer === null) {
    await display.end('⚠️');
    return isClosing(signal) ? waits : done();
  }
  return done(toOwed(message, answer, await display.handOver()));
}

/**
 * The engine ended in the middle of the answer, or of a decision. What tools did then is not known, nor
 * whether the decision counts, so nothing is repeated unasked. An answer that was stored is owed.
 */
function interrupted(message: InboundMessage, channel: Channel, ports: PipelinePorts): Processed {
  const { conversations, words } = ports;
  if (decides(parseCommand(message.text))) return done(reply(message, words().decisionInterrupted));
  const answer = storedAnswer(message, conversations);
  if (answer !== null) return done(toOwed(message, answer, null));
  abandon(message, channel, 'ZeroClaw was restarted while it worked on this.', ports);
  return done(toOwed(message, { text: words().wasRestarted, state: 'failed', problem: null }, null));
}

/** What was stopped in the middle is no answer. */
function storedAnswer(message: InboundMessage, conversations: Conversations): ChatMessage | null {
  const answer = conversations.answerTo(historyKey(message), storedId(message));
  return answer?.state === 'stopped' ? null : answer;
}

/** With the text itself: the conversation may begin again before it is sent. */
const toOwed = (
  message: InboundMessage,
  { text, state, problem }: Pick<AnswerToSend, 'text' | 'state' | 'problem'>,
  draft: string | null,
): Owed => ({
  key: `answer:${storedId(message)}`,
  channel: message.channel,
  recipient: message.replyTarget,
  queue: historyKey(message),
  what: { type: 'answer', message: originOnly(message), draft, text: withoutNarration(text), state, problem },
});

const originOnly = ({
  id,
  channel,
  replyTarget,
  sender,
  thread,
  interruptionScope,
}: InboundMessage): MessageOrigin => ({ id, channel, replyTarget, sender, thread, interruptionScope });

/**
 * What a command says. It does not wait behind an answer that its channel does not take, as the command did
 * not.
 */
export const reply = (message: InboundMessage, text: string): Owed => ({
  key: `reply:${storedId(message)}`,
  channel: message.channel,
  recipient: message.replyTarget,
  queue: `${historyKey(message)} /`,
  what: { type: 'note', thread: message.thread, text },
});

/** The message as the model reads it: files by their place in the workspace, voice as what was said. */
async function asRead(
  message: InboundMessage,
  ports: PipelinePorts,
  signal: AbortSignal,
): Promise<Pick<ConversationMessage, 'text' | 'said' | 'quotesOthers'>> {
  const above = (await filesOf(message.attachments, ports, signal)).map((line) => `${line}\n\n`).join('');
  const said =
    `${above}${[message.text, unreadNote(message)].filter((part) => part !== '').join('\n\n')}`.trim();
  const quotations: ReadQuotation[] = [];
  for (const { attachments = [], after = 0, ...quotation } of message.quotations ?? [])
    quotations.push({
      ...quotation,
      // Files stand above the words among which it has its place.
      ...(after === 0 ? {} : { after: after + above.length }),
      files: (await filesOf(attachments, ports, signal)).map((line) => line.replaceAll(/\s+/gu, ' ')),
    });
  return { text: framedMessage(said, quotations), said, quotesOthers: quotesOthers(message) };
}

async function filesOf(
  attachments: InboundMessage['attachments'],
  ports: PipelinePorts,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { kind, path, name } of attachments) {
    if (kind === 'image') lines.push(`[IMAGE:${path}]`);
    else if (kind === 'voice' || kind === 'audio') lines.push(await heard(path, ports, signal));
    else lines.push(`[Document: ${name}] ${path}`);
  }
  return lines;
}

async function heard(
  path: string,
  { transcribe, logger }: PipelinePorts,
  signal: AbortSignal,
): Promise<string> {
  if (transcribe === null)
    return `[Voice message that nobody could write down: ${path}. No transcriber is configured.]`;
  try {
    return `[Voice] ${await transcribe(path, signal)}`;
  } catch (failure) {
    logger.warn('A voice message could not be written down', { path, failure: messageOf(failure) });
    return `[Voice message that could not be written down: ${path}]`;
  }
}

function toConversationMessage(
  message: InboundMessage,
  read: Pick<ConversationMessage, 'text' | 'said' | 'quotesOthers'>,
  channel: Channel | null,
  ports: Pick<PipelinePorts, 'settings' | 'mayDecide'>,
): ConversationMessage {
  const settings = ports.settings();
  return {
    conversation: historyKey(message),
    channel: message.channel,
    sender: message.sender,
    senderName: message.senderName,
    senderProved: isProved(message, channel) && ports.mayDecide(message.channel, message.sender),
    group: message.group ? `${message.channel}_${message.replyTarget}` : null,
    id: storedId(message),
    ...read,
    memoryKey: memoryKey(message),
    instructions: [
      channel?.instructions ?? '',
      `Channel context: channel=${message.channel}, reply target=${message.replyTarget}. To have a job answer here, give cron_add delivery={"channel":"${message.channel}","to":"${message.replyTarget}"}.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
    timeoutMs: timeoutBudgetSecs(settings.messageTimeoutSecs, settings.maxToolIterations) * 1_000,
  };
}

/**
 * Tells on the channel what the turn does: the growing text, the tools that are used, and the questions they
 * ask.
 */
class ToolNotes implements AnswerWatcher {
  readonly #told = new Set<string>();
  /** By call: the subject of the question that stands. */
  readonly #asked = new Map<string, string>();
  /** Subjects of questions whose call is being carried out. */
  readonly #running = new Set<string>();
  #telling: Promise<void> = Promise.resolve();
  readonly #late = new AbortController();

  constructor(
    private readonly message: InboundMessage,
    private readonly display: AnswerDisplay,
    private readonly ports: PipelinePorts,
    private readonly tellsTools: boolean,
  ) {}

  text(text: string): void {
    this.display.grow(withoutNarration(text));
  }

  tool(card: ToolCard): void {
    if (card.state === 'asks') this.#ask(card);
    else if (this.#asked.has(card.call)) this.#settle(card);
    if (card.state !== 'running' || this.#told.has(card.call) || !this.tellsTools) return;
    this.#told.add(card.call);
    this.#telling = this.#telling.then(async () => {
      if (!this.#late.signal.aborted)
        await this.display.note(`🔧 \`${card.name}\`: \`${hintOf(card)}\``, this.#late.signal);
    });
  }

  /**
   * Resolves once everything was told, or soon: what is told late would only keep the answer. A question that
   * nobody answered is settled.
   */
  async settled(): Promise<void> {
    await within(this.ports.clock, notesWithinMs, new AbortController().signal, () => this.#telling).catch(
      () => {
        this.#late.abort(new Error('the answer is there'));
      },
    );
    const { allowed, notAsked } = this.ports.words();
    for (const subject of this.#asked.values())
      this.ports.questions.settle(subject, this.#running.has(subject) ? allowed : notAsked);
  }

  #ask(card: ToolCard): void {
    const before = this.#asked.get(card.call);
    const subject = this.#subject(card);
    if (before === subject) return;
    const words = this.ports.words();
    // Where nobody but the person who may not decide would see buttons, there are none.
    const asksNobody =
      !this.message.group && !this.ports.mayDecide(this.message.channel, this.message.sender);
    const { hash: shown = '', fails = [] } = card;
    const call = { tool: card.name, arguments: card.arguments };
    const may = words.mayIUse(asCode(card.name));
    const red = failsText(fails, words);
    const offer =
      card.offer === undefined ? '' : words.alwaysWhile(asCode(rangeText(card.offer, words.told)));
    const here =
      card.here === undefined || rangeText(card.here, words.told) === ''
        ? ''
        : words.hereWhile(asCode(rangeText(card.here, words.told)));
    const changed = (card.changed ?? [])
      .map((change) => words.hasChanged(asCode(words.told(changeText(change)))))
      .join('\n');
    const asText = (...parts: readonly string[]): string =>
      [changed, may, ...parts, red, here, offer].filter((part) => part !== '').join('\n\n');
    const file = `${card.name}.txt`;
    if (before !== undefined)
      this.ports.questions.settle(
        before,
        card.changed === undefined ? words.changedBy(card.edited?.by ?? null, null) : words.changedSince,
      );
    this.#asked.set(card.call, subject);
    this.ports.questions.ask(
      { channel: this.message.channel, recipient: this.message.replyTarget, thread: this.message.thread },
      {
        subject,
        text: asText(asCode(JSON.stringify(card.arguments))),
        shorter: [],
        inFile: {
          name: file,
          content: callsFile([call]),
          text: asText(words.callsInFile(asCode(file), asCode(card.name))),
          shorter: [],
        },
        tooLong: `${may}\n\n${words.callTooLong}`,
        choices: asksNobody
          ? []
          : [
              { id: 'once', label: words.once, style: 'approve' },
              ...(card.unproved === true ? [] : forLonger(words, card)),
              { id: 'no', label: words.no, style: 'deny' },
            ],
        withoutButtons: words.answerInTheApp,
        withButtons: '',
        shown,
      },
    );
  }

  #settle(card: ToolCard): void {
    const subject = this.#asked.get(card.call) ?? this.#subject(card);
    const isRunning = card.state === 'running';
    if (!isRunning) this.#asked.delete(card.call);
    this.ports.questions.settle(subject, outcomeOf(card, this.ports.words()), isRunning);
    if (isRunning) this.#running.add(subject);
    else this.#running.delete(subject);
  }

  /** It names what the call does, so that a button under other values allows nothing. */
  #subject({ call, hash = '' }: ToolCard): string {
    return `tool:${historyKey(this.message)}/${call}#${hash}`;
  }
}

/**
 * What became of a question, by the state its call goes into. One that fails before it runs was taken back,
 * or kept from running after the yes.
 */
function outcomeOf({ state, decided, output, tookMs }: ToolCard, words: ChannelWords): string {
  if (state === 'denied') return words.notAllowed;
  if (state !== 'failed') return words.allowed;
  if (decided === undefined) return words.notAsked;
  return tookMs === undefined
    ? words.allowedNotSent
    : words.allowedFailed(asCode(shortened(words.told(output ?? ''), longestReason)));
}

const forLonger = (words: ChannelWords, { here, offer }: ToolCard): ChannelQuestion['choices'] => [
  ...(here === undefined ? [] : [{ id: 'conversation', label: words.inThisChat, style: 'approve' } as const]),
  ...(offer === undefined ? [] : [{ id: 'always', label: words.always, style: 'approve' } as const]),
];

function hintOf({ arguments: given }: ToolCard): string {
  const hint =
    ['command', 'path', 'url', 'query', 'topic']
      .map((key) => given[key])
      .find((value) => typeof value === 'string') ?? JSON.stringify(given);
  const line = visible(hint).replaceAll('`', 'ˋ').replaceAll(/\s+/gu, ' ');
  return shortened(line, longestHint);
}
