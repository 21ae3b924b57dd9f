import { messageOf } from '../../shared/errors';
import type { Decider } from '../../shared/run';
import type { Clock } from '../base/clock';
import type { NewId } from '../base/ids';
import type { Logger } from '../base/logger';
import { within } from '../base/within';
import type { Channel, ChannelQuestion, Press } from '../ports/channel';
import type { OpenQuestion, QuestionStore } from '../ports/question-store';
import type { ChannelWords } from './words/channel-words';

const answerWithinMs = 60_000;
/** Buttons of Telegram carry 64 bytes, the choice included. */
const idLength = 16;

export interface QuestionRoute {
  readonly channel: string;
  readonly recipient: string;
  readonly thread: string | null;
}

export interface AskedQuestion {
  readonly subject: string;
  /** Markdown. */
  readonly text: string;
  readonly choices: ChannelQuestion['choices'];
  /** Said below the text on channels without buttons. */
  readonly withoutButtons: string;
  readonly callsShown: boolean;
}

interface QuestionPorts {
  readonly channel: (name: string) => Channel | undefined;
  readonly store: QuestionStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly words: () => ChannelWords;
  /** Hears that a question was asked somewhere, or could not be. */
  readonly asked?: () => void;
}

/** What became of a question at one recipient. */
export interface Whereabouts {
  readonly channel: string;
  readonly state: 'reached' | 'sending' | 'failed';
  readonly why: string | null;
}

/**
 * Questions that stand on channels. A question is on disk before it is asked, so that no button leads nowhere; what a channel cannot do is
 * logged and holds up nobody: the app and the command line ask the same.
 */
export class ChannelQuestions {
  /** By question: what is sent about it goes one after the other. */
  readonly #sending = new Map<string, Promise<void>>();
  /** By question: why it could not be asked. */
  readonly #failures = new Map<string, string>();

  constructor(private readonly ports: QuestionPorts) {}

  ask(route: QuestionRoute, question: AskedQuestion): void {
    const id = this.ports.newId().replaceAll('-', '').slice(0, idLength);
    const open: OpenQuestion = { id, channel: route.channel, recipient: route.recipient, asked: null, subject: question.subject, text: question.text, callsShown: question.callsShown };
    this.ports.store.put(open);
    this.#failures.delete(id);
    this.#send(open, 'ask', async (channel, signal) => {
      if (channel.ask === undefined || channel.provesSenders === false) {
        await channel.send({ recipient: route.recipient, thread: route.thread, text: `${question.text}\n\n${channel.provesSenders === false ? this.ports.words().decidedElsewhere : question.withoutButtons}`, attachments: [], subject: null }, signal);
        this.#sent(id, '');
        return;
      }
      this.#sent(id, await channel.ask({ id, recipient: route.recipient, thread: route.thread, text: question.text, choices: question.choices }, signal));
    });
  }

  /** Where it stands, or was to stand, oldest first. */
  whereabouts(subject: string): readonly Whereabouts[] {
    return this.ports.store.open(subject).map(({ id, channel, asked }) => {
      const why = this.#failures.get(id) ?? null;
      return { channel, state: asked !== null ? 'reached' : why === null ? 'sending' : 'failed', why };
    });
  }

  /** The channel works again: what could not be asked there is asked now. */
  askAgain(channel: string, questionOf: (subject: string) => AskedQuestion | null): void {
    for (const open of this.ports.store.open()) {
      const question = open.channel === channel && open.asked === null && !this.#sending.has(open.id) ? questionOf(open.subject) : null;
      if (question === null) continue;
      this.#failures.delete(open.id);
      this.ports.store.delete(open.id);
      this.ask({ channel, recipient: open.recipient, thread: null }, question);
    }
  }

  /** The question may read otherwise now, on every channel where it stands. */
  revise(question: AskedQuestion): void {
    for (const open of this.ports.store.open(question.subject)) {
      this.#send(open, 'change', async (channel, signal) => {
        const now = this.ports.store.get(open.id);
        if (now === null || !now.asked || channel.revise === undefined) return;
        // By mail every change is another mail.
        if (now.text !== question.text) await channel.revise(now.asked, { id: now.id, recipient: now.recipient, thread: null, text: question.text, choices: question.choices }, signal);
        if (this.ports.store.get(open.id) !== null) this.ports.store.put({ ...now, text: question.text, callsShown: question.callsShown });
      });
    }
  }

  /** Shows the outcome wherever the question stands; nobody can press any more. */
  settle(subject: string, outcome: string): void {
    for (const { id } of this.ports.store.open(subject)) {
      const open = this.ports.store.get(id);
      if (open === null) continue;
      this.#send(open, 'settle', async (channel, signal) => {
        // What was sent about it before has been waited for, so the message is known now.
        const now = this.ports.store.get(id);
        this.ports.store.delete(id);
        this.#failures.delete(id);
        if (now?.asked && channel.settle !== undefined) await channel.settle(now.recipient, now.asked, `${now.text}\n\n**${outcome}**`, signal);
        else await channel.send({ recipient: open.recipient, thread: null, text: `${firstLine(open.text)}: ${outcome}`, attachments: [], subject: null }, signal);
      });
    }
  }

  /** A line to everybody who was asked. */
  remind(subject: string, text: string): void {
    for (const open of this.ports.store.open(subject)) this.#send(open, 'remind', (channel, signal) => channel.send({ recipient: open.recipient, thread: null, text, attachments: [], subject: null }, signal));
  }

  /** The question that a button belongs to, and who pressed. Null: it is not open any more. */
  pressed(press: Press): { readonly question: OpenQuestion; readonly decider: Decider } | null {
    const question = this.ports.store.get(press.question);
    return question === null || question.channel !== press.channel ? null : { question, decider: { by: press.senderName, via: `${press.channel}:${press.sender}` } };
  }

  #sent(id: string, asked: string): void {
    const now = this.ports.store.get(id);
    if (now !== null) this.ports.store.put({ ...now, asked });
  }

  /** Resolves once everything that is to be sent was sent or given up. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending.values());
  }

  #send(open: OpenQuestion, what: string, work: (channel: Channel, signal: AbortSignal) => Promise<void>): void {
    const before = this.#sending.get(open.id) ?? Promise.resolve();
    const sending = before
      .then(async () => {
        const channel = this.ports.channel(open.channel);
        if (channel === undefined) throw new Error(`There is no channel "${open.channel}"`);
        await within(this.ports.clock, answerWithinMs, new AbortController().signal, (signal) => work(channel, signal));
      })
      .catch((failure: unknown) => {
        if (what === 'ask') this.#failures.set(open.id, messageOf(failure));
        this.ports.logger.warn(`A channel could not ${what}`, { channel: open.channel, recipient: open.recipient, subject: open.subject, failure: messageOf(failure) });
      })
      .finally(() => {
        if (this.#sending.get(open.id) === sending) this.#sending.delete(open.id);
        if (what === 'ask') this.ports.asked?.();
      });
    this.#sending.set(open.id, sending);
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0]?.replaceAll('**', '') ?? '';
