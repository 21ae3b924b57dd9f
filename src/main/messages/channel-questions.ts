import { messageOf } from '../../shared/errors';
import type { Decider } from '../../shared/run';
import type { Clock } from '../base/clock';
import type { NewId } from '../base/ids';
import type { Logger } from '../base/logger';
import { within } from '../base/within';
import type { Channel, ChannelQuestion, Press } from '../ports/channel';
import type { OpenQuestion, QuestionStore } from '../ports/question-store';
import { owedWaitMs, retryWaitsMs } from './delivery-waits';
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

/** One thing that is to be sent to one place. */
interface Errand {
  readonly place: Place;
  readonly what: 'ask' | 'change' | 'settle' | 'remind' | 'tell';
  readonly work: (channel: Channel, signal: AbortSignal) => Promise<void>;
  /** The question that is not asked when the work fails. */
  readonly asks: string | null;
  /** Nobody wants it once the question is decided. */
  readonly untilDecided: boolean;
}

interface Owed {
  readonly errand: Errand;
  /** How often it was given up. */
  readonly round: number;
  readonly dueAt: number;
}

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
  /** What could not be sent, by place and what it is; only the newest counts. */
  readonly #owed = new Map<string, Owed>();
  readonly #closed = new AbortController();

  constructor(private readonly ports: QuestionPorts) {}

  ask(route: QuestionRoute, question: AskedQuestion): void {
    this.#ask(route, question, 0);
  }

  /** Where it stands, or was to stand, oldest first. */
  whereabouts(subject: string): readonly Whereabouts[] {
    return this.#places(subject).map(({ id, channel, asked }) => {
      const why = this.#failures.get(id) ?? null;
      return { channel, state: asked !== null ? 'reached' : why === null ? 'sending' : 'failed', why };
    });
  }

  /** The channel answers: what could not be sent there is sent now, if it is time. `anew`: it was off, so it is time for all, also for what is left of an earlier run. */
  connected(channel: string, anew: boolean, questionOf: (subject: string) => AskedQuestion | null): void {
    for (const { errand, round, dueAt } of [...this.#owed.values()].filter(({ errand: { place } }) => place.channel === channel)) {
      if (!anew && dueAt > this.ports.clock.now()) continue;
      const question = errand.asks === null ? null : questionOf(errand.place.subject);
      if (errand.asks === null || question === null) this.#send(errand, round);
      else this.#askAnew(errand.asks, errand.place, question, round);
    }
    if (!anew) return;
    for (const open of this.ports.store.open()) {
      const question = open.channel === channel && open.asked === null && !this.#sending.has(keyOf(open)) ? questionOf(open.subject) : null;
      if (question !== null) this.#askAnew(open.id, open, question, 0);
    }
    this.showOutcomes();
  }

  /** The question may read otherwise now, on every channel where it stands, or where `only` does. */
  revise(question: AskedQuestion, only: Place | null = null): void {
    for (const place of this.#places(question.subject).filter((each) => only === null || keyOf(each) === keyOf(only))) {
      this.#send({ place, what: 'change', work: (channel, signal) => this.#replace(place, question, channel, signal), asks: null, untilDecided: true });
    }
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
    for (const place of placesOf(open)) {
      for (const [key, { errand }] of this.#owed) if (keyOf(errand.place) === keyOf(place)) this.#owed.delete(key);
      this.#show(place);
    }
  }

  /** Outcomes that could not be shown before, on channels that are there. */
  showOutcomes(): void {
    for (const place of placesOf(this.ports.store.settled())) if (this.ports.channel(place.channel) !== undefined && !this.#sending.has(keyOf(place))) this.#show(place);
  }

  /** A line to everybody who was asked; `text` is what it says when it is sent. */
  remind(subject: string, text: () => string): void {
    for (const place of this.#places(subject)) {
      const work = async (channel: Channel, signal: AbortSignal): Promise<void> => {
        if (this.#isOpen(place)) await channel.send({ recipient: place.recipient, thread: null, text: text(), attachments: [], subject: null }, signal);
      };
      this.#send({ place, what: 'remind', work, asks: null, untilDecided: true });
    }
  }

  /** A line to one chat. */
  tell({ channel: name, recipient, thread }: QuestionRoute, subject: string, text: string): void {
    const work = (channel: Channel, signal: AbortSignal): Promise<void> => channel.send({ recipient, thread, text, attachments: [], subject: null }, signal);
    this.#send({ place: { channel: name, recipient, subject }, what: 'tell', work, asks: null, untilDecided: false });
  }

  /** The question that a button belongs to, and who pressed. Null: it is not open any more. */
  pressed(press: Press): { readonly question: OpenQuestion; readonly decider: Decider } | null {
    const question = this.ports.store.get(press.question);
    return question === null || question.outcome !== null || question.channel !== press.channel ? null : { question, decider: { by: press.senderName, via: `${press.channel}:${press.sender}` } };
  }

  #ask(route: QuestionRoute, question: AskedQuestion, round: number): void {
    const open = this.#put({ ...route, subject: question.subject }, { ...question, callsShown: false });
    const work = (channel: Channel, signal: AbortSignal): Promise<void> => this.#pose(open, route.thread, shownOn(channel, question), channel, signal);
    this.#send({ place: open, what: 'ask', work, asks: open.id, untilDecided: true }, round);
  }

  #askAnew(id: string, { channel, recipient }: Place, question: AskedQuestion, round: number): void {
    this.#failures.delete(id);
    this.ports.store.delete(id);
    this.#ask({ channel, recipient, thread: null }, question, round);
  }

  /** The questions of a place are kept until their outcome was shown, or cannot be. */
  #show(place: Place): void {
    const work = async (channel: Channel, signal: AbortSignal): Promise<void> => {
      // What was sent about it before has been waited for, so the message is known now.
      const latest = this.ports.store.settled().filter((each) => keyOf(each) === keyOf(place)).toReversed();
      for (const question of latest.filter((each, index) => index === latest.findIndex((later) => later.asked === each.asked))) {
        await this.#showOutcome(question, channel, signal);
        for (const { id, asked } of latest) if (asked === question.asked) this.ports.store.delete(id);
      }
    };
    this.#send({ place, what: 'settle', work, asks: null, untilDecided: false });
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

  /** What is sent to one place goes one after the other. */
  #send(errand: Errand, round = 0): void {
    const key = keyOf(errand.place);
    this.#owed.delete(owedKeyOf(errand));
    const before = this.#sending.get(key) ?? Promise.resolve();
    const sending = before
      .then(() => this.#carryOut(errand))
      .catch((failure: unknown) => { this.#giveUp(errand, round, failure); })
      .finally(() => {
        if (this.#sending.get(key) === sending) this.#sending.delete(key);
        if (errand.asks !== null) this.ports.asked?.();
      });
    this.#sending.set(key, sending);
  }

  /** The channel is looked up for each try: it may be another one by then. */
  async #carryOut(errand: Errand): Promise<void> {
    this.#owed.delete(owedKeyOf(errand));
    const { place, what, asks, work } = errand;
    for (const waitMs of [...retryWaitsMs, null]) {
      try {
        const channel = this.ports.channel(place.channel);
        if (channel === undefined) throw new Error(`There is no channel "${place.channel}"`);
        await within(this.ports.clock, answerWithinMs, this.#closed.signal, (signal) => work(channel, signal));
        if (asks !== null) this.#failures.delete(asks);
        return;
      } catch (failure) {
        if (asks !== null) this.#failures.set(asks, messageOf(failure));
        if (waitMs === null || isFinal(failure) || this.#closed.signal.aborted) throw failure;
        this.ports.logger.warn(`A channel could not ${what}, and is asked again`, { channel: place.channel, recipient: place.recipient, subject: place.subject, failure: messageOf(failure) });
        if (asks !== null) this.ports.asked?.();
        await this.ports.clock.sleep(waitMs, this.#closed.signal);
        if (asks !== null && !this.#isOpen(place)) { // it is decided: nobody is asked any more
          this.#failures.delete(asks);
          return;
        }
      }
    }
  }

  #giveUp(errand: Errand, round: number, failure: unknown): void {
    if (this.#closed.signal.aborted) return;
    const { place, what } = errand;
    this.ports.logger.warn(`A channel could not ${what}`, { channel: place.channel, recipient: place.recipient, subject: place.subject, failure: messageOf(failure) });
    if (isFinal(failure) || (errand.untilDecided && !this.#isOpen(place))) return;
    this.#owed.set(owedKeyOf(errand), { errand, round: round + 1, dueAt: this.ports.clock.now() + owedWaitMs(round) });
  }

  #isOpen(place: Place): boolean {
    return this.#at(place).length > 0;
  }

  close(): void {
    this.#closed.abort(new Error('the engine closes'));
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

const owedKeyOf = ({ what, place }: Errand): string => `${what} ${keyOf(place)}`;

/** One question of each place. */
const placesOf = (questions: readonly OpenQuestion[]): readonly OpenQuestion[] => questions.filter((each, index) => index === questions.findIndex((first) => keyOf(first) === keyOf(each)));

const firstLine = (text: string): string => text.split('\n', 1)[0]?.replaceAll('**', '') ?? '';
