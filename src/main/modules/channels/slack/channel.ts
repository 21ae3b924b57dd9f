import type { ActionsBlock, KnownBlock } from '@slack/types';
import { WebClient } from '@slack/web-api';
import { z } from 'zod';
import { AppError, messageOf } from '../../../../shared/errors';
import { startOf } from '../../../../shared/shortened';
import { fetchFile } from '../../../platform/base/fetch-there';
import { outboundFetch } from '../../../platform/base/outbound/outbound';
import { readBytes } from '../../../platform/base/limited-body';
import { untilAborted } from '../../../platform/base/until-aborted';
import type {
  Channel,
  ChannelDrafts,
  ChannelInbox,
  ChannelQuestion,
  OutboundAttachment,
  OutboundMessage,
} from '../../../ports/channel';
import { threadPlace, type ReadMarks } from '../../../ports/read-marks';
import type { AdapterPorts } from '../adapter-ports';
import { retryAfter } from '../retry-after';
import { sendParts } from '../send-parts';
import { splitMarkdown } from '../split-markdown';
import { largestFile, takeContent } from '../take-files';
import { refusal, toChannelError, waitAskedMs } from './errors';
import { quietLogger } from './quiet-logger';
import { socketSession, type Envelope } from './socket';
import {
  commandText,
  readMessage,
  readPress,
  readSlashCommand,
  SlackEvent,
  timeStampOf,
  type SlackFile,
  type SlackMessage,
  type SlashCommand,
} from './to-message';
import { toRichText } from './to-rich-text';

/** What chat.update takes; a new message may be longer. */
const longestText = 4_000;
/** What is shown of a message with buttons whose blocks Slack does not take. */
const longestPlain = 3_000;
const firstDraft = '…';
/** chat.update may be called about 50 times a minute. */
const draftIntervalMs = 1_500;
/** A connection that lasted at least this long is made again at once: Slack ends each after some hours. */
const steadyMs = 10_000;
/** Messages of one room that are fetched after an offline time. */
const mostMissed = 100;
/** Envelopes come again while a download takes long; that many are known by heart. */
const knownByHeart = 500;
const reactionNames: Readonly<Record<string, string>> = {
  '👀': 'eyes',
  '✅': 'white_check_mark',
  '⚠️': 'warning',
};

export interface SlackOptions {
  readonly botToken: string;
  readonly appToken: string;
  readonly apiRoot: string;
  readonly mentionOnly: boolean;
  readonly streaming: boolean;
  readonly interrupts: boolean;
  readonly ackReactions: boolean;
}

export interface SlackPorts extends AdapterPorts {
  readonly readMarks: ReadMarks;
}

type Place = Pick<OutboundMessage, 'recipient' | 'thread'>;

const History = z.object({ messages: z.array(z.unknown()).default([]) });
const EventBody = z.object({ event: SlackEvent });

/**
 * An app of a Slack workspace, in socket mode. An event is acknowledged once the inbox has it on disk, so
 * that Slack sends again what was not; what was said in rooms we know while nobody listened is fetched from
 * their history.
 */
