import { GgufInsights, readGgufFileInfo, type Llama } from 'node-llama-cpp';
import { cacheTypes } from './cache-types';
import type { MemoryFigures } from '../../../ports/model-memory';
import type { ReckonCommand } from './protocol';

/** Small, middling and large: between them memory grows in straight lines, but for sliding windows. */
const sizes = [1024, 8192, 16_384];

/**
 * What llama.cpp itself would take for a model, without loading its weights: it knows every architecture that it
 * can run, with their windows, states and experts. All parts of a split file count.
 */
export async function reckonMemory(
  llama: Llama,
  { file, purpose, kvCache }: ReckonCommand,
): Promise<MemoryFigures> {
  const insights = await GgufInsights.from(await readGgufFileInfo(file, { logWarnings: false }), llama);
  const { cpuRam: weights } = await insights.estimateModelResourceRequirementsV2({
    gpuLayers: 0,
    useMmap: true,
  });
  const isEmbeddingContext = purpose === 'vectors';
  const trained = insights.trainContextSize ?? Infinity;
  const ways = [
    ...sizes.map((contextSize) => ({ contextSize, sequences: 1 })),
    { contextSize: 1024, sequences: 2 },
  ]
    .map((way) => ({ ...way, contextSize: Math.min(way.contextSize, trained) }))
    .filter(
      (way, index, all) =>
        all.findIndex((o) => o.contextSize === way.contextSize && o.sequences === way.sequences) === index,
    )
    .filter(({ sequences }) => !isEmbeddingContext || sequences === 1);
  const contexts: MemoryFigures['contexts'] = [];
  for (const way of ways) {
    const { cpuRam: bytes } = await insights.estimateContextResourceRequirementsV2({
      ...way,
      modelGpuLayers: 0,
      useMmap: true,
      isEmbeddingContext,
      ...(isEmbeddingContext ? { batchSize: way.contextSize } : {}),
      ...cacheTypes(kvCache),
    });
    contexts.push({ ...way, bytes });
  }
  return { weights, contexts };
}
