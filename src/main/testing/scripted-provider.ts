import type { JsonObject } from '../../shared/json';
import type { ModelDelta, ModelRequest, Provider } from '../ports/provider';

/** One answer of the model: a text, calls, or an error. 'hang' waits until aborted. */
export type ScriptedAnswer =
  | {
      readonly text: string;
      /** It came to its limit of tokens. */ readonly cut?: boolean;
      readonly misplaced?: true;
    }
  | {
      /** Beside the calls. */ readonly words?: string;
      readonly calls: readonly {
        readonly id?: string;
        readonly name: string;
        readonly arguments: JsonObject;
        readonly unreadable?: string;
      }[];
      readonly confidences?: readonly number[];
    }
  | { readonly error: Error }
  | 'hang';

/**
 * Answers from a list, in order, and keeps every request it got. Running out of answers is a test's mistake
 * and rejects.
 */
export class ScriptedProvider implements Provider {
  readonly id = 'scripted';
  readonly model: string;
  readonly capabilities = { nativeToolCalling: true };
  readonly requests: ModelRequest[] = [];
  readonly #answers: ScriptedAnswer[];
  #calls = 0;

  readonly oneToolPerRequest: boolean;
  readonly unsureBelow?: number;

  constructor(
    answers: readonly ScriptedAnswer[],
    options: {
      readonly model?: string;
      readonly oneToolPerRequest?: boolean;
      readonly unsureBelow?: number;
    } = {},
  ) {
    this.model = options.model ?? 'script';
    this.#answers = [...answers];
    this.oneToolPerRequest = options.oneToolPerRequest ?? false;
    if (options.unsureBelow !== undefined) this.unsureBelow = options.unsureBelow;
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    signal.throwIfAborted();
    this.requests.push(request);
    const answer = this.#answers.shift();
    if (answer === undefined)
      throw new Error(`No answer is scripted for request ${String(this.requests.length)}`);
    if (answer === 'hang') {
      await new Promise((_resolve, reject) => {
        signal.addEventListener(
          'abort',
          () => {
            reject(signal.reason as Error);
          },
          { once: true },
        );
      });
      return;
    }
    if ('error' in answer) throw answer.error;
    if ('text' in answer) {
      yield {
        type: 'text',
        text: answer.text,
        ...(answer.misplaced === undefined ? {} : { misplaced: answer.misplaced }),
      };
      yield { type: 'finished', reason: answer.cut === true ? 'length' : 'stop', usage: null, queuedMs: 0 };
      return;
    }
    if (answer.words !== undefined) yield { type: 'text', text: answer.words };
    for (const call of answer.calls)
      yield { type: 'tool-call', call: { id: `m${String(++this.#calls)}`, ...call } };
    yield {
      type: 'finished',
      reason: 'tool-calls',
      usage: null,
      queuedMs: 0,
      ...(answer.confidences === undefined ? {} : { confidences: answer.confidences }),
    };
  }
}
