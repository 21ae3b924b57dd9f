import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { untilAborted } from '../../../platform/base/until-aborted';
import { isStorageFailure } from '../../../platform/storage/database';
import type { InboundMessage } from '../../../ports/channel';
import type { Inbox, InboxState } from '../../../ports/inbox';
import type { Owed } from '../../../ports/outbox';
import { isStopCommand, standsBesideAnswers } from '../../../ports/commands';
import { isUnreadable } from '../../../ports/message-parts';
import { historyKey, interruptionKey, isOfChannel } from './message-keys';
import { inFlightLimit } from './message-limits';

/** Messages that are accepted and not done; a channel that brings more waits. */
const busCapacity = 100;
/** What the disk has not taken is tried again this often. */
const againAfterMs = 10_000;

/**
 * What became of a message. done: what is owed for it is sent from now on. waits: its channel is not there,
 * or the engine closes. in-turn: it was taken for a command and is none, and the rest has to wait for its
 * turn in the conversation.
 */
export type Processed =
  | { readonly type: 'done'; readonly owed: readonly Owed[] }
  | { readonly type: 'waits' }
  | { readonly type: 'in-turn'; readonly process: Process };

type Process = (signal: AbortSignal) => Promise<Processed>;

/**
 * Why a message is not answered: a person stopped it, a newer one took its place, or it was open in a backup
 * that was restored.
 */
export type Stop = 'stopped' | 'superseded' | 'restored';

/** Why the work on a message was ended from outside; the reason of its signal. */
export class MessageStopped extends Error {
  constructor(readonly why: Stop | 'closing') {
    super(
      {
        stopped: 'stopped by the person',
        superseded: 'a newer message came',
        restored: 'a backup was restored',
        closing: 'the engine closes',
      }[why],
    );
    this.name = 'MessageStopped';
  }
}

export interface DispatchPorts {
  readonly inbox: Inbox;
  /** Deals with one message from its state on; when the signal aborts it ends soon and has tidied up. */
  readonly process: (message: InboundMessage, from: InboxState, signal: AbortSignal) => Promise<Processed>;
  /** Whether it starts a procedure instead of being talk; the same for one message at all times. Absent: none does. */
  readonly isOfProcedure?: (message: InboundMessage) => boolean;
  /** Tells where people look that a message is over without an answer. */
  readonly abandon: (message: InboundMessage, from: InboxState, why: Stop) => Promise<void>;
  /** What is to be said on the channel of what /stop did. */
  readonly stopped: (message: InboundMessage, works: number) => readonly Owed[];
  /** The message is done, and this is owed for it: on disk on return, both or neither. */
  readonly finish: (message: InboundMessage, owed: readonly Owed[]) => void;
  readonly interrupts: (channel: string) => boolean;
  /** How many channels are in use now. */
  readonly channels: () => number;
  /** Hears when the number of messages that wait for their channel may be another. */
  readonly changed: () => void;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly logger: Logger;
}

interface Taken {
  readonly message: InboundMessage;
  /** In the order in which all were accepted. */
  readonly place: number;
}

interface Left extends Taken {
  readonly state: InboxState;
}

/** A message that waits for its channel to be there, for the disk, or for an older one of its conversation. */
interface Waiting extends Left {
  /** It is queued, and waits until its turn begins. */
  readonly called: boolean;
  /** The disk has failed in it: how far it has come is looked at once that can be read. */
  readonly failed: boolean;
}

interface Work extends Left {
  /** It changes nothing in its conversation. */
  readonly aside: boolean;
  readonly process: Process;
  readonly controller: AbortController;
}

/**
 * The bus of all channels. Invariants: a message is on disk before `accept` resolves; a conversation is
 * worked on one message at a time, in the order in which they were accepted, and its commands likewise beside
 * them, also where the disk fails for a while; over all channels no more than `inFlightLimit` messages at once; what one message does wrong stops no
 * other.
 */
