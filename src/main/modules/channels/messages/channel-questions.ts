import { messageOf } from '../../../../shared/errors';
import type { Decider } from '../../../../shared/run';
import type { NewId } from '../../../platform/base/ids';
import type { Logger } from '../../../platform/base/logger';
import type { Channel, Press } from '../../../ports/channel';
import type { AskedQuestion, CardToSend, Owed, OutboxRow } from '../../../ports/outbox';
import type { OpenQuestion, QuestionStore } from '../../../ports/question-store';
import { isFinal, takesNoFile } from './final-failure';
import { asCode } from './call-text';
import { trendPicture } from './trend-picture';
import { withAge } from './deliver-owed';
import type { Deliver, Delivery, Outbox } from './outbox';
import type { ChannelWords } from '../../../platform/words/channel-words';

/** Buttons of Telegram carry 64 bytes, the choice included. */
const idLength = 16;

export interface QuestionRoute {
  readonly channel: string;
  readonly recipient: string;
  readonly thread: string | null;
}

interface QuestionPorts {
  readonly channel: (name: string) => Channel | undefined;
  readonly store: QuestionStore;
  readonly outbox: Pick<Outbox, 'put' | 'problemOf'>;
  /** On disk on return; when it throws, nothing of it was written. */
  readonly atomically: (work: () => void) => void;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly words: () => ChannelWords;
  /** What a reminder says now; null: there is nothing to be reminded of. */
  readonly reminder: (subject: string) => string | null;
}

/** Where a question stands: what is sent about it there goes one after the other. */
type Place = Pick<OpenQuestion, 'channel' | 'recipient' | 'subject'>;

/** A question as a channel can show it. `shown` null: not what a yes would be for. */
interface ShownQuestion extends Pick<AskedQuestion, 'text' | 'choices' | 'withoutButtons'> {
  readonly shown: string | null;
  /** What stands in a message above it. */
  readonly file: { readonly name: string; readonly content: string } | null;
}

/** What became of a question at one recipient. */
export interface Whereabouts {
  readonly channel: string;
  readonly state: 'reached' | 'sending' | 'failed';
  readonly why: string | null;
}

/**
 * Questions that stand on channels. A question is on disk before it is asked, so that no button leads
 * nowhere; what a channel does not take is owed and holds up nobody: the app and the command line ask the
 * same. A question that reads otherwise has another id, so that an answer to what stood there before is none
 * to what stands there now. Of what is owed to one place only the newest is sent.
 */
export class ChannelQuestions {
  /** Subjects whose outcome is not the last: what comes of the decision is shown on the card as well. */
  readonly #followed = new Set<string>();

  constructor(private readonly ports: QuestionPorts) {}

  /** Throws what the disk says: then nothing of it is there. */
  ask(route: QuestionRoute, question: AskedQuestion): void {
    this.ports.atomically(() => {
      this.#put({ ...route, subject: question.subject }, { text: question.text, shown: null });
      this.ports.outbox.put(cardFor(route, question));
    });
  }

