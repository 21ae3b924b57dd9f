import type { PartName } from '../../../../shared/parts';
import { partText } from '../../../../shared/part-text';
import { neverConnected, withCauses } from '../../../platform/base/never-connected';
import { reconnectAfterMs } from '../../../platform/base/reconnect';
import { withStream, type ModelDelta, type Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { streamToFailure } from '../../../ports/stream-to-failure';
import { notConnected, type Wait } from './part-wait';

const firstPauseMs = 500;

/**
 * The provider, waited for while its server is not there: a server has no connection that could be looked at,
 * so it is asked again until the time is over. What was answered in part is not asked again.
 */
export function patientProvider(provider: Provider, wait: Wait): Provider {
  return withStream(provider, async function* (request, signal): AsyncGenerator<ModelDelta> {
    const waiting = new ModelWait(provider.model, wait);
    try {
      for (let tries = 0; ; tries += 1) {
        const failure = yield* heard(streamToFailure(provider, request, signal), waiting);
        if (failure === null) return;
        if (!isAway(failure)) {
          waiting.end(true);
          throw failure;
        }
        waiting.begin(failure);
        if (waiting.isOver) throw waiting.giveUp(failure);
        await wait.clock.sleep(reconnectAfterMs(tries, firstPauseMs, true), signal);
      }
    } finally {
      waiting.close();
    }
  });
}

/** The first word of an answer ends the wait. */
async function* heard(
  stream: AsyncGenerator<ModelDelta, ProviderError | null>,
  waiting: ModelWait,
): AsyncGenerator<ModelDelta, ProviderError | null> {
  for (;;) {
    const next = await stream.next();
    if (next.done === true) {
      if (next.value === null) waiting.end(true);
      return next.value;
    }
    if (next.value.type !== 'progress') waiting.end(true);
    yield next.value;
  }
}

/** Nothing of the request reached a model, or its server says that the model is on its way. */
const isAway = (failure: ProviderError): boolean =>
  neverConnected(failure) ||
  [...withCauses(failure)].some((each) => each instanceof ProviderError && each.isAway);

/** One wait for the server of a model, which begins with the first failure. */
class ModelWait {
  readonly #part: PartName;
  readonly #finished = new AbortController();
  #isOver = false;
  #goOn: (() => void) | null = null;

  constructor(
    model: string,
    private readonly wait: Wait,
  ) {
    this.#part = { kind: 'model', name: model };
  }

  /** Whether its time has passed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  begin({ message }: ProviderError): void {
    const { step, journal, clock, limitSecs } = this.wait;
    if (this.#goOn !== null) return;
    this.#isOver = limitSecs === 0;
    if (this.#isOver) return;
    this.#goOn = journal.standStill();
    journal.record({ type: 'part-awaited', step, part: this.#part, detail: message });
    clock.sleep(limitSecs * 1000, this.#finished.signal).then(
      () => {
        this.#isOver = true;
      },
      () => {},
    );
  }

  end(ready: boolean): void {
    if (this.#goOn === null) return;
    this.close();
    this.wait.journal.record({ type: 'part-wait-ended', step: this.wait.step, part: this.#part, ready });
  }

  giveUp(failure: ProviderError): ProviderError {
    const { limitSecs } = this.wait;
    if (limitSecs === 0) return failure;
    this.end(false);
    return new ProviderError(
      failure.code,
      notConnected(partText(this.#part), limitSecs, { detail: failure.message, remedy: null }),
      { ...(failure.remedy === undefined ? {} : { remedy: failure.remedy }), cause: failure },
    );
  }

  /** Leaves no timer behind; the time of the step goes on. */
  close(): void {
    this.#finished.abort(new Error('the wait is over'));
    this.#goOn?.();
    this.#goOn = null;
  }
}
