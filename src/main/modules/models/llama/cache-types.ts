import { GgmlType } from 'node-llama-cpp';
import type { KvCache } from '../../../../shared/graphics';

/** How keys and values are kept; those of few bits are read by flash attention alone. */
export const cacheTypes = (
  kvCache: KvCache = 'f16',
): {
  readonly kvCacheKeyType?: GgmlType;
  readonly kvCacheValueType?: GgmlType;
  readonly flashAttention: boolean | 'auto';
} => {
  if (kvCache === 'f16') return { flashAttention: 'auto' };
  const type = kvCache === 'q8_0' ? GgmlType.Q8_0 : GgmlType.Q4_0;
  return { kvCacheKeyType: type, kvCacheValueType: type, flashAttention: true };
};
