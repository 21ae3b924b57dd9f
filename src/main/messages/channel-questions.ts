import { messageOf } from '../../shared/errors';
import type { Decider } from '../../shared/run';
import type { Clock } from '../base/clock';
import type { NewId } from '../base/ids';
import type { Logger } from '../base/logger';
import { within } from '../base/within';
import type { Channel, ChannelQuestion, Press } from '../ports/channel';
import type { OpenQuestion, QuestionStore } from '../ports/question-store';
import { isFinal } from './final-failure';
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
  /** Shorter ones that still show all that a yes is for, where `text` is more than one message of the channel. */
  readonly shorter?: readonly string[];
  /** Where none is one message: nobody can say yes there. */
  readonly tooLong: string;
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

/** Where a question stands: what is sent about it there goes one after the other. */
type Place = Pick<OpenQuestion, 'channel' | 'recipient' | 'subject'>;

/** A question as a channel can show it. */
type ShownQuestion = Pick<AskedQuestion, 'text' | 'choices' | 'withoutButtons' | 'callsShown'>;

/** What became of a question at one recipient. */
export interface Whereabouts {
  readonly channel: string;
  readonly state: 'reached' | 'sending' | 'failed';
  readonly why: string | null;
}

/**
 * Questions that stand on channels. A question is on disk before it is asked, so that no button leads nowhere; what a channel cannot do is
 * logged and holds up nobody: the app and the command line ask the same. A question that reads otherwise has another id, so that an answer
 * to what stood there before is none to what stands there now.
 */
export class ChannelQuestions {
  /** By place. */
  readonly #sending = new Map<string, Promise<void>>();
  /** By question: why it could not be asked. */
  readonly #failures = new Map<string, string>();

  constructor(private readonly ports: QuestionPorts) {}

  ask(route: QuestionRoute, question: AskedQuestion): void {
    const open = this.#put({ ...route, subject: question.subject }, { ...question, callsShown: false });
    this.#send(open, 'ask', (channel, signal) => this.#pose(open, route.thread, shownOn(channel, question), channel, signal), open.id);
  }

