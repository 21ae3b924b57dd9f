import type { Level, UndrivenPins } from '../../../ports/boards';
import type { KeptOutput } from '../../../ports/kept-outputs';

export interface OutputsPorts {
  readonly read: () => readonly KeptOutput[];
  /**
   * What cannot be kept is told there, and the work goes on: a valve that is to be shut does not wait for a
   * disk.
   */
  readonly keep: (outputs: readonly KeptOutput[], durable: boolean) => boolean;
  /** Pins are not driven any more, or may not be, or one of them is again. */
  readonly undriven: (undriven: Omit<UndrivenPins, 'board'>) => void;
}

/**
 * - `driven`: set since the board connected or started again, or the board says that it is an output.
 * - `asked`: a write is under way, or ended without an answer.
 * - `doubtful`: set before the board was out of sight, perhaps under an earlier engine.
 * - `ended`: set before the board started again; the board may have said that itself, or that it is no
 *   output.
 */
type Standing = 'driven' | 'asked' | 'doubtful' | 'ended';

interface Output {
  readonly standing: Standing;
  readonly value: Level;
}

/** Writes to one pin that all find it as the first of them left it. */
interface Asking {
  readonly expected: Output;
  readonly before: Output | undefined;
  /** Those that may still happen, or may have. */
  writes: number;
}

/**
 * The pins of one board that were set, over ends of the connection and of the engine, until a person says
 * that one is an input.
 * - A pin is on disk before the write that makes it an output is sent; a later value follows once the board
 *   has confirmed it.
 * - One that was lost stays lost until it is set again.
 */
export class Outputs {
  readonly #outputs: Map<number, Output>;
  readonly #asking = new Map<number, Asking>();
  #kept: string;
  #isSeen = false;
  /** How it is known that pins are not driven, and how it came that they may not be. */
  #ended: 'restarted' | 'told' = 'restarted';
  #outOfSight: 'unwatched' | 'away' = 'unwatched';

