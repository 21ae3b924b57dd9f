import { LoopWatch } from '../loop-watch';
import { withStream, type ModelDelta, type ModelRequest, type Provider } from '../../../ports/provider';

/**
 * A provider whose answer ends when it does nothing any more but repeat itself, as weak models do until nothing is left of
 * their limit: the request is called off, and the answer is cut. For services, whose readers watch the arguments of calls; a
 * model on this machine is stopped where it writes, by its tokens.
 */
export function stoppedInLoop(provider: Provider): Provider {
  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelDelta> {
    const enough = new AbortController();
    const watches = { text: new LoopWatch('text'), thought: new LoopWatch('text') };
    try {
      for await (const delta of provider.stream(request, AbortSignal.any([signal, enough.signal]))) {
        yield delta;
        if (delta.type !== 'text' && delta.type !== 'thought') continue;
        if (!watches[delta.type].push(delta.text)) continue;
        enough.abort(new Error('the model repeats itself'));
        break;
      }
    } catch (failure) {
      // The request that is called off may say so.
      if (!enough.signal.aborted || signal.aborted) throw failure;
    }
    if (enough.signal.aborted)
      yield { type: 'finished', reason: 'length', usage: null, queuedMs: 0, repeats: true };
  }
  return withStream(provider, stream);
}
