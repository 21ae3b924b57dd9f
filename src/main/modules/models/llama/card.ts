import type { Llama, LlamaModel } from 'node-llama-cpp';
import type { Card, RunsOn } from '../../../../shared/graphics';
import type { Gpu } from './protocol';

/** The card that the library found; null: it computes on the processor. */
export async function cardOf(llama: Llama): Promise<Card | null> {
  if (llama.gpu === false) return null;
  const names = await llama.getGpuDeviceNames();
  // A driver that is there without a card, or with one that only imitates it.
  if (names.length === 0) return null;
  const { total, free } = await llama.getVramState();
  return { kind: llama.gpu, names, total, free };
}

/** Where the layers of a model came to lie. `why`: what kept it from the card that was wanted. */
export async function runsOn(llama: Llama, model: LlamaModel, gpu: Gpu, why: string | null): Promise<RunsOn> {
  const card = await cardOf(llama);
  const layers = card === null ? 0 : model.gpuLayers;
  return {
    card,
    layers,
    of: model.fileInsights.totalLayers,
    why:
      why ??
      (gpu === false || layers > 0
        ? null
        : card === null
          ? 'No graphics card was found that llama.cpp can use.'
          : `The memory of ${card.names.join(', ')} holds no layer of it.`),
  };
}
