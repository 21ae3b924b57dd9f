import type { Memory, MemoryHit } from '../ports/memory';

const recalled = 5;
const shown = 4;
const longestRecord = 4_000;

export interface RecallSettings {
  /** 0..1; a memory that fits less is not shown. */
  readonly minRelevance: number;
  readonly scopes: readonly string[];
}

/** What the agent remembers about a message, as text to stand before it; empty when nothing fits. A memory that fails does not keep the message from being answered. */
export async function recallContext(memory: Memory, message: string, settings: RecallSettings): Promise<string> {
  const hits = await memory.recall(message, { limit: recalled, scopes: settings.scopes }).catch((): readonly MemoryHit[] => []);
  const lines = hits.filter((hit) => hit.score >= settings.minRelevance && isForModel(hit)).slice(0, shown).map((hit) => `- ${hit.key}: ${hit.content}`);
  return lines.length === 0 ? '' : `[Memory context]\n${lines.join('\n')}\n\n`;
}

/** Records of runs, pictures, copies of tool results and of conversations are not what a person asked to remember. */
const isForModel = ({ key, content, category }: MemoryHit): boolean =>
  category !== 'sop' && !key.endsWith('_history') && !content.includes('[IMAGE:') && !content.includes('<tool_result') && content.length <= longestRecord;
