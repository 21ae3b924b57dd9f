/**
 * The proof that what an earlier engine left has been taken up. Every door asks for it before it lets anything
 * in, so that one which would open too early does not compile: an event, a press or a request would meet runs,
 * questions and messages that nobody has read yet.
 */
export class Recovered {
  /** Makes the class one of its own kind: no other object passes for it. */
  protected readonly isRecovered = true;

  private constructor() {}

  /** Takes up what was left and gives the proof of it. Throws what `recover` throws. */
  static after(recover: () => void): Recovered {
    recover();
    return new Recovered();
  }
}
