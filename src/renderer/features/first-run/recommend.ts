import type { ModelFile } from '../../../shared/status';
import { foreseenFit } from '../models/models-state';
import { suggestedModels, type SuggestedModel } from '../models/suggested-models';

/** The largest that fits into the memory that is free now; else the smallest. */
export function recommend(
  memory: { readonly free: number; readonly total: number } | null,
  models: readonly SuggestedModel[] = suggestedModels,
): { readonly model: SuggestedModel; readonly fit: ModelFile['fit'] } {
  const bySize = [...models].sort((a, b) => b.bytes - a.bytes);
  const fitting =
    memory === null ? undefined : bySize.find(({ bytes }) => foreseenFit(bytes, memory) === 'fits');
  const model = fitting ?? bySize.at(-1);
  if (model === undefined) throw new Error('No model is recommended.');
  return { model, fit: memory === null ? 'unknown' : foreseenFit(model.bytes, memory) };
}
