import { Api, InputFile } from 'grammy';
import type { InlineKeyboardButton, ReactionTypeEmoji, Update, UserFromGetMe } from 'grammy/types';
import { AppError } from '../../../../shared/errors';
import { startOf } from '../../../../shared/shortened';
import { fetchFile } from '../../../platform/base/fetch-there';
import { proxyAgentFor } from '../../../platform/base/outbound/proxy-agent';
import { readBytes } from '../../../platform/base/limited-body';
import type {
  Channel,
  ChannelDrafts,
  ChannelInbox,
  ChannelQuestion,
  OutboundAttachment,
  OutboundMessage,
} from '../../../ports/channel';
import type { AdapterPorts } from '../adapter-ports';
import { retryAfter } from '../retry-after';
import { sendParts } from '../send-parts';
import { splitMarkdown } from '../split-markdown';
import { largestFile, takeContent } from '../take-files';
import {
  isInvalidReaction,
  isRefused,
  isUnchanged,
  isUnreadableMarkup,
  movedTo,
  toChannelError,
  waitAskedMs,
} from './errors';
import { openAlbum, together } from './albums';
import type { TelegramFile } from './carried';
import { toTelegramHtml } from './to-html';
import {
  chatOfSent,
  messageNumber,
  readUpdate,
  toSentId,
  type TelegramMessage,
  type TelegramSender,
} from './to-message';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

/**
 * Of a text message, UTF-16 units after the markup is read; we count the markup too, to be on the safe side.
 */
const longestText = 4_096;
const pollSecs = 30;
/** The parts of an album come one soon after the other. */
const albumQuietMs = 700;
/** As long as the other reader's last request may still be open. */
const conflictWaitMs = 35_000;
const firstDraft = '…';
const noPreview = { link_preview_options: { is_disabled: true } } as const;
/**
 * Telegram knows only reactions of its own list; these two stand in for ours where the server refuses them.
 */
const reactionTwins: Readonly<Record<string, string>> = { '✅': '👌', '⚠️': '😢' };

export interface TelegramOptions {
  readonly token: string;
  readonly apiRoot: string;
  readonly mentionOnly: boolean;
  readonly streaming: boolean;
  readonly interrupts: boolean;
  readonly ackReactions: boolean;
}

export interface TelegramPorts extends AdapterPorts {
  /** Hears once that a chat has another number. */
  readonly moved: (from: string, to: string) => void;
}

/**
 * A bot on Telegram, over grammY's client. Updates that queued up while nobody listened are taken, each once
 * the inbox has it on disk.
 */
export class TelegramChannel implements Channel {
  readonly name = 'telegram';
  readonly showsPictures = true;
  readonly instructions =
    'You write on Telegram. Use short paragraphs and simple Markdown without tables. To send a file of the workspace, write [IMAGE:path], [DOCUMENT:path], [VIDEO:path], [AUDIO:path] or [VOICE:path] on a line of its own.';
  readonly interrupts: boolean;
  readonly drafts?: ChannelDrafts;
  readonly react?: NonNullable<Channel['react']>;
  readonly #api: Api;
  #refusesOurReactions = false;
  /** Groups that became supergroups, and their numbers since. */
  readonly #moved = new Map<string, string>();