  /** Where it stands, or was to stand, oldest first. */
  whereabouts(subject: string): readonly Whereabouts[] {
    return this.#places(subject).map(({ id, channel, asked }) => {
      const why = this.#failures.get(id) ?? null;
      return { channel, state: asked !== null ? 'reached' : why === null ? 'sending' : 'failed', why };
    });
  }

  /** The channel works again: what could not be asked there is asked now. */
  askAgain(channel: string, questionOf: (subject: string) => AskedQuestion | null): void {
    for (const open of this.ports.store.open()) {
      const question = open.channel === channel && open.asked === null && !this.#sending.has(keyOf(open)) ? questionOf(open.subject) : null;
      if (question === null) continue;
      this.#failures.delete(open.id);
      this.ports.store.delete(open.id);
      this.ask({ channel, recipient: open.recipient, thread: null }, question);
    }
  }

  /** The question may read otherwise now, on every channel where it stands, or where `only` does. */
  revise(question: AskedQuestion, only: Place | null = null): void {
    for (const place of this.#places(question.subject).filter((each) => only === null || keyOf(each) === keyOf(only))) this.#send(place, 'change', (channel, signal) => this.#replace(place, question, channel, signal));
  }

  async #replace(place: Place, question: AskedQuestion, channel: Channel, signal: AbortSignal): Promise<void> {
    const standing = this.#at(place);
    const before = standing.find(({ asked }) => asked !== null);
    if (before === undefined || before.asked === null) return;
    const shown = shownOn(channel, question);
    // By mail every change is another mail. More than one stands where a change was not finished.
    if (before.text === shown.text && standing.length === 1) return;
    const next = this.#put(place, shown);
    if (channel.revise !== undefined && before.asked !== '') {
      this.#sent(next.id, before.asked);
      await channel.revise(before.asked, { id: next.id, recipient: next.recipient, thread: null, text: shown.text, choices: shown.choices }, signal);
    } else {
      await this.#pose(next, null, shown, channel, signal);
    }
    for (const { id } of standing) this.ports.store.delete(id);
    if (channel.revise === undefined && before.asked !== '') await channel.settle?.(before.recipient, before.asked, outcomeBelow(channel, before.text, this.ports.words().askedAnew), signal);
  }

  /** Shows the outcome wherever the question stands; nobody can press any more. */
  settle(subject: string, outcome: string): void {
    const open = this.ports.store.open(subject);
    for (const question of open) {
      this.ports.store.put({ ...question, outcome });
      this.#failures.delete(question.id);
    }
    for (const place of placesOf(open)) this.#show(place);
  }

  /** Outcomes that could not be shown before, on channels that are there. */
  showOutcomes(): void {
    for (const place of placesOf(this.ports.store.settled())) if (this.ports.channel(place.channel) !== undefined && !this.#sending.has(keyOf(place))) this.#show(place);
  }

  /** A line to everybody who was asked. */
  remind(subject: string, text: string): void {
    for (const open of this.#places(subject)) this.#send(open, 'remind', (channel, signal) => channel.send({ recipient: open.recipient, thread: null, text, attachments: [], subject: null }, signal));
  }

  /** The question that a button belongs to, and who pressed. Null: it is not open any more. */
  pressed(press: Press): { readonly question: OpenQuestion; readonly decider: Decider } | null {
    const question = this.ports.store.get(press.question);
    return question === null || question.outcome !== null || question.channel !== press.channel ? null : { question, decider: { by: press.senderName, via: `${press.channel}:${press.sender}` } };
  }

  /** The questions of a place are kept until their outcome was shown, or cannot be. */
  #show(place: Place): void {
    this.#send(place, 'settle', async (channel, signal) => {
      // What was sent about it before has been waited for, so the message is known now.
      const latest = this.ports.store.settled().filter((each) => keyOf(each) === keyOf(place)).toReversed();
      for (const question of latest.filter((each, index) => index === latest.findIndex((later) => later.asked === each.asked))) {
        await this.#showOutcome(question, channel, signal);
        for (const { id, asked } of latest) if (asked === question.asked) this.ports.store.delete(id);
      }
    });
  }

  async #showOutcome({ asked, recipient, subject, text, outcome }: OpenQuestion, channel: Channel, signal: AbortSignal): Promise<void> {
    const shown = outcome ?? '';
    try {
      if (asked && channel.settle !== undefined) await channel.settle(recipient, asked, outcomeBelow(channel, text, shown), signal);
      else await channel.send({ recipient, thread: null, text: `${firstLine(text)}: ${shown}`, attachments: [], subject: null }, signal);
    } catch (failure) {
      if (!isFinal(failure)) throw failure;
      this.ports.logger.warn('A channel does not take the outcome of a question', { channel: channel.name, recipient, subject, failure: messageOf(failure) });
    }
  }

  #put({ channel, recipient, subject }: Place, { text, callsShown }: Pick<ShownQuestion, 'text' | 'callsShown'>): OpenQuestion {
    const open: OpenQuestion = { id: this.ports.newId().replaceAll('-', '').slice(0, idLength), channel, recipient, asked: null, subject, text, callsShown, outcome: null };
    this.ports.store.put(open);
    return open;
  }

  async #pose(open: OpenQuestion, thread: string | null, shown: ShownQuestion, channel: Channel, signal: AbortSignal): Promise<void> {
    const { id, recipient } = open;
    const { text, choices, callsShown } = shown;
    this.ports.store.put({ ...(this.ports.store.get(id) ?? open), text, callsShown });
    if (channel.ask === undefined || channel.provesSenders === false) {
      const below = channel.provesSenders === false ? this.ports.words().decidedElsewhere : shown.withoutButtons;
      await channel.send({ recipient, thread, text: [text, below].filter((part) => part !== '').join('\n\n'), attachments: [], subject: null }, signal);
      this.#sent(id, '');
      return;
    }
    this.#sent(id, await channel.ask({ id, recipient, thread, text, choices }, signal));
  }

  #sent(id: string, asked: string): void {
    const now = this.ports.store.get(id);
    if (now !== null) this.ports.store.put({ ...now, asked });
  }

  /** What stands there, oldest first. */
  #at(place: Place): readonly OpenQuestion[] {
    return this.ports.store.open(place.subject).filter((open) => keyOf(open) === keyOf(place));
  }

  #places(subject: string): readonly OpenQuestion[] {
    return placesOf(this.ports.store.open(subject));
  }

  /** Resolves once everything that is to be sent was sent or given up. */
  async idle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending.values());
  }

  /** `asks`: the question that is not asked when the work fails. */
  #send(place: Place, what: string, work: (channel: Channel, signal: AbortSignal) => Promise<void>, asks: string | null = null): void {
    const key = keyOf(place);
    const before = this.#sending.get(key) ?? Promise.resolve();
    const sending = before
      .then(async () => {
        const channel = this.ports.channel(place.channel);
        if (channel === undefined) throw new Error(`There is no channel "${place.channel}"`);
        await within(this.ports.clock, answerWithinMs, new AbortController().signal, (signal) => work(channel, signal));
      })
      .catch((failure: unknown) => {
        if (asks !== null) this.#failures.set(asks, messageOf(failure));
        this.ports.logger.warn(`A channel could not ${what}`, { channel: place.channel, recipient: place.recipient, subject: place.subject, failure: messageOf(failure) });
      })
      .finally(() => {
        if (this.#sending.get(key) === sending) this.#sending.delete(key);
        if (asks !== null) this.ports.asked?.();
      });
    this.#sending.set(key, sending);
  }
}

/** What of a question a channel can show in one message. A yes to what is not all there would be a yes to anything. */
function shownOn(channel: Channel, { text, shorter = [], tooLong, choices, withoutButtons, callsShown }: AskedQuestion): ShownQuestion {
  const whole = [text, ...shorter].find((each) => channel.isOneMessage?.(each) ?? true);
  return whole === undefined ? { text: tooLong, choices: choices.filter(({ style }) => style !== 'approve'), withoutButtons: '', callsShown: false } : { text: whole, choices, withoutButtons, callsShown };
}

/** The outcome is never what is cut off. */
function outcomeBelow(channel: Channel, text: string, outcome: string): string {
  const whole = `${text}\n\n**${outcome}**`;
  return channel.isOneMessage?.(whole) ?? true ? whole : `${firstLine(text)}\n\n**${outcome}**`;
}

const keyOf = ({ channel, recipient, subject }: Place): string => JSON.stringify([channel, recipient, subject]);

/** One question of each place. */
const placesOf = (questions: readonly OpenQuestion[]): readonly OpenQuestion[] => questions.filter((each, index) => index === questions.findIndex((first) => keyOf(first) === keyOf(each)));

const firstLine = (text: string): string => text.split('\n', 1)[0]?.replaceAll('**', '') ?? '';
