import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { within } from '../../../platform/base/within';
import type { Channel, InboundMessage } from '../../../ports/channel';

/** Services take the sign away after about five seconds. */
const typingEveryMs = 4_000;
/** A clean-up after the work was ended has this much time of its own. */
const cleanUpMs = 10_000;

interface Surroundings {
  readonly clock: Clock;
  readonly logger: Logger;
  /** What of an answer that is still being written may be shown; null: nothing yet. */
  readonly soFar: (text: string) => string | null;
}

/**
 * What a person sees on a channel while their message is answered: a reaction, the sign of typing, a draft
 * that grows. All of it is show: when it fails, that is logged and the work goes on.
 */
export class AnswerDisplay {
  readonly #ended = new AbortController();
  #typing: Promise<void> = Promise.resolve();
  #draft: string | null = null;
  #growing: Promise<void> = Promise.resolve();
  #isGrowing = false;
  #latest = '';
  /** Of it, what the draft shows. */
  #shown = '';

  /**
   * `find`: the channel as it is configured now; it is looked up for everything that is sent, for it may be
   * another one by then.
   */
  constructor(
    private readonly find: () => Channel | undefined,
    private readonly message: InboundMessage,
    private readonly around: Surroundings,
  ) {}

  /**
   * The reaction, the draft and the sign of typing, in this order. A draft stands where the answer will:
   * there is none before something older is there.
   */
  async begin(withDraft: boolean): Promise<void> {
    await this.#try('react', (signal) => this.#react('👀', signal));
    if (withDraft)
      await this.#try('open a draft', async (signal) => {
        this.#draft = (await this.#channel.drafts?.open(this.#to, signal)) ?? null;
      });
    this.#typing = this.#type();
  }

  /** The answer so far; shown as often as the channel likes. */
  grow(text: string): void {
    this.#latest = text;
    if (this.#draft === null || this.#isGrowing || text.trim() === '') return;
    this.#isGrowing = true;
    this.#growing = this.#update(this.#draft).finally(() => {
      this.#isGrowing = false;
    });
  }

  /** A line of its own beside the answer, such as a tool that is used. */
  async note(text: string, signal: AbortSignal = new AbortController().signal): Promise<void> {
    await this.#try(
      'tell',
      async (limited) => this.#channel.send({ ...this.#to, text, attachments: [], subject: null }, limited),
      signal,
    );
  }

  /** The answer is there. Resolves with the id of the draft that is to become it; null: there is none. */
  async handOver(): Promise<string | null> {
    await this.#settle();
    const draft = this.#draft;
    this.#draft = null;
    return draft;
  }

  /** Takes away what is still open and sets the last reaction. */
  async end(emoji: string): Promise<void> {
    const draft = await this.handOver();
    if (draft !== null)
      await this.#try('remove the draft', async (signal) =>
        this.#channel.drafts?.cancel(this.message.replyTarget, draft, signal),
      );
    await this.#try('react', (signal) => this.#react(emoji, signal));
  }

  get #to(): { readonly recipient: string; readonly thread: string | null } {
    return { recipient: this.message.replyTarget, thread: this.message.thread };
  }

  get #channel(): Channel {
    const channel = this.find();
    if (channel === undefined) throw new Error(`There is no channel "${this.message.channel}" now`);
    return channel;
  }

  async #type(): Promise<void> {
    if (this.find()?.typing === undefined) return;
    while (!this.#ended.signal.aborted) {
      await this.find()
        ?.typing?.(this.#to, this.#ended.signal)
        .catch((failure: unknown) => {
          if (!this.#ended.signal.aborted) this.#ignore('show typing', failure);
        });
      await this.around.clock.sleep(typingEveryMs, this.#ended.signal).catch(() => {});
    }
  }

  async #update(draft: string): Promise<void> {
    for (
      let drafts = this.find()?.drafts;
      drafts !== undefined && !this.#ended.signal.aborted;
      drafts = this.find()?.drafts
    ) {
      const text = this.around.soFar(this.#latest) ?? '';
      // The end of the answer may be held back; services refuse a change to the same text.
      if (text.trim() === '' || text === this.#shown) return;
      this.#shown = text;
      await drafts
        .update(this.message.replyTarget, draft, text, this.#ended.signal)
        .catch((failure: unknown) => {
          if (!this.#ended.signal.aborted) this.#ignore('update the draft', failure);
        });
      await this.around.clock.sleep(drafts.intervalMs, this.#ended.signal).catch(() => {});
    }
  }

  /** Nothing more of the show comes after this. */
  async #settle(): Promise<void> {
    this.#ended.abort(new Error('the answer is there'));
    await Promise.all([this.#typing, this.#growing]);
  }

  async #react(emoji: string, signal: AbortSignal): Promise<void> {
    await this.#channel.react?.(this.message.replyTarget, this.message.id, emoji, signal);
  }

  async #try(
    what: string,
    work: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<void> {
    await within(this.around.clock, cleanUpMs, signal, work).catch((failure: unknown) => {
      this.#ignore(what, failure);
    });
  }

  #ignore(what: string, failure: unknown): void {
    this.around.logger.warn(`The channel could not ${what}`, {
      channel: this.message.channel,
      failure: messageOf(failure),
    });
  }
}
