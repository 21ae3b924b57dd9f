import type { Clock } from '../../../platform/base/clock';

interface Work<T> {
  readonly stop: AbortController;
  readonly done: Promise<T>;
  /** Ends the time that nobody has asked for; null: somebody waits. */
  asked: AbortController | null;
}

/** So long one question waits for the end. */
const lookMs = 2_000;
/** Who asks again within this time lets it go on; a window that was closed does not have to say so. */
const leaseMs = 5_000;

/** Work that goes on for as long as somebody asks how it is. */
export class LeasedWork<T> {
  readonly #works = new Map<string, Work<T>>();

  constructor(
    private readonly clock: Clock,
    private readonly closing: AbortSignal,
  ) {}

  /** What came of it, once; null: it goes on. `begin` never rejects, and ends when its signal aborts. */
  async ask(id: string, begin: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const work = this.#works.get(id) ?? this.#begin(id, begin);
    work.asked?.abort();
    work.asked = null;
    const enough = new AbortController();
    const outcome = await Promise.race([
      work.done.then((value) => ({ value })),
      this.clock.sleep(lookMs, AbortSignal.any([enough.signal, this.closing])).then(
        () => null,
        () => null,
      ),
    ]);
    enough.abort();
    if (outcome === null) {
      this.#awaitAsking(id, work);
      return null;
    }
    this.#works.delete(id);
    return outcome.value;
  }

  #begin(id: string, begin: (signal: AbortSignal) => Promise<T>): Work<T> {
    const stop = new AbortController();
    const work: Work<T> = {
      stop,
      done: begin(AbortSignal.any([stop.signal, this.closing])),
      asked: null,
    };
    this.#works.set(id, work);
    return work;
  }

  #awaitAsking(id: string, work: Work<T>): void {
    const asked = new AbortController();
    work.asked = asked;
    this.clock.sleep(leaseMs, AbortSignal.any([asked.signal, this.closing])).then(
      () => {
        this.#works.delete(id);
        work.stop.abort(new Error('nobody asks for it any more'));
      },
      () => {},
    );
  }
}
