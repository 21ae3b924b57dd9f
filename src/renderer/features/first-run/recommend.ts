import type { ModelFile } from '../../../shared/status';
import { foreseenFit } from '../../entities/model/models-state';
import { suggestedModels, type SuggestedModel } from '../../entities/model/suggested-models';

/** Above, a processor alone takes too long for each word. */
const mostBytes = 6e9;

/**
 * The largest that fits into the memory that is free now; else the smallest. Only of those that anybody may use
 * for anything.
 */
export function recommend(
  memory: { readonly free: number; readonly total: number } | null,
  models: readonly SuggestedModel[] = suggestedModels,
): { readonly model: SuggestedModel; readonly fit: ModelFile['fit'] } {
  const bySize = models
    .filter(({ bytes, anyUse }) => anyUse && bytes <= mostBytes)
    .sort((a, b) => b.bytes - a.bytes);
  const fitting =
    memory === null ? undefined : bySize.find(({ bytes }) => foreseenFit(bytes, memory) === 'fits');
  const model = fitting ?? bySize.at(-1);
  if (model === undefined) throw new Error('No model is recommended.');
  return { model, fit: memory === null ? 'unknown' : foreseenFit(model.bytes, memory) };
}
