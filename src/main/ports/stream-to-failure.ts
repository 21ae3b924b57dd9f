import type { ModelDelta, ModelRequest, Provider } from './provider';
import { ProviderError } from './provider-error';

/**
 * The failure, if it came before anything of the answer did; throws it when it came later, and whatever is no
 * failure of the model.
 */
export async function* streamToFailure(
  provider: Provider,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelDelta, ProviderError | null> {
  let hasBegun = false;
  try {
    for await (const delta of provider.stream(request, signal)) {
      hasBegun ||= delta.type !== 'progress';
      yield delta;
    }
    return null;
  } catch (failure) {
    signal.throwIfAborted();
    if (hasBegun || !(failure instanceof ProviderError)) throw failure;
    return failure;
  }
}
