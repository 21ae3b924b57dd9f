import type {
  Channel,
  ChannelDrafts,
  ChannelInbox,
  ChannelQuestion,
  OutboundMessage,
} from '../ports/channel';
import { Watchers } from './watchers';

export interface LoopbackOptions {
  readonly name?: string;
  readonly interrupts?: boolean;
  readonly drafts?: boolean;
  /** Characters of one message. */
  readonly longest?: number;
  /** Called before everything the channel does; may throw, as services do. */
  readonly before?: (what: string) => void | Promise<void>;
}

/** A channel in memory that can all that a channel can. */
export class LoopbackChannel implements Channel {
  readonly name: string;
  readonly interrupts: boolean;
  readonly drafts?: ChannelDrafts;
  /** What people see, one line a message or sign, in the order in which it happened. */
  readonly seen: string[] = [];
  readonly sent: OutboundMessage[] = [];
  readonly questions: ChannelQuestion[] = [];
  readonly revised: ChannelQuestion[] = [];
  #last = 0;
  #inbox: ChannelInbox | null = null;
  #lose: (failure: Error | null) => void = () => {};
  readonly #watchers = new Watchers();

  constructor(private readonly options: LoopbackOptions = {}) {
    this.name = options.name ?? 'loopback';
    this.interrupts = options.interrupts ?? false;
    if (options.drafts === true) {
      this.drafts = {
        intervalMs: 1_000,
        open: async () => this.#do('draft opened', () => String((this.#last += 1))),
        update: (_recipient, draft, text) => this.#do(`draft ${draft}: ${text}`, () => {}),
        finish: (draft, message) =>
          this.#do(`draft ${draft} done: ${message.text}`, () => {
            this.sent.push(message);
          }),
        cancel: (_recipient, draft) => this.#do(`draft ${draft} gone`, () => {}),
      };
    }
  }

  send(message: OutboundMessage): Promise<void> {
    return this.#do(`sent to ${message.recipient}: ${message.text}`, () => {
      this.sent.push(message);
    });
  }

  listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#inbox = null;
        signal.removeEventListener('abort', onAbort);
      };
      const onAbort = (): void => {
        end();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#lose = (failure) => {
        end();
        if (failure === null) resolve();
        else reject(failure);
      };
      Promise.resolve(this.options.before?.('listen')).then(
        () => {
          this.#inbox = inbox;
          connected();
          this.#watchers.look();
        },
        (failure: unknown) => {
          this.#lose(failure as Error);
        },
      );
    });
  }

  typing(): Promise<void> {
    return this.#do('typing', () => {});
  }

  react(_recipient: string, message: string, emoji: string | null): Promise<void> {
    return this.#do(`${emoji ?? 'no reaction'} on ${message}`, () => {});
  }

  isOneMessage(text: string): boolean {
    return text.length <= (this.options.longest ?? Infinity);
  }

  ask(question: ChannelQuestion): Promise<string> {
    return this.#do(`asked ${question.recipient}: ${question.text}`, () => {
      this.questions.push(question);
      return String(this.questions.length);
    });
  }

  revise(asked: string, question: ChannelQuestion): Promise<void> {
    return this.#do(`question ${asked} now: ${question.text}`, () => {
      this.revised.push(question);
    });
  }

  settle(_recipient: string, asked: string, text: string): Promise<void> {
    return this.#do(`question ${asked} settled: ${text}`, () => {});
  }

  check(): Promise<void> {
    return this.#do('checked', () => {});
  }

  get inbox(): ChannelInbox {
    if (this.#inbox === null) throw new Error('nobody listens');
    return this.#inbox;
  }

  get isListening(): boolean {
    return this.#inbox !== null;
  }

  /** The connection ends: with a failure, or as if the service had closed it. */
  lose(failure: Error | null): void {
    this.#lose(failure);
  }

  /** Resolves once the condition holds; looked at after everything the channel does. */
  until(condition: () => boolean): Promise<void> {
    return this.#watchers.until(condition);
  }

  async #do<T>(what: string, work: () => T): Promise<T> {
    await this.options.before?.(what);
    this.seen.push(what);
    const result = work();
    this.#watchers.look();
    return result;
  }
}