export class SlackChannel implements Channel {
  readonly name = 'slack';
  readonly showsPictures = true;
  readonly instructions =
    'You write on Slack. Use short paragraphs and simple Markdown. To send a file of the workspace, write [IMAGE:path], [DOCUMENT:path], [VIDEO:path] or [AUDIO:path] on a line of its own.';
  readonly interrupts: boolean;
  readonly drafts?: ChannelDrafts;
  readonly react?: NonNullable<Channel['react']>;
  readonly #web: WebClient;
  readonly #apiRoot: string;
  readonly #names = new Map<string, string>();
  readonly #directRooms = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(
    private readonly options: SlackOptions,
    private readonly ports: SlackPorts,
  ) {
    this.#apiRoot = options.apiRoot.replace(/(?<!\/)\/*$/u, '/');
    this.#web = new WebClient(options.botToken, {
      slackApiUrl: this.#apiRoot,
      rejectRateLimitedCalls: true,
      retryConfig: { retries: 0 },
      timeout: 30_000,
      fetch: outboundFetch(),
      logger: quietLogger(ports.logger),
    });
    this.interrupts = options.interrupts;
    if (options.streaming) this.drafts = this.#drafts();
    if (options.ackReactions)
      this.react = (recipient, message, emoji, signal) => this.#react(recipient, message, emoji, signal);
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<void> {
    await this.#sendAll(
      message,
      splitMarkdown(message.text, longestText).map((piece) => () => this.#post(message, piece, [], signal)),
      signal,
    );
  }

  async listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    const { user_id: me = '' } = await this.#call(signal, () => this.#web.auth.test());
    for (;;) {
      const begun = this.ports.clock.now();
      let tail = Promise.resolve();
      const inOrder = (work: () => Promise<void>): void => {
        tail = tail.then(work).catch((failure: unknown) => {
          this.#ignore('A message could not be taken; Slack sends it again', failure, signal);
        });
      };
      inOrder(() => this.#catchUp(me, inbox, signal));
      const session = socketSession(
        {
          appToken: this.options.appToken,
          apiRoot: this.#apiRoot,
          logger: this.ports.logger,
          connected,
          take: (envelope) => {
            this.#take(envelope, me, inbox, inOrder, signal);
          },
        },
        signal,
      );
      await session.catch((failure: unknown) => {
        signal.throwIfAborted();
        throw toChannelError(failure);
      });
      if (this.ports.clock.now() - begun < steadyMs) return;
    }
  }

  isOneMessage(text: string): boolean {
    return text.length <= longestPlain;
  }

  async ask(question: ChannelQuestion, signal: AbortSignal): Promise<string> {
    const pieces = splitMarkdown(question.text, longestText);
    let asked = '';
    for (const [index, piece] of pieces.entries())
      asked = await this.#post(
        question,
        piece,
        index === pieces.length - 1 ? buttonsOf(question) : [],
        signal,
      );
    return asked;
  }

  async revise(asked: string, question: ChannelQuestion, signal: AbortSignal): Promise<void> {
    await this.#edit(asked, question.text, signal, buttonsOf(question));
  }

  async settle(_recipient: string, asked: string, text: string, signal: AbortSignal): Promise<void> {
    await this.#edit(asked, text, signal);
  }

  async check(signal: AbortSignal): Promise<void> {
    await this.#call(signal, () => this.#web.auth.test());
  }

  #drafts(): ChannelDrafts {
    return {
      intervalMs: draftIntervalMs,
      open: (to, signal) => this.#post(to, firstDraft, [], signal),
      update: (_recipient, draft, text, signal) => this.#edit(draft, text, signal),
      finish: async (draft, message, signal) => {
        const [first, ...rest] = splitMarkdown(message.text, longestText);
        if (first === undefined) await this.#delete(draft, signal);
        const texts =
          first === undefined
            ? []
            : [
                () => this.#edit(draft, first, signal),
                ...rest.map((piece) => () => this.#post(message, piece, [], signal)),
              ];
        await this.#sendAll(message, texts, signal);
      },
      cancel: (_recipient, draft, signal) => this.#delete(draft, signal),
    };
  }

  async #sendAll(
    message: OutboundMessage,
    texts: readonly (() => Promise<unknown>)[],
    signal: AbortSignal,
  ): Promise<void> {
    await sendParts({ message, texts, sendFile: (file) => this.#sendFile(message, file, signal) }, signal);
  }

  /**
   * Resolves with `ROOM:TIME`: a person who is written to has a room with an id of its own, and later changes
   * must name that.
   */
  async #post(
    { recipient, thread }: Place,
    markdown: string,
    buttons: readonly KnownBlock[],
    signal: AbortSignal,
  ): Promise<string> {
    const sent = await this.#formatted(markdown, buttons, signal, (content) =>
      this.#web.chat.postMessage({
        channel: recipient,
        ...(thread === null ? {} : { thread_ts: thread }),
        ...content,
        unfurl_links: false,
        unfurl_media: false,
      }),
    );
    return `${sent.channel ?? recipient}:${sent.ts ?? ''}`;
  }

  async #edit(
    message: string,
    markdown: string,
    signal: AbortSignal,
    buttons: readonly KnownBlock[] = [],
  ): Promise<void> {
    const { room, ts } = placeOf(message);
    const [first = firstDraft] = splitMarkdown(markdown, longestText);
    await this.#formatted(first, buttons, signal, (content) =>
      this.#web.chat.update({ channel: room, ts, ...content }),
    );
  }

  async #delete(message: string, signal: AbortSignal): Promise<void> {
    const { room, ts } = placeOf(message);
    await this.#call(signal, () => this.#web.chat.delete({ channel: room, ts }));
  }

  /** Blocks that Slack does not take are left out: then the text is shown as it was written. */
  async #formatted<T>(
    markdown: string,
    buttons: readonly KnownBlock[],
    signal: AbortSignal,
    send: (content: { text: string; blocks: KnownBlock[] }) => Promise<T>,
  ): Promise<T> {
    const text = escaped(markdown);
    const block = toRichText(markdown);
    try {
      return await this.#call(signal, () =>
        send({ text, blocks: [...(block === null ? [] : [block]), ...buttons] }),
      );
    } catch (failure) {
      if (
        !['invalid_blocks', 'msg_blocks_too_long', 'invalid_blocks_format'].includes(refusal(failure) ?? '')
      )
        throw failure;
      return this.#call(signal, () =>
        send({
          text,
          blocks:
            buttons.length === 0
              ? []
              : [
                  { type: 'section', text: { type: 'plain_text', text: startOf(markdown, longestPlain) } },
                  ...buttons,
                ],
        }),
      );
    }
  }

  async #sendFile(to: Place, { source }: OutboundAttachment, signal: AbortSignal): Promise<void> {
    const room = await this.#roomOf(to.recipient, signal);
    const place = to.thread === null ? { channel_id: room } : { channel_id: room, thread_ts: to.thread };
    await this.#call(signal, () =>
      this.#web.filesUploadV2({ ...place, file: Buffer.from(source.content), filename: source.name }),
    );
  }

  /** The room of a person with the app; other rooms are what they are called. */
  async #roomOf(recipient: string, signal: AbortSignal): Promise<string> {
    if (!/^[UW]/u.test(recipient)) return recipient;
    const known = this.#directRooms.get(recipient);
    if (known !== undefined) return known;
    const { channel } = await this.#call(signal, () => this.#web.conversations.open({ users: recipient }));
    if (channel?.id === undefined)
      throw new AppError('channel.recipient', `Slack names no room to write to ${recipient}`);
    this.#directRooms.set(recipient, channel.id);
    return channel.id;
  }

  async #react(room: string, message: string, emoji: string | null, signal: AbortSignal): Promise<void> {
    const timestamp = timeStampOf(message);
    if (!/^\d+\.\d+$/u.test(timestamp)) return; // a slash command is no message that could carry one
    const wanted = emoji === null ? null : (reactionNames[emoji] ?? null);
    const ignoring =
      (...codes: readonly string[]) =>
      (failure: unknown): void => {
        if (!codes.includes(refusal(failure) ?? '')) throw failure;
      };
    if (emoji !== '👀')
      await this.#call(signal, () =>
        this.#web.reactions.remove({ channel: room, timestamp, name: 'eyes' }),
      ).then(() => {}, ignoring('no_reaction'));
    if (wanted !== null)
      await this.#call(signal, () =>
        this.#web.reactions.add({ channel: room, timestamp, name: wanted }),
      ).then(() => {}, ignoring('already_reacted'));
  }

  #take(
    { type, body, ack }: Envelope,
    me: string,
    inbox: ChannelInbox,
    inOrder: (work: () => Promise<void>) => void,
    signal: AbortSignal,
  ): void {
    const acknowledge = async (): Promise<void> => {
      await ack().catch((failure: unknown) => {
        this.#ignore('An event could not be acknowledged', failure, signal);
      });
    };
    if (type === 'interactive') {
      void acknowledge()
        .then(() => this.#takePress(body, inbox, signal))
        .catch((failure: unknown) => {
          this.#ignore('A press could not be answered', failure, signal);
        });
      return;
    }
    // a slash command does not say when it was written, and may wait here behind a download
    const at = this.ports.clock.now();
    inOrder(async () => {
      if (type === 'slash_commands') await this.#takeCommand(readSlashCommand(body), at, inbox, signal);
      else await this.#takeEvent(EventBody.safeParse(body).data?.event, me, inbox, signal);
      await acknowledge();
    });
  }

  async #takeEvent(
    event: SlackEvent | undefined,
    me: string,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<void> {
    if (event === undefined) return;
    const message = readMessage(event, {
      channel: this.name,
      me,
      mentionOnly: this.options.mentionOnly,
      talksIn: (room, thread) => this.ports.readMarks.get(threadPlace(`${room}/${thread}`)) !== null,
    });
    if (message !== null && !this.#taken.has(message.origin.id)) {
      await this.#takeMessage(message, inbox, signal);
      this.#remember(message.origin.id);
    }
    if (event.thread_ts === undefined && event.ts > (this.ports.readMarks.get(event.channel) ?? ''))
      this.ports.readMarks.set(event.channel, event.ts);
  }

  async #takeMessage(message: SlackMessage, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    const { origin, group, at } = message;
    const senderName = await this.#nameOf(origin.sender, signal);
    if (!this.#allows(origin.sender)) {
      if (!group)
        await this.#greet(
          origin.sender,
          senderName,
          { recipient: origin.replyTarget, thread: origin.thread },
          signal,
        );
      return;
    }
    const content = await takeContent(message, (file) => this.#download(file, signal), this.ports, signal);
    await inbox.accept({ ...origin, ...content, senderName, group, at }, signal);
    if (group && origin.thread !== null)
      this.ports.readMarks.set(threadPlace(`${origin.replyTarget}/${origin.thread}`), timeStampOf(origin.id));
  }

  /** Answered in the direct chat: the app need not be in the room where a command is typed. */
  async #takeCommand(
    command: SlashCommand | null,
    at: number,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<void> {
    if (command === null) return;
    const { user_id: sender, trigger_id: trigger } = command;
    const replyTarget = await this.#roomOf(sender, signal);
    const senderName = await this.#nameOf(sender, signal);
    if (!this.#allows(sender)) {
      await this.#greet(sender, senderName, { recipient: replyTarget, thread: null }, signal);
      return;
    }
    await inbox.accept(
      {
        id: `${replyTarget}_command-${trigger}`,
        channel: this.name,
        replyTarget,
        sender,
        senderName,
        thread: null,
        interruptionScope: null,
        group: false,
        text: commandText(command),
        attachments: [],
        at,
      },
      signal,
    );
  }

  async #takePress(body: unknown, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    const press = readPress(body);
    if (press === null) return;
    const { user, name, question, choice, room, thread } = press;
    const text = this.#allows(user)
      ? await inbox.press({ channel: this.name, sender: user, senderName: name, question, choice })
      : this.ports.told('Only people who are allowed to talk to this app can decide.');
    if (room !== null)
      await this.#call(signal, () =>
        this.#web.chat.postEphemeral({
          channel: room,
          user,
          text: escaped(text),
          ...(thread === null ? {} : { thread_ts: thread }),
        }),
      );
  }

  async #greet(sender: string, senderName: string, to: Place, signal: AbortSignal): Promise<void> {
    const greeting = this.ports.greetStranger(sender, senderName);
    if (greeting !== null)
      await this.#post(to, greeting, [], signal).catch((failure: unknown) => {
        this.#ignore('A stranger could not be answered', failure, signal);
      });
  }

  /**
   * What was said in the rooms we know while nobody listened; what the inbox has already is not taken again.
   */
  async #catchUp(me: string, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    for (const [room, oldest] of this.ports.readMarks.all()) {
      try {
        const { messages } = History.parse(
          await this.#call(signal, () =>
            this.#web.conversations.history({ channel: room, oldest, limit: mostMissed }),
          ),
        );
        for (const message of messages.toReversed())
          await this.#takeEvent(
            SlackEvent.safeParse({ ...(message as object), channel: room }).data,
            me,
            inbox,
            signal,
          );
      } catch (failure) {
        signal.throwIfAborted();
        this.#ignore('What was said in the meantime could not be fetched', failure, signal);
      }
    }
  }

  /** The token goes to Slack alone, whatever address a message names. */
  async #download({ url, mimeType }: SlackFile, signal: AbortSignal): Promise<Uint8Array> {
    const { hostname, origin } = new URL(url);
    if (origin !== new URL(this.#apiRoot).origin && !/(^|\.)slack\.com$/u.test(hostname))
      throw new AppError('channel.refused', `A file lies at ${hostname}, which is not Slack`);
    const answer = await fetchFile(url, {
      headers: { authorization: `Bearer ${this.options.botToken}` },
      signal,
    });
    const isSignIn =
      (answer.headers.get('content-type') ?? '').startsWith('text/html') && mimeType !== 'text/html';
    if (!answer.ok || isSignIn)
      throw new AppError('channel.scope', `Slack did not hand out a file (${String(answer.status)})`, {
        remedy: 'Give the bot the scope files:read, then install the app again.',
      });
    return readBytes(answer, largestFile);
  }

  /** For people to read. Without the scope users:read it is the id. */
  async #nameOf(user: string, signal: AbortSignal): Promise<string> {
    const known = this.#names.get(user);
    if (known !== undefined) return known;
    const name = await this.#call(signal, () => this.#web.users.info({ user })).then(
      (answer) => answer.user?.name ?? user,
      () => user,
    );
    signal.throwIfAborted();
    this.#names.set(user, name);
    return name;
  }

  /** By id alone: names can be changed to another's. */
  #allows(user: string): boolean {
    return this.ports.isAllowed(user, '');
  }

  #remember(id: string): void {
    this.#taken.add(id);
    const [oldest] = this.#taken;
    if (this.#taken.size > knownByHeart && oldest !== undefined) this.#taken.delete(oldest);
  }

  #ignore(what: string, failure: unknown, signal: AbortSignal): void {
    if (!signal.aborted)
      this.ports.logger.warn(what, { channel: this.name, failure: messageOf(toChannelError(failure)) });
  }

  #call<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    return retryAfter({ clock: this.ports.clock, waitAskedMs, toError: toChannelError }, signal, () =>
      untilAborted(signal, request()),
    );
  }
}

function buttonsOf({ id, choices }: ChannelQuestion): readonly ActionsBlock[] {
  return [
    {
      type: 'actions',
      elements: choices.map((choice) => ({
        type: 'button',
        action_id: choice.id,
        value: `${id}:${choice.id}`,
        text: { type: 'plain_text', text: choice.label, emoji: true },
        ...(choice.style === 'approve'
          ? { style: 'primary' as const }
          : choice.style === 'deny'
            ? { style: 'danger' as const }
            : {}),
      })),
    },
  ];
}

function placeOf(message: string): { readonly room: string; readonly ts: string } {
  const [room = '', ts = ''] = message.split(':', 2);
  return { room, ts };
}

/**
 * Nothing that a model or a stranger wrote calls people: these three marks begin Slack's mentions and links.
 */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