export class MessageDispatch {
  readonly #tails = new Map<string, Promise<void>>();
  readonly #works = new Set<Work>();
  /** Each stays until its turn begins, so that none behind it overtakes it. */
  #waiting: readonly Waiting[] = [];
  /** Ended at the start, and perhaps not noted so. */
  #ended: readonly InboundMessage[] = [];
  #places = 0;
  #open = 0;
  #running = 0;
  readonly #roomWaiters: (() => void)[] = [];
  readonly #slotWaiters: (() => void)[] = [];
  /** Aborted once `resume` was called. */
  readonly #resumed = new AbortController();
  readonly #closing = new AbortController();
  #closed = false;

  constructor(private readonly ports: DispatchPorts) {}

  /**
   * Takes up what an earlier run of the engine left behind, or ends it `instead`. Until then nothing new is
   * accepted: it would overtake the old, or be worked on twice.
   */
  resume(instead: Stop | null): void {
    for (const { message, state } of this.ports.inbox.open()) {
      const left = { message, state, place: (this.#places += 1) };
      if (instead === null) this.#begin(left);
      else {
        this.#ended = [...this.#ended, message];
        this.#abandon(left, instead);
      }
    }
    this.#resumed.abort();
  }

  /** Notes what `resume` ended and could not note. False: a later start would take some of it up. */
  noteEnded(): boolean {
    this.#ended = this.#ended.filter(
      (message) => this.ports.inbox.stateOf(message) !== null && !this.#noteDone(message),
    );
    return this.#ended.length === 0;
  }

  /** See ChannelInbox.accept. Rejects with the signal's reason, and when the message cannot be stored. */
  async accept(message: InboundMessage, signal: AbortSignal): Promise<void> {
    await this.#untilResumed(signal);
    if (isStopCommand(message.text)) {
      this.#stop(message);
      return;
    }
    const aside = this.#standsAside(message);
    if (!aside) await this.#room(signal);
    if (this.#closed) throw new MessageStopped('closing');
    if (!this.#put(message)) return;
    if (!aside) this.#interrupt(message);
    this.#begin({ message, state: 'accepted', place: (this.#places += 1) });
  }

  /** A channel is there: what waited for it goes on. */
  retry(channel: string): void {
    this.#goOn(({ message, failed }) => !failed && isOfChannel(message, channel));
  }

  /** Channels may have gone for good: what waits for one of them waits no more. */
  releaseUnless(mayCome: (message: InboundMessage) => boolean): void {
    this.#goOn(({ message, failed }) => !failed && !mayCome(message));
  }

  /** How many messages wait until a channel is there, or the disk. */
  unanswered(channel: string): number {
    return this.#waiting.filter(({ message, called }) => !called && isOfChannel(message, channel)).length;
  }

  /** Stops every answer, also those that wait for their channel; their messages are done. */
  stopAll(): void {
    this.#abort(() => true, 'stopped');
  }

  /** Ends all work; what is not done is taken up at the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.abort(new MessageStopped('closing'));
    for (const work of this.#works) work.controller.abort(new MessageStopped('closing'));
    for (const wake of this.#roomWaiters.splice(0)) wake();
    await Promise.all(this.#tails.values());
  }

  #goOn(isTime: (waiting: Waiting) => boolean): void {
    const again = this.#waiting.filter((each) => !each.called && isTime(each));
    this.#waiting = this.#waiting.map((each) => (again.includes(each) ? { ...each, called: true } : each));
    for (const each of again) this.#begin(each);
    if (again.length > 0) this.ports.changed();
  }

  async #untilResumed(signal: AbortSignal): Promise<void> {
    if (this.#resumed.signal.aborted) return;
    await untilAborted(AbortSignal.any([signal, this.#resumed.signal]), new Promise(() => {})).catch(
      () => {},
    );
    signal.throwIfAborted();
  }

  /** Not queued: stopping must not wait for what it stops. */
  #stop(message: InboundMessage): void {
    if (this.ports.inbox.put(message))
      this.ports.finish(message, this.ports.stopped(message, this.#abort(sharesAnswers(message), 'stopped')));
  }

  #interrupt(message: InboundMessage): void {
    if (this.ports.interrupts(message.channel)) this.#abort(sharesAnswers(message), 'superseded');
  }

  /** How many answers it were. */
  #abort(isMeant: (message: InboundMessage) => boolean, why: Stop): number {
    const works = [...this.#works].filter(({ message }) => isMeant(message));
    for (const work of works) work.controller.abort(new MessageStopped(why));
    const waiting = this.#waiting.filter(
      ({ message, called }) => !called && !this.#standsAside(message) && isMeant(message),
    );
    this.#waiting = this.#waiting.filter((each) => !waiting.includes(each));
    for (const each of waiting) this.#abandon(each, why);
    if (waiting.length > 0) this.ports.changed();
    return works.length + waiting.length;
  }

  /**
   * Done at once, so that no later start carries it out; told in its turn, so that the conversation keeps its
   * order.
   */
  #abandon({ message, state, place }: Left, why: Stop): void {
    this.#noteDone(message);
    const controller = new AbortController();
    controller.abort(new MessageStopped(why));
    const tell: Process = async () => {
      await this.ports.abandon(message, state, why);
      return { type: 'done', owed: [] };
    };
    this.#enqueue({ message, state, place, aside: false, process: tell, controller });
  }

  #noteDone(message: InboundMessage): boolean {
    try {
      this.ports.finish(message, []);
      return true;
    } catch (failure) {
      this.ports.logger.error('A stopped message could not be noted as done', {
        channel: message.channel,
        message: message.id,
        failure: messageOf(failure),
      });
      return false;
    }
  }