  constructor(private readonly ports: OutputsPorts) {
    const kept = ports.read();
    this.#outputs = new Map(
      kept.map(({ pin, value, mayDrive }) => [pin, { standing: mayDrive ? 'asked' : 'ended', value }]),
    );
    this.#kept = JSON.stringify(this.#toKeep());
  }

  /** Once the board has been seen: what is not driven any more, or may not be. */
  get undriven(): Omit<UndrivenPins, 'board' | 'news'> {
    const lost = this.#isSeen ? this.#sorted().filter(([, output]) => isLost(output)) : [];
    const isCertain = lost.length > 0 && lost.every(([, { standing }]) => standing === 'ended');
    return {
      why: isCertain ? this.#ended : this.#outOfSight,
      pins: lost.map(([pin, { value }]) => ({ pin, value })),
    };
  }

  /** What the board drives, as far as is known, or may drive. */
  get mayDrive(): readonly { readonly pin: number; readonly value: Level }[] {
    return this.#sorted().flatMap(([pin, output]) =>
      mayDrive(output) ? [{ pin, value: output.value }] : [],
    );
  }

  standingOf(pin: number): Standing | null {
    return this.#outputs.get(pin)?.standing ?? null;
  }

  /** What the pin was set to; null: it was not, as far as is known. */
  valueOf(pin: number): Level | null {
    return this.#outputs.get(pin)?.value ?? null;
  }

  /**
   * To be called before a write is sent. Returns what takes it back, for when nothing was set; the last of
   * several writes to a pin takes back what the first found.
   */
  expect(pin: number, value: Level): () => void {
    const before = this.#outputs.get(pin);
    const known = this.#asking.get(pin);
    if (known !== undefined && known.expected === before) {
      known.writes += 1;
      return () => {
        this.#takeBack(pin, known);
      };
    }
    if (before !== undefined && mayDrive(before)) return () => {};
    const asking: Asking = {
      expected: before === undefined ? { standing: 'asked', value } : { ...before, standing: 'doubtful' },
      before,
      writes: 1,
    };
    this.#asking.set(pin, asking);
    this.#outputs.set(pin, asking.expected);
    this.#keep(true);
    return () => {
      this.#takeBack(pin, asking);
    };
  }

  /** No answer came to a write. */
  unknown(pin: number, value: Level): void {
    // The board may have started again before it carried the write out.
    this.expect(pin, value);
    if (this.standingOf(pin) === 'doubtful') this.#tell(false);
  }

  set(pin: number, value: Level): void {
    const before = this.#outputs.get(pin);
    this.#outputs.set(pin, { standing: 'driven', value });
    this.#keep(false);
    if (before !== undefined && isLost(before)) this.#tell(false);
  }

  /** The board is here, after it was not. `outputs`: what it says it drives; null: it does not say. */
  seen(outputs: ReadonlyMap<number, Level> | null): void {
    const isFirst = !this.#isSeen;
    this.#isSeen = true;
    const before = JSON.stringify(this.undriven);
    const lost = this.#lose(outputs === null ? 'doubtful' : 'ended');
    if (outputs !== null) this.#take(outputs);
    else if (!isFirst && lost.length > 0) this.#outOfSight = 'away';
    const isNews = this.undriven.pins.some(({ pin }) => isFirst || lost.includes(pin));
    if (isNews || (!isFirst && JSON.stringify(this.undriven) !== before)) this.#tell(isNews);
  }

  /** The board has started again: its pins are inputs. */
  restarted(): void {
    const lost = this.#lose('ended');
    const wasDoubtful = this.#endDoubt();
    this.#ended = 'restarted';
    this.#keep(false);
    if (lost.length > 0 || wasDoubtful > 0) this.#tell(lost.length > 0);
  }

  /**
   * A person says that the pin is an input, and is to be one. False: that could not be kept, and all is as it
   * was.
   */
  forget(pin: number): boolean {
    const before = this.#outputs.get(pin);
    if (before === undefined) return true;
    this.#outputs.delete(pin);
    if (!this.#keep(true)) {
      this.#outputs.set(pin, before);
      return false;
    }
    if (isLost(before)) this.#tell(false);
    return true;
  }

  /** Returns the pins that were driven, or perhaps driven, until now. */
  #lose(standing: 'doubtful' | 'ended'): readonly number[] {
    const lost = this.#sorted().filter(
      ([, output]) => output.standing === 'driven' || output.standing === 'asked',
    );
    for (const [pin, { value }] of lost) this.#outputs.set(pin, { standing, value });
    return lost.map(([pin]) => pin);
  }

  /** Of how many pins it was not known. */
  #endDoubt(): number {
    const doubtful = this.#sorted().filter(([, { standing }]) => standing === 'doubtful');
    for (const [pin, { value }] of doubtful) this.#outputs.set(pin, { standing: 'ended', value });
    return doubtful.length;
  }

  /** The board has the last word: what it drives is driven, whoever set it, and nothing else is. */
  #take(outputs: ReadonlyMap<number, Level>): void {
    this.#endDoubt();
    for (const [pin, value] of outputs) this.#outputs.set(pin, { standing: 'driven', value });
    this.#ended = 'told';
    this.#keep(false);
  }

  #takeBack(pin: number, asking: Asking): void {
    asking.writes -= 1;
    if (asking.writes > 0 || this.#outputs.get(pin) !== asking.expected) return;
    if (asking.before === undefined) this.#outputs.delete(pin);
    else this.#outputs.set(pin, asking.before);
    this.#asking.delete(pin);
    this.#keep(false);
  }

  #tell(news: boolean): void {
    this.ports.undriven({ ...this.undriven, news });
  }

  /** Whether it is kept. */
  #keep(durable: boolean): boolean {
    const outputs = this.#toKeep();
    const text = JSON.stringify(outputs);
    if (text !== this.#kept && this.ports.keep(outputs, durable)) this.#kept = text;
    return text === this.#kept;
  }

  #toKeep(): readonly KeptOutput[] {
    return this.#sorted().map(([pin, output]) => ({ pin, value: output.value, mayDrive: mayDrive(output) }));
  }

  #sorted(): readonly (readonly [number, Output])[] {
    return [...this.#outputs].sort(([one], [other]) => one - other);
  }
}

const mayDrive = ({ standing }: Output): boolean => standing !== 'ended';
const isLost = ({ standing }: Output): boolean => standing === 'doubtful' || standing === 'ended';