  /** Asks it once more in this chat, in a message of its own, whether or not it stands there. */
  askAgain(route: QuestionRoute, question: AskedQuestion): void {
    const place = { ...route, subject: question.subject };
    if (this.#at(place).length === 0) this.ask(route, question);
    else this.ports.outbox.put(cardFor(route, question, true));
  }

  /** Where it stands, or was to stand, oldest first. */
  whereabouts(subject: string): readonly Whereabouts[] {
    return this.#places(subject).map((place) => {
      const { channel, asked } = place;
      if (asked !== null) return { channel, state: 'reached', why: null };
      const why =
        this.ports.outbox.problemOf(cardKey(place)) ??
        (this.ports.channel(channel) === undefined ? `There is no channel "${channel}"` : null);
      return { channel, state: why === null ? 'sending' : 'failed', why };
    });
  }

  /** The question may read otherwise now, on every channel where it stands, or where `only` does. */
  revise(question: AskedQuestion, only: Pick<Place, 'channel' | 'recipient'> | null = null): void {
    const places = this.#places(question.subject, only);
    this.ports.outbox.put(...places.map((place) => cardFor({ ...place, thread: null }, question)));
  }

  /**
   * Shows the outcome wherever the question stands; nobody can press any more. `followed`: another one comes,
   * and takes its place.
   */
  settle(subject: string, outcome: string, followed = false): void {
    const settled = [
      ...this.ports.store.open(subject),
      ...this.ports.store.settled().filter((question) => question.subject === subject),
    ];
    if (followed) this.#followed.add(subject);
    else this.#followed.delete(subject);
    for (const question of settled) this.ports.store.put({ ...question, outcome });
    this.ports.outbox.put(...placesOf(settled).map(outcomeFor));
  }

  /** What was decided, and its last outcome is not shown everywhere. */
  settled(): readonly string[] {
    return [...new Set(this.ports.store.settled().map(({ subject }) => subject))];
  }

  /**
   * After a start: outcomes that were not shown before, and questions that were not asked and still are ones.
   */
  resume(questionOf: (subject: string) => AskedQuestion | null): void {
    const unasked = placesOf(this.ports.store.open())
      .filter(({ asked }) => asked === null)
      .flatMap((place) => {
        const question = questionOf(place.subject);
        return question === null ? [] : [cardFor({ ...place, thread: null }, question)];
      });
    this.ports.outbox.put(...placesOf(this.ports.store.settled()).map(outcomeFor), ...unasked);
  }

  /** What is owed is given up: an outcome that is told nowhere is over. */
  giveUp(row: Pick<OutboxRow, 'kind' | 'key'>): void {
    if (row.kind !== 'outcome') return;
    for (const question of this.ports.store.settled())
      if (cardKey(question) === row.key) this.ports.store.delete(question.id);
  }

  /** A line to everybody who was asked, or to one of them. */
  remind(subject: string, only: Pick<Place, 'channel' | 'recipient'> | null = null): void {
    this.ports.outbox.put(
      ...this.#places(subject, only).map((place): Owed => ({
        ...addressOf(place),
        key: `reminder:${keyOf(place)}`,
        what: { type: 'reminder', subject },
      })),
    );
  }

  /** A line to one chat. */
  tell({ channel, recipient, thread }: QuestionRoute, subject: string, text: string): void {
    const place = { channel, recipient, subject };
    this.ports.outbox.put({
      ...addressOf(place),
      key: `note:${keyOf(place)}`,
      what: { type: 'note', thread, text },
    });
  }

  /** The question that a button belongs to, and who pressed. Null: it is not open any more. */
  pressed(press: Press): { readonly question: OpenQuestion; readonly decider: Decider } | null {
    const question = this.ports.store.get(press.question);
    return question === null || question.outcome !== null || question.channel !== press.channel
      ? null
      : { question, decider: { by: press.senderName, via: `${press.channel}:${press.sender}` } };
  }

  /** What is owed about questions; see Deliver. */
  readonly deliver: Deliver = async ({ channel: name, recipient, what }, delivery, signal) => {
    const { channel } = delivery;
    const place = {
      channel: name,
      recipient,
      subject: what.type === 'card' ? what.question.subject : 'subject' in what ? what.subject : '',
    };
    if (what.type === 'outcome') return this.#show(place, delivery, signal);
    // Nobody wants the others once it is decided.
    if (this.#at(place).length === 0) return null;
    if (what.type === 'card') return this.#card(place, what, channel, signal);
    const text = this.ports.reminder(place.subject);
    if (text !== null)
      await channel.send({ recipient, thread: null, text, attachments: [], subject: null }, signal);
    return text === null ? null : [];
  };

  async #card(
    place: Place,
    { thread, question, again = false }: CardToSend,
    channel: Channel,
    signal: AbortSignal,
  ): Promise<readonly Owed[]> {
    const standing = this.#at(place);
    const before = standing.find(({ asked }) => asked !== null);
    const shown = await this.#withFile(place, thread, question, { channel, again }, signal);
    if (again && before !== undefined) {
      await this.#pose(this.#put(place, shown), thread, shown, channel, signal);
      await this.#takeBack(standing, this.ports.words().shownAgain, channel, signal);
      return [];
    }
    if (before === undefined || before.asked === null) {
      // It may be there although its answer was lost: only the same question keeps its id.
      const open = standing.find((each) => shows(each, shown)) ?? this.#put(place, shown);
      for (const { id } of standing) if (id !== open.id) this.ports.store.delete(id);
      await this.#pose(open, thread, shown, channel, signal);
      await this.#picture(place, thread, question, channel, signal);
      return [];
    }
    // By mail every change is another mail. More than one stands where a change was not finished.
    if (shows(before, shown) && standing.length === 1) return [];
    const next = this.#put(place, shown);
    if (channel.revise !== undefined && before.asked !== '') {
      this.#sent(next.id, before.asked);
      await channel.revise(
        before.asked,
        { id: next.id, recipient: next.recipient, thread: null, text: shown.text, choices: shown.choices },
        signal,
      );
    } else {
      await this.#pose(next, null, shown, channel, signal);
    }
    if (channel.revise === undefined || before.asked === '')
      await this.#takeBack(standing, this.ports.words().askedAnew, channel, signal);
    else for (const { id } of standing) this.ports.store.delete(id);
    return [];
  }

  /** What stood there before is not answered any more: another message asks. */
  async #takeBack(
    standing: readonly OpenQuestion[],
    why: string,
    channel: Channel,
    signal: AbortSignal,
  ): Promise<void> {
    for (const { id } of standing) this.ports.store.delete(id);
    for (const { recipient, asked, text } of standing)
      if (asked !== null && asked !== '')
        await channel.settle?.(recipient, asked, outcomeBelow(channel, text, why), signal);
  }

  /**
   * The question as this channel can show it. What a yes is for is sent as a file first where no message holds
   * it, unless that file stands there; where the channel takes no such file, nobody says yes there.
   */
  async #withFile(
    place: Place,
    thread: string | null,
    question: AskedQuestion,
    { channel, again }: { readonly channel: Channel; readonly again: boolean },
    signal: AbortSignal,
  ): Promise<ShownQuestion> {
    const shown = shownOn(channel, question);
    if (shown.file === null) return shown;
    const { name, content } = shown.file;
    // One that showed the calls itself has no file above it. Nobody else's text has backticks.
    const isThere = this.#at(place).some(
      ({ asked, shown: known, text }) =>
        asked !== null && known === shown.shown && text.includes(asCode(name)),
    );
    if (isThere && !again) return shown;
    try {
      await channel.send(
        {
          recipient: place.recipient,
          thread,
          text: '',
          attachments: [{ kind: 'document', source: { name, content: Buffer.from(content) } }],
          subject: name,
        },
        signal,
      );
      return shown;
    } catch (failure) {
      if (!takesNoFile(failure)) throw failure;
      this.ports.logger.warn('A channel does not take the file of a card', {
        channel: channel.name,
        failure: messageOf(failure),
      });
      return onlyRejected(question);
    }
  }

  /**
   * What started it as a picture below the card, which says the same in figures: the card waits for no picture,
   * and without one nothing is missing.
   */
  async #picture(
    { recipient }: Place,
    thread: string | null,
    { trend }: AskedQuestion,
    channel: Channel,
    signal: AbortSignal,
  ): Promise<void> {
    if (trend === undefined || channel.showsPictures !== true) return;
    try {
      await channel.send(
        {
          recipient,
          thread,
          text: '',
          attachments: [{ kind: 'image', source: { name: 'trend.png', content: trendPicture(trend) } }],
          subject: null,
        },
        signal,
      );
    } catch (failure) {
      signal.throwIfAborted();
      this.ports.logger.warn('A channel does not take the picture of a signal', {
        channel: channel.name,
        failure: messageOf(failure),
      });
    }
  }

  /** The questions of a place are kept until their outcome was shown, or cannot be. */
  async #show(place: Place, delivery: Delivery, signal: AbortSignal): Promise<readonly Owed[]> {
    const latest = this.ports.store
      .settled()
      .filter((each) => keyOf(each) === keyOf(place))
      .toReversed();
    for (const question of latest.filter(
      (each, index) => index === latest.findIndex((later) => later.asked === each.asked),
    )) {
      const isShown = await this.#showOutcome(question, delivery, signal);
      // Where every change is a message of its own, the end of the run says enough.
      const { channel } = delivery;
      const changes = channel.revise !== undefined && channel.terse !== true && (question.asked ?? '') !== '';
      if (isShown && changes && this.#followed.has(place.subject)) continue;
      // Another outcome that came meanwhile is owed by itself.
      for (const { id, asked, outcome } of latest)
        if (asked === question.asked && this.ports.store.get(id)?.outcome === outcome)
          this.ports.store.delete(id);
    }
    return [];
  }

  /** False: the channel never takes it. */
  async #showOutcome(
    { asked, recipient, subject, text, outcome }: OpenQuestion,
    delivery: Delivery,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { channel } = delivery;
    const shown = outcome ?? '';
    try {
      if (asked && channel.settle !== undefined)
        await channel.settle(recipient, asked, outcomeBelow(channel, text, shown), signal);
      else
        await channel.send(
          {
            recipient,
            thread: null,
            text: withAge(`${firstLine(text)}: ${shown}`, delivery, this.ports.words()),
            attachments: [],
            subject: null,
          },
          signal,
        );
      return true;
    } catch (failure) {
      if (!isFinal(failure)) throw failure;
      this.ports.logger.warn('A channel does not take the outcome of a question', {
        channel: channel.name,
        recipient,
        subject,
        failure: messageOf(failure),
      });
      return false;
    }
  }

  #put(
    { channel, recipient, subject }: Place,
    { text, shown }: Pick<ShownQuestion, 'text' | 'shown'>,
  ): OpenQuestion {
    const open: OpenQuestion = {
      id: this.ports.newId().replaceAll('-', '').slice(0, idLength),
      channel,
      recipient,
      asked: null,
      subject,
      text,
      shown,
      outcome: null,
    };
    this.ports.store.put(open);
    return open;
  }

  async #pose(
    { id, recipient }: OpenQuestion,
    thread: string | null,
    { text, choices, withoutButtons }: ShownQuestion,
    channel: Channel,
    signal: AbortSignal,
  ): Promise<void> {
    if (
      channel.ask === undefined ||
      channel.provesSenders === false ||
      (choices.length === 0 && withoutButtons !== '')
    ) {
      const below = channel.provesSenders === false ? this.ports.words().decidedElsewhere : withoutButtons;
      await channel.send(
        {
          recipient,
          thread,
          text: [text, below].filter((part) => part !== '').join('\n\n'),
          attachments: [],
          subject: null,
        },
        signal,
      );
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

  /** Where it stands, or of that where `only` is. */
  #places(
    subject: string,
    only: Pick<Place, 'channel' | 'recipient'> | null = null,
  ): readonly OpenQuestion[] {
    const places = placesOf(this.ports.store.open(subject));
    return only === null ? places : places.filter((each) => keyOf(each) === keyOf({ ...only, subject }));
  }
}

