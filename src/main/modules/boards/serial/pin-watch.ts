import type { GapReason } from '../../../../shared/boards';
import { keepsOutputs } from '../../../../shared/board-facts';
import type { Clock } from '../../../platform/base/clock';
import type { Level } from '../../../ports/boards';
import { levelIn, type BoardConnection } from './connection';
import { Levels } from './levels';
import type { Outputs } from './outputs';
import { PollPace } from './poll-pace';
import { nextNumber, type PinEvent } from './protocol';

export interface PinWatchPorts {
  readonly clock: Clock;
  readonly outputs: Outputs;
  /** When the board was heard last, before this watch; null: never. */
  readonly heardAt: number | null;
  readonly debounceMs: () => number;
  /** `live`: it happened just now; else it was found when the pin was looked at again after a gap. */
  readonly changed: (pin: number, value: Level, at: number, live: boolean) => void;
  /** A level is known that was not, or that we set ourselves: for those who look on. */
  readonly known: (pin: number, value: Level, at: number) => void;
  /** After a gap it is as it was before. */
  readonly same: (pin: number, value: Level) => void;
  /**
   * Pins that procedures listen to and that are not read, for that would end what they drive. Told after each
   * look.
   */
  readonly unread: (pins: readonly number[]) => void;
  /** Between these moments changes may have been missed. Told after the levels were read again. */
  readonly gap: (from: number, to: number, reason: GapReason) => void;
}

export interface PinUses {
  readonly buttons: readonly number[];
  readonly listened: readonly number[];
}

interface Gap {
  readonly from: number;
  readonly reason: GapReason;
}

const readDeadlineMs = 1000;
/** A board that restarted unnoticed has forgotten its watches; arming them again also reads the levels. */
const rearmEveryMs = 10_000;
const edgeNone = 0;
const edgeBoth = 3;

/**
 * Keeps the levels of the pins that somebody asked for: by the board's own events where it sends some, by
 * polling else. Lives as long as its board; levels are kept while the board is away.
 * - A gap stays open until every pin has been read again, also over a reconnect; then it is told once. One
 *   that a page alone shows is not waited for where a read would do harm.
 * - Answers and events are taken in the order of their lines on the wire.
 */
export class PinWatch {
  readonly #levels = new Levels();
  readonly #pace = new PollPace();
  /** Pins whose level has been certain since the last gap. */
  readonly #certain = new Set<number>();
  #wanted: readonly number[] = [];
  /** Those of them that config.toml names as buttons, and those that procedures listen to. */
  #uses: PinUses = { buttons: [], listened: [] };
  #connection: BoardConnection | null = null;
  #gap: Gap | null = null;
  /**
   * Of the last event. Where the answers do not tell it, 0 at the start of a connection, so that a board's
   * first event shows whether some came before it.
   */
  #lastSeq = 0;
  /** Up to then no event is missing. */
  #completeUntil = 0;
  #heardAt: number | null;
  /**
   * Pins that a board which watches others does not watch: an interrupt may serve one pin of several. They
   * are polled.
   */
  readonly #refused = new Set<number>();
  /** A level was seen that is taken over only if it lasts. */
  #settling = false;
  #wake = new AbortController();
  #wakeRequested = false;

  constructor(private readonly with_: PinWatchPorts) {
    this.#heardAt = with_.heardAt;
  }

  /** Null unless pins are polled. */
  get surePulseMs(): number | null {
    const polled = this.#connection?.capabilities.watch === false ? this.#wanted : [...this.#refused];
    return this.#connection !== null && polled.length > 0 ? this.#pace.surePulseMs : null;
  }

  levelOf(pin: number): ReturnType<Levels['get']> {
    return this.#levels.get(pin);
  }

  isDriven(pin: number): boolean {
    return this.with_.outputs.standingOf(pin) === 'driven';
  }

