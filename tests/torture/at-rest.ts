import { lowReading } from './plan';
import type { Plant } from './plant';
import type { Senders } from './senders';
import { sendMarks, type Marks } from './time';

/** Ten readings of the input, and what comes of them. */
const seenAfterMs = 2_000;

/** What is sent at rest, one after another: each when what it needs is so. */
export class AtRest {
  #lowAt: number | null = null;
  #highAt: number | null = null;
  #isQuietOver = false;

  constructor(
    private readonly plant: Plant,
    private readonly senders: Senders,
    private readonly marks: Marks,
  ) {}

  /** Nobody decides about them yet. */
  get undecided(): readonly string[] {
    return this.senders.sent.has(this.marks.nag) ? [] : [this.marks.ask];
  }

  /** What is still to come; null: all has been sent. */
  async next(): Promise<string | null> {
    const { plant, senders, marks } = this;
    const now = performance.now();
    if (this.#lowAt === null) {
      this.#lowAt = now;
      sendMarks(senders, marks);
      senders.measure(lowReading);
      plant.quiet(true);
      senders.publish('ask', 1, marks.ask, 1);
      return 'the marks have just been sent';
    }
    if (this.#highAt === null) {
      if (now - this.#lowAt < seenAfterMs) return 'the input is low';
      senders.measure(marks.reading);
      this.#highAt = now;
    }
    if (!senders.sent.has(marks.nag)) {
      const waiting = await plant.ask('approvals.list', {});
      const asks = waiting?.ok === true ? waiting.value : [];
      const ask = asks.find(({ trigger }) => trigger.payload?.includes(`"${marks.ask}"`) === true);
      if (ask?.telling?.heldUntil == null) return 'it is not known to be quiet';
      senders.publish('nag', 1, marks.nag, 1);
      return 'nobody is told of a question';
    }
    if (now - this.#highAt < seenAfterMs) return 'the input has risen';
    if (!this.#isQuietOver) plant.quiet(false);
    this.#isQuietOver = true;
    return null;
  }
}