  #begin({ message, state, place }: Left): void {
    this.#enqueue({
      message,
      state,
      place,
      aside: this.#standsAside(message),
      process: (signal) => this.ports.process(message, state, signal),
      controller: new AbortController(),
    });
  }

  #enqueue(work: Work): void {
    const queue = queueOf(work);
    // Carrying out a command is no answer that could be stopped.
    if (!work.aside) this.#works.add(work);
    this.#open += 1;
    const before = this.#tails.get(queue) ?? Promise.resolve();
    const begin = (): Promise<void> => this.#work(work);
    const tail = before.then(work.aside ? begin : () => this.#inSlot(begin)).finally(() => {
      this.#works.delete(work);
      this.#open -= 1;
      this.#roomWaiters.shift()?.();
      if (this.#tails.get(queue) === tail) this.#tails.delete(queue);
    });
    this.#tails.set(queue, tail);
  }

  async #work(work: Work): Promise<void> {
    const {
      message,
      process,
      controller: { signal },
    } = work;
    try {
      if (this.#closed) return;
      // What was stopped waits for nothing.
      if (!signal.aborted && this.#isBehind(work)) {
        await this.#waitOrEnd(work);
        return;
      }
      this.#waiting = this.#waiting.filter(({ place }) => place !== work.place);
      this.#goOn((each) => !each.failed && isLater(each, work));
      const processed = await process(signal);
      if (processed.type === 'in-turn') this.#takeTurn(work, processed.process);
      else if (processed.type === 'done') this.ports.finish(message, processed.owed);
      else await this.#waitOrEnd(work);
    } catch (failure) {
      // The message stays in the inbox and is taken up at the next start, if not before; the others go on.
      this.ports.logger.error('A message could not be dealt with', {
        channel: message.channel,
        message: message.id,
        failure: messageOf(failure),
      });
      if (isStorageFailure(failure)) this.#wait(work, true);
    }
  }

  #takeTurn({ message, state, place }: Work, process: Process): void {
    if (this.#closed) return;
    this.#interrupt(message);
    this.#enqueue({ message, state, place, aside: false, process, controller: new AbortController() });
  }

  /** `failed`: for the disk, and is tried again by itself. */
  #wait({ message, state, place }: Left, failed: boolean): void {
    if (this.#closed) return;
    this.#waiting = [...this.#waiting, { message, state, place, called: false, failed }];
    this.ports.changed();
    if (failed) void this.#untilReadable(place).catch(() => {});
  }

  /** From how far it has come, as an engine that starts would. */
  async #untilReadable(place: number): Promise<void> {
    for (;;) {
      await this.ports.clock.sleep(againAfterMs, this.#closing.signal);
      const waiting = this.#waiting.find((each) => each.place === place && !each.called);
      if (waiting === undefined) return;
      let state: InboxState | null;
      try {
        state = this.ports.inbox.stateOf(waiting.message);
      } catch {
        continue;
      }
      this.#waiting = this.#waiting.flatMap((each) =>
        each !== waiting ? [each] : state === null ? [] : [{ ...each, state }],
      );
      if (state === null) this.#goOn((each) => !each.failed && isLater(each, waiting));
      else this.#goOn((each) => each.place === place);
      return;
    }
  }

  async #waitOrEnd({ message, place, controller: { signal } }: Work): Promise<void> {
    const state = this.ports.inbox.stateOf(message);
    if (state === null || isClosing(signal)) return;
    const why = stopOf(signal);
    if (why !== null) {
      await this.ports.abandon(message, state, why);
      this.ports.finish(message, []);
      return;
    }
    this.#wait({ message, state, place }, false);
  }

  #standsAside(message: InboundMessage): boolean {
    return standsAside(message) || this.ports.isOfProcedure?.(message) === true;
  }

  /** An older one of the conversation has not had its turn. */
  #isBehind(work: Work): boolean {
    return this.#waiting.some(
      (older) => this.#standsAside(older.message) === work.aside && isLater(work, older),
    );
  }

  async #inSlot(work: () => Promise<void>): Promise<void> {
    while (this.#running >= inFlightLimit(this.ports.channels()))
      await new Promise<void>((resolve) => {
        this.#slotWaiters.push(resolve);
      });
    this.#running += 1;
    await work().finally(() => {
      this.#running -= 1;
      this.#slotWaiters.shift()?.();
    });
  }

  /** False: it is known. The room it does not take goes to the next. */
  #put(message: InboundMessage): boolean {
    let isNew = false;
    try {
      isNew = this.ports.inbox.put(message);
      return isNew;
    } finally {
      if (!isNew && this.#open < busCapacity) this.#roomWaiters.shift()?.();
    }
  }

  async #room(signal: AbortSignal): Promise<void> {
    while (this.#open >= busCapacity && !this.#closed) {
      let wake = (): void => {};
      const room = new Promise<void>((resolve) => {
        wake = resolve;
      });
      this.#roomWaiters.push(wake);
      try {
        await untilAborted(signal, room);
      } catch (reason) {
        const place = this.#roomWaiters.indexOf(wake);
        if (place !== -1) this.#roomWaiters.splice(place, 1);
        else this.#roomWaiters.shift()?.(); // the room it was given goes to the next
        throw reason;
      }
    }
  }
}

/** It leaves the conversation as it is: it neither ends an answer nor waits for one. */
export const standsAside = (message: InboundMessage): boolean =>
  standsBesideAnswers(message.text) || isUnreadable(message);

/** In the same conversation. */
const isLater = (later: Taken, { message, place }: Taken): boolean =>
  later.place > place && historyKey(later.message) === historyKey(message);

/** What a newer message of the same key, or /stop, ends. */
const sharesAnswers =
  (message: InboundMessage) =>
  (other: InboundMessage): boolean =>
    interruptionKey(other) === interruptionKey(message);

const stopOf = ({ reason }: AbortSignal): Stop | null =>
  reason instanceof MessageStopped && reason.why !== 'closing' ? reason.why : null;

/** Commands go beside the answers of their conversation. */
const queueOf = ({ message, aside }: Work): string =>
  aside ? `${historyKey(message)} /` : historyKey(message);

/** The engine closes: what is not done is taken up at the next start. */
export const isClosing = (signal: AbortSignal): boolean =>
  signal.aborted && signal.reason instanceof MessageStopped && signal.reason.why === 'closing';