  /**
   * Pins to look at from now on. A button's pin is to be an input: unless it was set on this connection, a
   * read does it no harm.
   */
  keep(pins: readonly number[], uses: PinUses): void {
    this.#uses = uses;
    const wanted = [...new Set(pins)].sort((one, other) => one - other);
    if (wanted.join() === this.#wanted.join()) return;
    this.#wanted = wanted;
    this.#levels.keep(wanted);
    for (const pin of [...this.#certain]) if (!wanted.includes(pin)) this.#certain.delete(pin);
    for (const pin of [...this.#refused]) if (!wanted.includes(pin)) this.#refused.delete(pin);
    this.#pace.reset();
    this.#wakeUp();
  }

  /** The board is to apply another debounce time. */
  armAgain(): void {
    this.#wakeUp();
  }

  /** Watches or polls until the connection is gone; rejects with the reason. */
  async serve(connection: BoardConnection, gone: AbortSignal): Promise<never> {
    this.#begin(connection);
    const onGone = (): void => {
      this.#wakeUp();
    };
    gone.addEventListener('abort', onGone, { once: true });
    let armed: readonly number[] = [];
    try {
      for (;;) {
        gone.throwIfAborted();
        this.#wakeRequested = false;
        const from = this.with_.clock.now();
        armed = await this.#lookAtAll(connection, armed, gone);
        await this.#rest(connection, armed, this.#pauseMs(connection, armed, from), gone);
      }
    } finally {
      gone.removeEventListener('abort', onGone);
      this.#heardAt = connection.heardAt;
      this.#connection = null;
    }
  }

  /**
   * Something on the wire could not be read, or the board started again. A board that is polled told nothing
   * that could be lost.
   */
  doubt(reason: Extract<GapReason, 'unreadable' | 'restarted'>): void {
    if (reason === 'restarted') this.with_.outputs.restarted();
    if (this.#connection?.capabilities.watch !== true) return;
    if (reason === 'restarted') this.#lastSeq = 0;
    this.#open(reason, this.#completeUntil);
  }

  /**
   * What a board tells before its pins are looked at belongs to watches of an earlier connection; arming them
   * tells the levels.
   */
  event({ pin, value, seq }: PinEvent): void {
    if (this.#connection === null) return;
    const missed = seq !== null && seq !== nextNumber(this.#lastSeq);
    if (seq !== null) this.#lastSeq = seq;
    if (!missed) this.#completeUntil = this.with_.clock.now();
    // The board has applied debounce_ms itself.
    this.#certain.add(pin);
    this.#observe(pin, value, 0);
    if (missed) this.#open('numbering', this.#completeUntil);
  }

  /**
   * The number of the last event that the board has sent. One that fits does not show that nothing was missed: a
   * board that has just started again may have come as far.
   */
  numbered(seq: number): void {
    if (this.#connection?.capabilities.watch !== true || seq === this.#lastSeq) return;
    this.#lastSeq = seq;
    this.#open('numbering', this.#completeUntil);
  }

  /** What a read by somebody else told. */
  told(pin: number, value: Level): void {
    this.#observe(pin, value, this.with_.debounceMs());
  }

  /** A read of this pin would end what it drives, or may drive. */
  isReadHarmful(pin: number): boolean {
    const { watch = true, firmware = null } = this.#connection?.capabilities ?? {};
    if (keepsOutputs(watch ? 'pushes' : 'polled', firmware)) return false;
    const standing = this.with_.outputs.standingOf(pin);
    return (
      standing === 'driven' ||
      standing === 'asked' ||
      (standing === 'doubtful' && !this.#uses.buttons.includes(pin))
    );
  }

  /** A person says that it is an input. False: that could not be kept, and it counts as an output. */
  isInput(pin: number): boolean {
    const isKept = this.with_.outputs.forget(pin);
    if (isKept) this.#wakeUp();
    return isKept;
  }

  /** We set the pin ourselves, which is no change in the world. */
  assume(pin: number, value: Level): void {
    const at = this.with_.clock.now();
    this.with_.outputs.set(pin, value);
    this.#levels.assume(pin, value, at);
    if (this.#wanted.includes(pin)) this.with_.known(pin, value, at);
  }

  #begin(connection: BoardConnection): void {
    this.#connection = connection;
    this.#lastSeq = connection.lastNumber ?? 0;
    this.#pace.reset();
    this.#refused.clear();
    this.#certain.clear();
    if (this.#heardAt !== null)
      this.#gap = {
        from: Math.min(this.#gap?.from ?? Number.POSITIVE_INFINITY, this.#heardAt),
        reason: 'away',
      };
    this.#completeUntil = this.with_.clock.now();
  }

  /** Returns the pins that are watched or polled now. */
  async #lookAtAll(
    connection: BoardConnection,
    armed: readonly number[],
    gone: AbortSignal,
  ): Promise<readonly number[]> {
    const { pins, watch } = connection.capabilities;
    const wanted = this.#wanted.filter((pin) => pins.includes(pin));
    const gap = this.#gap;
    const from = this.with_.clock.now();
    let complete = true;
    for (const pin of watch ? armed.filter((other) => !wanted.includes(other)) : [])
      await this.#arm(connection, pin, edgeNone, gone);
    this.#settling = false;
    for (const pin of wanted) {
      // The board has just told a change of it, so it watches; arming it again would end its debounce time.
      if (watch && armed.includes(pin) && this.#certain.has(pin) && this.#isSettling(pin)) continue;
      complete =
        (await (watch ? this.#arm(connection, pin, edgeBoth, gone) : this.#poll(connection, pin, gone))) &&
        complete;
    }
    const unread = wanted.filter((pin) => this.#uses.listened.includes(pin) && this.isReadHarmful(pin));
    this.with_.unread(unread);
    if (gap !== null && complete && unread.length === 0) {
      if (wanted.length > 0) this.with_.gap(gap.from, this.with_.clock.now(), gap.reason);
      if (this.#gap === gap) this.#gap = null;
      this.#completeUntil = from;
    }
    // Asking again does no harm, and a pin that is not watched tells nothing.
    if (!complete) this.#wakeUp();
    return wanted;
  }

  /** Until the next round; what the board does not watch is looked at in the meantime. */
  async #rest(
    connection: BoardConnection,
    armed: readonly number[],
    ms: number,
    gone: AbortSignal,
  ): Promise<void> {
    const { clock } = this.with_;
    const began = clock.now();
    let from = began;
    for (;;) {
      const polled = connection.capabilities.watch ? armed.filter((pin) => this.#refused.has(pin)) : [];
      // The clock may be set back in the meantime.
      const left = ms - Math.abs(clock.now() - began);
      await this.#pause(polled.length === 0 ? left : Math.min(left, this.#pace.pauseMs(from, clock.now())));
      if (polled.length === 0 || this.#wakeRequested || Math.abs(clock.now() - began) >= ms) return;
      from = clock.now();
      for (const pin of polled) await this.#poll(connection, pin, gone);
    }
  }

  /** The answer to arming is the level at that moment, so nothing is lost between reading and watching. */
  async #arm(connection: BoardConnection, pin: number, edge: number, gone: AbortSignal): Promise<boolean> {
    let isRefused = false;
    const { kind } = await connection.request(
      'gpio_watch',
      { pin, edge, debounce_ms: Math.round(this.with_.debounceMs()) },
      readDeadlineMs,
      gone,
      (exchange) => {
        const value = levelIn(exchange);
        isRefused = exchange.kind === 'answered' && value === null && edge !== edgeNone;
        if (value === null || edge === edgeNone) return;
        // It was certain, and no event came: the board has forgotten the watch, or an event was lost without
        // a trace.
        const unannounced =
          this.#certain.has(pin) &&
          this.#gap === null &&
          !this.#isSettling(pin) &&
          this.#levels.get(pin)?.value === (value === 0 ? 1 : 0);
        if (unannounced) {
          // The board's numbering may have begun again, and would fit the old one by chance.
          this.#lastSeq = connection.lastNumber ?? 0;
          this.#open('unannounced', this.#completeUntil);
        }
        this.#observe(pin, value, this.with_.debounceMs());
      },
      'poll',
    );
    if (isRefused) {
      this.#refused.add(pin);
      return this.#poll(connection, pin, gone);
    }
    this.#refused.delete(pin);
    return kind === 'answered';
  }

  async #poll(connection: BoardConnection, pin: number, gone: AbortSignal): Promise<boolean> {
    if (this.isReadHarmful(pin)) {
      const set = this.isDriven(pin) ? this.with_.outputs.valueOf(pin) : null;
      if (set !== null && this.#levels.get(pin) === null) this.#observe(pin, set, 0);
      return true;
    }
    const askedAt = this.with_.clock.now();
    const lastSeen = this.#levels.get(pin)?.seenAt;
    const { kind } = await connection.request(
      'gpio_read',
      { pin },
      readDeadlineMs,
      gone,
      (exchange) => {
        const value = levelIn(exchange);
        if (value === null) return;
        this.#pace.looked(pin, askedAt, this.with_.clock.now());
        this.#observe(pin, value, this.with_.debounceMs());
      },
      'poll',
    );
    if (kind === 'silent' && lastSeen !== undefined) this.#open('silent', lastSeen);
    return kind === 'answered';
  }

  #observe(pin: number, value: Level, debounceMs: number): void {
    if (!this.#wanted.includes(pin)) return;
    const at = this.with_.clock.now();
    const look = this.#levels.observe(pin, value, at, debounceMs);
    if (look === 'bouncing') {
      this.#settling = true;
      return;
    }
    const live = this.#certain.has(pin);
    this.#certain.add(pin);
    if (look === 'changed') this.with_.changed(pin, value, at, live);
    else if (look === 'baseline') this.with_.known(pin, value, at);
    else if (!live) this.with_.same(pin, value);
  }

  #open(reason: GapReason, from: number): void {
    this.#gap = {
      from: Math.min(this.#gap?.from ?? Number.POSITIVE_INFINITY, from),
      reason: this.#gap?.reason ?? reason,
    };
    this.#certain.clear();
    this.#wakeUp();
  }

  #isSettling(pin: number): boolean {
    return this.#levels.isSettling(pin, this.with_.clock.now(), this.with_.debounceMs());
  }

  #pauseMs({ capabilities }: BoardConnection, armed: readonly number[], from: number): number {
    if (armed.length === 0) return rearmEveryMs;
    if (!capabilities.watch) return this.#pace.pauseMs(from, this.with_.clock.now());
    return this.#settling ? Math.min(this.with_.debounceMs(), rearmEveryMs) : rearmEveryMs;
  }

  /** Ends early when something asks for a look now. */
  async #pause(ms: number): Promise<void> {
    if (this.#wakeRequested) return;
    this.#wake = new AbortController();
    await this.with_.clock.sleep(ms, this.#wake.signal).catch(() => {});
  }

  #wakeUp(): void {
    this.#wakeRequested = true;
    this.#wake.abort();
  }
}