/** What a row of the outbox is about is a question, or a line to who was asked one. */
export const isAboutQuestion = ({ queue }: Pick<OutboxRow, 'queue'>): boolean =>
  queue.startsWith('question:');

/**
 * What of a question a channel can show: whole in one message, or with what a yes is for as a file above it. A
 * yes to what is not all there would be a yes to anything.
 */
function shownOn(channel: Channel, question: AskedQuestion): ShownQuestion {
  const { choices, withoutButtons, shown, inFile } = question;
  const below =
    channel.ask === undefined || channel.provesSenders === false || channel.noTypedDecisions !== undefined
      ? ''
      : question.withButtons;
  const fitting = (texts: readonly string[]): string | undefined =>
    texts
      .map((text) => [text, below].filter((part) => part !== '').join('\n\n'))
      .find((text) => channel.isOneMessage?.(text) ?? true);
  const whole = fitting([question.text, ...question.shorter]);
  if (whole !== undefined) return { text: whole, choices, withoutButtons, shown, file: null };
  const besideFile = inFile === null ? undefined : fitting([inFile.text, ...inFile.shorter]);
  return inFile === null || besideFile === undefined
    ? onlyRejected(question)
    : { text: besideFile, choices, withoutButtons, shown, file: inFile };
}

const onlyRejected = ({ tooLong, choices }: AskedQuestion): ShownQuestion => ({
  text: tooLong,
  choices: choices.filter(({ style }) => style !== 'approve'),
  withoutButtons: '',
  shown: null,
  file: null,
});

