import { messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import { within } from '../../../platform/base/within';
import type {
  ChangePoint,
  ChangePoints,
  Hook,
  Hooked,
  HookPoint,
  Hooks,
  TellPoint,
  TellPoints,
} from '../../../ports/hooks';
import { readHookAnswer, type ReadAnswer } from './hook-answer';

interface HookRunnerPorts {
  /** The ones in force now, in the order of registration. */
  readonly hooks: () => readonly Hook[];
  readonly clock: Clock;
  /** A hook that failed was skipped. */
  readonly failed: (hook: Hook, point: HookPoint, message: string) => void;
  readonly worked: (hook: Hook) => void;
}

/** Longest that one hook may take. */
const longestMs = 5_000;

/**
 * Asks the hooks of a point one after the other, the highest priority first. One that breaks, hangs or
 * answers what the point does not know is reported and skipped; what the ones before it made of the value
 * goes on.
 */
export class HookRunner implements Hooks {
  constructor(private readonly ports: HookRunnerPorts) {}

  async change<P extends ChangePoint>(
    point: P,
    value: ChangePoints[P],
    signal: AbortSignal,
  ): Promise<Hooked<ChangePoints[P]>> {
    let current = value;
    for (const hook of this.#at(point)) {
      const answer = await this.#ask(hook, point, current, signal);
      if (answer?.kind === 'cancel') return { kind: 'cancel', reason: `${hook.name}: ${answer.reason}` };
      if (answer?.kind === 'change') current = { ...current, ...answer.fields };
    }
    return { kind: 'continue', value: current };
  }

  tell<P extends TellPoint>(point: P, value: TellPoints[P]): void {
    for (const hook of this.#at(point)) {
      // Nobody waits for it: what it does with the news is its own business, its failure is not.
      this.#call(hook, point, value, new AbortController().signal)
        .then(() => {
          this.ports.worked(hook);
        })
        .catch((failure: unknown) => {
          this.ports.failed(hook, point, messageOf(failure));
        });
    }
  }

  /**
   * Of an answer that is still being written, what may be shown; null: nothing, before a hook has seen all of
   * it.
   */
  soFar(text: string): string | null {
    return this.#at('on_message_sending').reduce(
      (shown: string | null, hook) => (shown === null || hook.soFar === undefined ? null : hook.soFar(shown)),
      text,
    );
  }

  #at(point: HookPoint): readonly Hook[] {
    return this.ports
      .hooks()
      .filter((hook) => hook.on[point] !== undefined)
      .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  }

  async #ask<P extends ChangePoint>(
    hook: Hook,
    point: P,
    value: ChangePoints[P],
    signal: AbortSignal,
  ): Promise<ReadAnswer<P>> {
    try {
      const answer = readHookAnswer(point, await this.#call(hook, point, value, signal));
      this.ports.worked(hook);
      return answer;
    } catch (failure) {
      signal.throwIfAborted();
      this.ports.failed(hook, point, messageOf(failure));
      return null;
    }
  }

  /** A copy, for a hook says what it wants changed. */
  async #call(hook: Hook, point: HookPoint, value: object, signal: AbortSignal): Promise<unknown> {
    const handler = hook.on[point] as (value: unknown, signal: AbortSignal) => unknown;
    return within(this.ports.clock, longestMs, signal, async (limit) =>
      handler.call(hook.on, structuredClone(value), limit),
    );
  }
}
