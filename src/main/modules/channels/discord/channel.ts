import {
  API,
  ButtonStyle,
  ComponentType,
  GatewayDispatchEvents,
  GatewayIntentBits,
  MessageFlags,
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIInteraction,
  type GatewayDispatchPayload,
  type GatewayReadyDispatchData,
} from '@discordjs/core';
import { REST, type RESTOptions } from '@discordjs/rest';
import { AppError, messageOf } from '../../../../shared/errors';
import { startOf } from '../../../../shared/shortened';
import { fetchFile } from '../../../platform/base/fetch-there';
import { currentProxy, outboundFetch } from '../../../platform/base/outbound/outbound';
import { readBytes } from '../../../platform/base/limited-body';
import type {
  Channel,
  ChannelDrafts,
  ChannelInbox,
  ChannelQuestion,
  OutboundAttachment,
  OutboundMessage,
} from '../../../ports/channel';
import type { ReadMarks } from '../../../ports/read-marks';
import type { AdapterPorts } from '../adapter-ports';
import { retryAfter } from '../retry-after';
import { sendParts } from '../send-parts';
import { splitMarkdown } from '../split-markdown';
import { largestFile, takeContent } from '../take-files';
import { commands } from './commands';
import { refusal, toChannelError, waitAskedMs } from './errors';
import { gatewaySession } from './gateway';
import { toDiscordMarkdown } from './to-discord-markdown';
import {
  isLater,
  messageNumber,
  readInteraction,
  readMessage,
  type DiscordFile,
  type DiscordInteraction,
  type DiscordMessage,
  type HeardMessage,
} from './to-message';
import { withoutEndSlashes } from '../../../platform/base/without-end-slashes';

const longestText = 2_000;
const firstDraft = '…';
/** A room takes about five changes in five seconds. */
const draftIntervalMs = 1_500;
/** A session that lasted at least this long is begun again at once. */
const steadyMs = 10_000;
/** Pages of a hundred messages that are read of one room after an offline time. */
const mostPages = 3;
const pageSize = 100;
/** There is no such message, or no such reaction. */
const nothingThere: ReadonlySet<number | null> = new Set([10_008, 10_014]);

export interface DiscordOptions {
  readonly token: string;
  readonly apiRoot: string;
  readonly mentionOnly: boolean;
  readonly streaming: boolean;
  readonly interrupts: boolean;
  readonly ackReactions: boolean;
}

export interface DiscordPorts extends AdapterPorts {
  readonly readMarks: ReadMarks;
}

type Place = Pick<OutboundMessage, 'recipient' | 'thread'>;
type Buttons = APIActionRowComponent<APIComponentInMessageActionRow>;

/**
 * A bot on Discord. What was said in rooms where it was spoken to while nobody listened is fetched when it is
 * back. A message that cannot be put on disk ends the session, so that it is fetched again.
 */
export class DiscordChannel implements Channel {
  readonly name = 'discord';
  readonly showsPictures = true;
  readonly instructions =
    'You write on Discord. Use short paragraphs and simple Markdown without tables. To send a file of the workspace, write [IMAGE:path], [DOCUMENT:path], [VIDEO:path] or [AUDIO:path] on a line of its own.';
  readonly interrupts: boolean;
  readonly drafts?: ChannelDrafts;
  readonly react?: NonNullable<Channel['react']>;
  readonly #rest: REST;
  readonly #api: API;
  readonly #directRooms = new Map<string, string>();
  #offersCommands = false;