  constructor(
    private readonly options: TelegramOptions,
    private readonly ports: TelegramPorts,
  ) {
    this.#api = new Api(options.token, {
      apiRoot: withoutEndSlashes(options.apiRoot),
      timeoutSeconds: pollSecs * 2,
      // What is sent is for this server alone.
      baseFetchConfig: { redirect: 'error', agent: () => proxyAgentFor(options.apiRoot) },
    });
    this.interrupts = options.interrupts;
    if (options.streaming) this.drafts = this.#drafts();
    if (options.ackReactions)
      this.react = (recipient, message, emoji, signal) => this.#react(recipient, message, emoji, signal);
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<void> {
    await this.#sendAll(
      message,
      this.#pieces(message.text).map((piece) => () => this.#sendText(message, piece, [], signal)),
      signal,
    );
  }

  async listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    const me = await this.#call(signal, (aborted) => this.#api.getMe(aborted));
    connected();
    for (let offset = 0; !signal.aborted;) {
      for (const message of together(await this.#pollWhole(offset, signal))) {
        await this.#take(message, me, inbox, signal);
        // Telegram forgets an update when a later one is asked for, and the inbox has this one now
        offset = Math.max(offset, ...message.map(({ update_id: id }) => id + 1));
      }
    }
  }

  /** With the whole of an album that has begun: what was not taken comes again while a later one is not asked for. */
  async #pollWhole(offset: number, signal: AbortSignal): Promise<readonly Update[]> {
    let updates = await this.#poll(offset, signal);
    for (let known = 0; openAlbum(updates) > known;) {
      known = openAlbum(updates);
      await this.ports.clock.sleep(albumQuietMs, signal);
      updates = await this.#poll(offset, signal);
    }
    return updates;
  }

  async typing(
    { recipient, thread }: Pick<OutboundMessage, 'recipient' | 'thread'>,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#toChat(recipient, signal, (chat, aborted) =>
      this.#api.sendChatAction(chat, 'typing', inThread(thread), aborted),
    );
  }

  isOneMessage(text: string): boolean {
    return lengthOf(text) <= longestText;
  }

  async ask(question: ChannelQuestion, signal: AbortSignal): Promise<string> {
    const pieces = this.#pieces(question.text);
    let asked = '';
    for (const [index, piece] of pieces.entries())
      asked = await this.#sendText(
        question,
        piece,
        index === pieces.length - 1 ? keyboardOf(question) : [],
        signal,
      );
    return asked;
  }

  async revise(asked: string, question: ChannelQuestion, signal: AbortSignal): Promise<void> {
    await this.#editElseSend(question, asked, this.#firstPiece(question.text), signal, keyboardOf(question));
  }

  async settle(recipient: string, asked: string, text: string, signal: AbortSignal): Promise<void> {
    await this.#editElseSend({ recipient, thread: null }, asked, this.#firstPiece(text), signal);
  }

  async check(signal: AbortSignal): Promise<void> {
    await this.#call(signal, (aborted) => this.#api.getMe(aborted));
  }

  #drafts(): ChannelDrafts {
    return {
      intervalMs: 1_000,
      open: (to, signal) => this.#sendText(to, firstDraft, [], signal),
      update: (recipient, draft, text, signal) =>
        this.#edit(recipient, draft, this.#firstPiece(text), signal),
      finish: async (draft, message, signal) => {
        const [first, ...rest] = this.#pieces(message.text);
        if (first === undefined) await this.#delete(message.recipient, draft, signal);
        const texts =
          first === undefined
            ? []
            : [
                () => this.#editElseSend(message, draft, first, signal),
                ...rest.map((piece) => () => this.#sendText(message, piece, [], signal)),
              ];
        await this.#sendAll(message, texts, signal);
      },
      cancel: (recipient, draft, signal) => this.#delete(recipient, draft, signal),
    };
  }

  async #sendAll(
    message: OutboundMessage,
    texts: readonly (() => Promise<unknown>)[],
    signal: AbortSignal,
  ): Promise<void> {
    await sendParts({ message, texts, sendFile: (file) => this.#sendFile(message, file, signal) }, signal);
  }

  #pieces(markdown: string): readonly string[] {
    return splitMarkdown(markdown, longestText, lengthOf);
  }

  #firstPiece(markdown: string): string {
    return this.#pieces(markdown)[0] ?? firstDraft;
  }

  /**
   * Resolves with the number of the message. Markup that Telegram does not take is sent as it was written.
   */
  async #sendText(
    { recipient, thread }: Pick<OutboundMessage, 'recipient' | 'thread'>,
    markdown: string,
    buttons: InlineKeyboardButton[][],
    signal: AbortSignal,
  ): Promise<string> {
    const other = {
      ...inThread(thread),
      ...(buttons.length === 0 ? {} : { reply_markup: { inline_keyboard: buttons } }),
    };
    return this.#toChat(recipient, signal, async (chat) => {
      const sent = await this.#asHtmlElsePlain(markdown, signal, (text, markup, aborted) =>
        this.#api.sendMessage(chat, text, { ...other, ...markup }, aborted),
      );
      return toSentId(recipient, chat, sent.message_id);
    });
  }

  async #edit(
    recipient: string,
    message: string,
    markdown: string,
    signal: AbortSignal,
    buttons: InlineKeyboardButton[][] = [],
  ): Promise<void> {
    const keyboard = buttons.length === 0 ? {} : { reply_markup: { inline_keyboard: buttons } };
    await this.#asHtmlElsePlain(markdown, signal, (text, markup, aborted) =>
      this.#api.editMessageText(
        chatOfSent(recipient, message),
        messageNumber(message),
        text,
        { ...markup, ...keyboard },
        aborted,
      ),
    ).catch((failure: unknown) => {
      if (!isUnchanged(causeOf(failure))) throw failure;
    });
  }

  /**
   * What was sent to a group before it became a supergroup stays as it was: the new text is sent to where the
   * group is now.
   */
  async #editElseSend(
    to: Pick<OutboundMessage, 'recipient' | 'thread'>,
    message: string,
    markdown: string,
    signal: AbortSignal,
    buttons: InlineKeyboardButton[][] = [],
  ): Promise<void> {
    try {
      await this.#edit(to.recipient, message, markdown, signal, buttons);
    } catch (failure) {
      if (movedTo(causeOf(failure)) === null) throw failure;
      await this.#sendText(to, markdown, buttons, signal);
    }
  }

  async #delete(recipient: string, message: string, signal: AbortSignal): Promise<void> {
    await this.#call(signal, (aborted) =>
      this.#api.deleteMessage(chatOfSent(recipient, message), messageNumber(message), aborted),
    );
  }

  /** Without previews: for one, Telegram would look at an address that a model wrote. */
  async #asHtmlElsePlain<T>(
    markdown: string,
    signal: AbortSignal,
    send: (
      text: string,
      markup: { parse_mode?: 'HTML'; link_preview_options: { is_disabled: true } },
      aborted: GrammySignal,
    ) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.#call(signal, (aborted) =>
        send(toTelegramHtml(markdown), { parse_mode: 'HTML', ...noPreview }, aborted),
      );
    } catch (failure) {
      if (!isUnreadableMarkup(causeOf(failure))) throw failure;
      return this.#call(signal, (aborted) => send(markdown, noPreview, aborted));
    }
  }

  /** A picture that is none to Telegram is sent as a document, so that nothing is lost. */
  async #sendFile(
    to: Pick<OutboundMessage, 'recipient' | 'thread'>,
    { kind, source }: OutboundAttachment,
    signal: AbortSignal,
  ): Promise<void> {
    const file = new InputFile(source.content, source.name);
    const { recipient, thread } = to;
    try {
      await this.#toChat(recipient, signal, async (chat, aborted): Promise<unknown> => {
        switch (kind) {
          case 'image':
            return this.#api.sendPhoto(chat, file, inThread(thread), aborted);
          case 'video':
            return this.#api.sendVideo(chat, file, inThread(thread), aborted);
          case 'audio':
            return this.#api.sendAudio(chat, file, inThread(thread), aborted);
          case 'voice':
            return this.#api.sendVoice(chat, file, inThread(thread), aborted);
          case 'document':
            return this.#api.sendDocument(chat, file, inThread(thread), aborted);
        }
      });
    } catch (failure) {
      if (kind !== 'image' || !isRefused(causeOf(failure))) throw failure;
      await this.#sendFile(to, { kind: 'document', source }, signal);
    }
  }

  async #react(recipient: string, message: string, emoji: string | null, signal: AbortSignal): Promise<void> {
    const set = (shown: string | null): Promise<unknown> =>
      this.#call(signal, (aborted) =>
        this.#api.setMessageReaction(
          recipient,
          messageNumber(message),
          shown === null ? [] : [{ type: 'emoji', emoji: shown as ReactionTypeEmoji['emoji'] }],
          {},
          aborted,
        ),
      );
    const twin = emoji === null ? undefined : reactionTwins[emoji];
    if (twin !== undefined && this.#refusesOurReactions) {
      await set(twin);
      return;
    }
    try {
      await set(emoji);
    } catch (failure) {
      if (twin === undefined || !isInvalidReaction(causeOf(failure))) throw failure;
      this.#refusesOurReactions = true;
      await set(twin);
    }
  }

  async #poll(offset: number, signal: AbortSignal): Promise<readonly Update[]> {
    try {
      return await this.#call(signal, (aborted) =>
        this.#api.getUpdates(
          { offset, timeout: pollSecs, allowed_updates: ['message', 'callback_query'] },
          aborted,
        ),
      );
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.code !== 'channel.conflict') throw failure;
      this.ports.logger.warn(failure.message, { channel: this.name, remedy: failure.remedy });
      await this.ports.clock.sleep(conflictWaitMs, signal);
      throw failure;
    }
  }

  async #take(
    [update, ...more]: readonly [Update, ...Update[]],
    me: UserFromGetMe,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<void> {
    const read = readUpdate(update, { channel: this.name, me, mentionOnly: this.options.mentionOnly }, more);
    if (read.kind === 'moved') this.#noteMoved(read.from, read.to);
    if (read.kind === 'message') await this.#takeMessage(read.message, inbox, signal);
    if (read.kind !== 'press') return;
    const text = this.#allows(read.sender)
      ? await inbox.press({ ...read.press, channel: this.name })
      : this.ports.told('Only people who are allowed to talk to this bot can decide.');
    // A press that is answered late is refused by Telegram; what was decided stands.
    await this.#call(signal, (aborted) =>
      this.#api.answerCallbackQuery(read.queryId, { text: startOf(text, 200) }, aborted),
    ).catch((failure: unknown) => {
      this.#ignore('A press could not be answered', failure, signal);
    });
  }

  async #takeMessage(message: TelegramMessage, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    const { origin, sender, group, at } = message;
    if (!this.#allows(sender)) {
      const greeting = group ? null : this.ports.greetStranger(sender.id, sender.name);
      if (greeting !== null)
        await this.#sendText(
          { recipient: origin.replyTarget, thread: origin.thread },
          greeting,
          [],
          signal,
        ).catch((failure: unknown) => {
          this.#ignore('A stranger could not be answered', failure, signal);
        });
      return;
    }
    const content = await takeContent(message, (file) => this.#download(file, signal), this.ports, signal);
    await inbox.accept(
      {
        ...origin,
        ...content,
        senderName: sender.name,
        group,
        at,
        ...(sender.proved ? {} : { senderProved: false }),
      },
      signal,
    );
  }

  async #download({ fileId }: TelegramFile, signal: AbortSignal): Promise<Uint8Array> {
    const { file_path: path } = await this.#call(signal, (aborted) => this.#api.getFile(fileId, aborted));
    const answer = await fetchFile(
      `${withoutEndSlashes(this.options.apiRoot)}/file/bot${this.options.token}/${path ?? ''}`,
      { signal },
    );
    if (!answer.ok)
      throw new AppError(
        'channel.refused',
        `Telegram answered ${String(answer.status)} to the download of a file`,
      );
    return readBytes(answer, largestFile);
  }

  #allows({ id, handle }: TelegramSender): boolean {
    return this.ports.isAllowed(id, handle);
  }

  #ignore(what: string, failure: unknown, signal: AbortSignal): void {
    if (!signal.aborted)
      this.ports.logger.warn(what, { channel: this.name, failure: toChannelError(failure).message });
  }

  /** Sends to where the chat is now. */
  async #toChat<T>(
    recipient: string,
    signal: AbortSignal,
    send: (chat: string, aborted: GrammySignal) => Promise<T>,
  ): Promise<T> {
    const request = (chat: string): Promise<T> => this.#call(signal, (aborted) => send(chat, aborted));
    try {
      return await request(this.#moved.get(recipient) ?? recipient);
    } catch (failure) {
      const to = movedTo(causeOf(failure));
      if (to === null) throw failure;
      this.#noteMoved(recipient, to);
      return request(to);
    }
  }

  #noteMoved(from: string, to: string): void {
    if (this.#moved.get(from) === to) return;
    this.#moved.set(from, to);
    this.ports.moved(from, to);
  }

  #call<T>(signal: AbortSignal, request: (aborted: GrammySignal) => Promise<T>): Promise<T> {
    return retryAfter({ clock: this.ports.clock, waitAskedMs, toError: toChannelError }, signal, () =>
      request(signal as unknown as GrammySignal),
    );
  }
}

/** grammY declares the signal of an older package, whose shape Node's own has. */
type GrammySignal = Parameters<Api['getMe']>[0];

const lengthOf = (piece: string): number => Math.max(piece.length, toTelegramHtml(piece).length);

const keyboardOf = (question: ChannelQuestion): InlineKeyboardButton[][] => [
  question.choices.map(({ id, label }): InlineKeyboardButton => ({
    text: label,
    callback_data: `${question.id}:${id}`,
  })),
];

const inThread = (thread: string | null): { message_thread_id?: number } =>
  thread === null ? {} : { message_thread_id: Number(thread) };

const causeOf = (failure: unknown): unknown => (failure instanceof AppError ? failure.cause : failure);