const shows = (open: OpenQuestion, { text, shown }: ShownQuestion): boolean =>
  open.text === text && open.shown === shown;

/** The outcome is never what is cut off. */
function outcomeBelow(channel: Channel, text: string, outcome: string): string {
  const whole = `${text}\n\n**${outcome}**`;
  return (channel.isOneMessage?.(whole) ?? true) ? whole : `${firstLine(text)}\n\n**${outcome}**`;
}

const cardFor = (
  { channel, recipient, thread }: QuestionRoute,
  question: AskedQuestion,
  again = false,
): Owed => {
  const place = { channel, recipient, subject: question.subject };
  return {
    ...addressOf(place),
    key: cardKey(place),
    what: { type: 'card', thread, question, ...(again ? { again } : {}) },
  };
};

/** In the place of the card, if that is still owed. */
const outcomeFor = (place: Place): Owed => ({
  ...addressOf(place),
  key: cardKey(place),
  what: { type: 'outcome', subject: place.subject },
});

const addressOf = (place: Place): Pick<Owed, 'channel' | 'recipient' | 'queue'> => ({
  channel: place.channel,
  recipient: place.recipient,
  queue: `question:${keyOf(place)}`,
});

const cardKey = (place: Place): string => `card:${keyOf(place)}`;

const keyOf = ({ channel, recipient, subject }: Place): string =>
  JSON.stringify([channel, recipient, subject]);

/** One question of each place. */
const placesOf = (questions: readonly OpenQuestion[]): readonly OpenQuestion[] =>
  questions.filter((each, index) => index === questions.findIndex((first) => keyOf(first) === keyOf(each)));

const firstLine = (text: string): string => text.split('\n', 1)[0]?.replaceAll('**', '') ?? '';