  constructor(
    private readonly options: DiscordOptions,
    private readonly ports: DiscordPorts,
  ) {
    this.#rest = new REST({
      api: withoutEndSlashes(options.apiRoot),
      version: '10',
      retries: 0,
      timeout: 30_000,
      rejectOnRateLimit: () => true,
      ...(currentProxy(options.apiRoot) === null
        ? {}
        : { makeRequest: outboundFetch() as unknown as RESTOptions['makeRequest'] }),
    }).setToken(options.token);
    this.#api = new API(this.#rest);
    this.interrupts = options.interrupts;
    if (options.streaming) this.drafts = this.#drafts();
    if (options.ackReactions)
      this.react = (recipient, message, emoji, signal) => this.#react(recipient, message, emoji, signal);
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<void> {
    await this.#sendAll(
      message,
      this.#pieces(message.text).map((piece) => () => this.#post(message, piece, [], signal)),
      signal,
    );
  }

  async listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    for (;;) {
      const begun = this.ports.clock.now();
      try {
        await this.#session(inbox, connected, signal);
      } catch (failure) {
        signal.throwIfAborted();
        const problem = toChannelError(failure);
        if (!problem.retryable || this.ports.clock.now() - begun < steadyMs) throw problem;
        this.ports.logger.info('Discord is connected again', { problem: problem.message });
      }
    }
  }

  async typing({ recipient }: Place, signal: AbortSignal): Promise<void> {
    const room = await this.#roomOf(recipient, signal);
    await this.#call(signal, () => this.#api.channels.showTyping(room, { signal }));
  }

  isOneMessage(text: string): boolean {
    return lengthOf(text) <= longestText;
  }

  async ask(question: ChannelQuestion, signal: AbortSignal): Promise<string> {
    const pieces = this.#pieces(question.text);
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
    await this.#edit(asked, question.text, buttonsOf(question), signal);
  }

  async settle(_recipient: string, asked: string, text: string, signal: AbortSignal): Promise<void> {
    await this.#edit(asked, text, [], signal);
  }

  async check(signal: AbortSignal): Promise<void> {
    await this.#call(signal, () => this.#api.users.getCurrent({ signal }));
  }

  #drafts(): ChannelDrafts {
    return {
      intervalMs: draftIntervalMs,
      open: (to, signal) => this.#post(to, firstDraft, [], signal),
      update: (_recipient, draft, text, signal) => this.#edit(draft, text, [], signal),
      finish: async (draft, message, signal) => {
        const [first, ...rest] = this.#pieces(message.text);
        if (first === undefined) await this.#delete(draft, signal);
        const texts =
          first === undefined
            ? []
            : [
                () => this.#edit(draft, first, [], signal),
                ...rest.map((piece) => () => this.#post(message, piece, [], signal)),
              ];
        await this.#sendAll(message, texts, signal);
      },
      cancel: (_recipient, draft, signal) => this.#delete(draft, signal),
    };
  }

  #pieces(markdown: string): readonly string[] {
    return splitMarkdown(markdown, longestText, lengthOf);
  }

  async #sendAll(
    message: OutboundMessage,
    texts: readonly (() => Promise<unknown>)[],
    signal: AbortSignal,
  ): Promise<void> {
    await sendParts({ message, texts, sendFile: (file) => this.#sendFile(message, file, signal) }, signal);
  }

  /**
   * Resolves with `ROOM:NUMBER`: a person who is written to has a room with an id of its own. Nobody is
   * called, and no address is looked at.
   */
  async #post(
    { recipient }: Pick<Place, 'recipient'>,
    markdown: string,
    components: Buttons[],
    signal: AbortSignal,
  ): Promise<string> {
    const room = await this.#roomOf(recipient, signal);
    const content = shown(markdown);
    const { id } = await this.#call(signal, () =>
      this.#api.channels.createMessage(
        room,
        { content, components, allowed_mentions: { parse: [] }, flags: MessageFlags.SuppressEmbeds },
        { signal },
      ),
    );
    return `${room}:${id}`;
  }

  async #edit(message: string, markdown: string, components: Buttons[], signal: AbortSignal): Promise<void> {
    const { room, number } = placeOf(message);
    const [first = firstDraft] = this.#pieces(markdown);
    await this.#call(signal, () =>
      this.#api.channels.editMessage(
        room,
        number,
        { content: shown(first), components, allowed_mentions: { parse: [] } },
        { signal },
      ),
    );
  }

  async #delete(message: string, signal: AbortSignal): Promise<void> {
    const { room, number } = placeOf(message);
    await this.#call(signal, () => this.#api.channels.deleteMessage(room, number, { signal }));
  }

  async #sendFile(to: Place, { source }: OutboundAttachment, signal: AbortSignal): Promise<void> {
    const room = await this.#roomOf(to.recipient, signal);
    await this.#call(signal, () =>
      this.#api.channels.createMessage(
        room,
        { files: [{ name: source.name, data: Buffer.from(source.content) }] },
        { signal },
      ),
    );
  }

  /** `@ID` is a person; everything else a room. */
  async #roomOf(recipient: string, signal: AbortSignal): Promise<string> {
    if (!recipient.startsWith('@')) return recipient;
    const person = recipient.slice(1);
    const room =
      this.#directRooms.get(person) ??
      (await this.#call(signal, () => this.#api.users.createDM(person, { signal }))).id;
    this.#directRooms.set(person, room);
    return room;
  }

  async #react(room: string, message: string, emoji: string | null, signal: AbortSignal): Promise<void> {
    const number = messageNumber(message);
    if (!/^\d+$/u.test(number)) return; // a command is no message that could carry one
    if (emoji !== '👀') {
      await this.#call(signal, () =>
        this.#api.channels.deleteOwnMessageReaction(room, number, '👀', { signal }),
      ).catch((failure: unknown) => {
        if (!nothingThere.has(refusal(failure))) throw failure;
      });
    }
    if (emoji !== null)
      await this.#call(signal, () => this.#api.channels.addMessageReaction(room, number, emoji, { signal }));
  }

  /**
   * Messages are taken one after the other, first those that were missed. Presses do not queue: Discord waits
   * three seconds for an answer.
   */
  async #session(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    const broken = new AbortController();
    const either = AbortSignal.any([signal, broken.signal]);
    let me = '';
    let tail = Promise.resolve();
    const inOrder = (work: () => Promise<void>): void => {
      tail = tail.then(work).catch((failure: unknown) => {
        broken.abort(failure);
      });
    };
    const ready = ({ user, application }: GatewayReadyDispatchData): void => {
      me = user.id;
      connected();
      inOrder(() => this.#catchUp(me, inbox, either));
      inOrder(() => this.#offerCommands(application.id, either));
    };
    const dispatch = (payload: GatewayDispatchPayload): void => {
      if (payload.t === GatewayDispatchEvents.MessageCreate)
        inOrder(() => this.#takeMessage(payload.d, payload.d.guild_id !== undefined, me, inbox, either));
      if (payload.t === GatewayDispatchEvents.InteractionCreate)
        this.#takeInteraction(payload.d, inbox, either).catch((failure: unknown) => {
          this.#ignore('A press could not be answered', failure, signal);
        });
    };
    const intents =
      GatewayIntentBits.Guilds |
      GatewayIntentBits.GuildMessages |
      GatewayIntentBits.DirectMessages |
      (this.options.mentionOnly ? 0 : GatewayIntentBits.MessageContent);
    try {
      await gatewaySession({ token: this.options.token, intents, rest: this.#rest, ready, dispatch }, either);
    } finally {
      broken.abort(new Error('the session is over'));
      await tail;
    }
  }

  async #catchUp(me: string, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    for (const [place, mark] of this.ports.readMarks.all()) {
      const [kind, room = ''] = place.split(':', 2);
      const missed = await this.#missed(room, mark, signal).catch(
        (failure: unknown): readonly HeardMessage[] => {
          signal.throwIfAborted();
          this.#ignore('What was said in the meantime could not be fetched', failure, signal);
          return [];
        },
      );
      for (const message of missed) await this.#takeMessage(message, kind === 'group', me, inbox, signal);
    }
  }

  /** Oldest first. */
  async #missed(room: string, mark: string, signal: AbortSignal): Promise<readonly HeardMessage[]> {
    const found: HeardMessage[] = [];
    let after = mark;
    for (let page = 0; page < mostPages; page += 1) {
      const messages = await this.#call(signal, () =>
        this.#api.channels.getMessages(room, { after, limit: pageSize }, { signal }),
      );
      found.push(...messages.toSorted((a, b) => (isLater(a.id, b.id) ? 1 : -1)));
      if (messages.length < pageSize) break;
      after = found.at(-1)?.id ?? after;
    }
    return found;
  }

  async #takeMessage(
    heard: HeardMessage,
    group: boolean,
    me: string,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<void> {
    const place = `${group ? 'group' : 'direct'}:${heard.channel_id}`;
    const mark = this.ports.readMarks.get(place);
    if (mark !== null && !isLater(heard.id, mark)) return;
    const message = readMessage(heard, {
      channel: this.name,
      me,
      group,
      mentionOnly: this.options.mentionOnly,
    });
    const taken = message !== null && (await this.#takeFromPerson(message, inbox, signal));
    // A room where the bot was never spoken to is not read up.
    if (taken || mark !== null) this.ports.readMarks.set(place, heard.id);
  }

  async #takeFromPerson(message: DiscordMessage, inbox: ChannelInbox, signal: AbortSignal): Promise<boolean> {
    const { origin, senderName, group, at } = message;
    if (!this.#allows(origin.sender)) {
      const greeting = group ? null : this.ports.greetStranger(origin.sender, senderName);
      if (greeting !== null)
        await this.#post({ recipient: origin.replyTarget }, greeting, [], signal).catch(
          (failure: unknown) => {
            this.#ignore('A stranger could not be answered', failure, signal);
          },
        );
      return false;
    }
    const content = await takeContent(message, (file) => download(file, signal), this.ports, signal);
    await inbox.accept({ ...origin, ...content, senderName, group, at }, signal);
    return true;
  }

  async #takeInteraction(
    interaction: APIInteraction,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<void> {
    const read = readInteraction(interaction);
    if (read === null) return;
    const content = this.#allows(read.by.id)
      ? await this.#carryOut(read, interaction.id, inbox, signal)
      : this.ports.told('Only people who are allowed to talk to this bot can do that.');
    await this.#call(signal, () =>
      this.#api.interactions.reply(
        interaction.id,
        interaction.token,
        { content: startOf(content, longestText), flags: MessageFlags.Ephemeral },
        { signal },
      ),
    );
  }

  /** What is shown to who pressed, or typed the command. */
  async #carryOut(
    read: DiscordInteraction,
    id: string,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<string> {
    if (read.kind === 'press')
      return inbox.press({
        channel: this.name,
        sender: read.by.id,
        senderName: read.by.name,
        question: read.question,
        choice: read.choice,
      });
    await inbox.accept(
      {
        id: `${read.room}_command-${id}`,
        channel: this.name,
        replyTarget: read.room,
        sender: read.by.id,
        senderName: read.by.name,
        thread: null,
        interruptionScope: null,
        group: read.group,
        text: read.text,
        attachments: [],
        at: this.ports.clock.now(),
      },
      signal,
    );
    return `\`${read.text.replaceAll('`', 'ˋ')}\``;
  }

  /** So that Discord completes them while they are typed. Without them they work as plain text. */
  async #offerCommands(application: string, signal: AbortSignal): Promise<void> {
    if (this.#offersCommands) return;
    try {
      await this.#call(signal, () =>
        this.#api.applicationCommands.bulkOverwriteGlobalCommands(application, commands, { signal }),
      );
      this.#offersCommands = true;
    } catch (failure) {
      signal.throwIfAborted();
      this.#ignore('The commands could not be offered', failure, signal);
    }
  }

  /** By id alone: a name that was given up can be taken by another. */
  #allows(user: string): boolean {
    return this.ports.isAllowed(user, '');
  }

  #ignore(what: string, failure: unknown, signal: AbortSignal): void {
    if (!signal.aborted)
      this.ports.logger.warn(what, { channel: this.name, failure: messageOf(toChannelError(failure)) });
  }

  #call<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    return retryAfter({ clock: this.ports.clock, waitAskedMs, toError: toChannelError }, signal, request);
  }
}

const lengthOf = (piece: string): number => Math.max(piece.length, toDiscordMarkdown(piece).length);

const shown = (markdown: string): string => startOf(toDiscordMarkdown(markdown), longestText) || firstDraft;

async function download({ url }: DiscordFile, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetchFile(url, { signal });
  if (!answer.ok)
    throw new AppError(
      'channel.refused',
      `Discord answered ${String(answer.status)} to the download of a file`,
    );
  return readBytes(answer, largestFile);
}

function buttonsOf({ id, choices }: ChannelQuestion): Buttons[] {
  const styles = {
    approve: ButtonStyle.Success,
    deny: ButtonStyle.Danger,
    plain: ButtonStyle.Secondary,
  } as const;
  return [
    {
      type: ComponentType.ActionRow,
      components: choices.map((choice) => ({
        type: ComponentType.Button,
        style: styles[choice.style],
        label: choice.label,
        custom_id: `${id}:${choice.id}`,
      })),
    },
  ];
}

function placeOf(message: string): { readonly room: string; readonly number: string } {
  const [room = '', number = ''] = message.split(':', 2);
  return { room, number };
}
