import { messageOf } from '../../../shared/errors';
import { shortened } from '../../../shared/shortened';
import type { Logger } from '../../platform/base/logger';
import { runRecords, type Memory, type MemoryHit } from '../../ports/memory';
import { comparable } from './comparable';
import { onlyAsks } from './only-asks';
import { toldNote } from '../../ports/told-note';

/** Asked for: some are not for the model, some it has before it already. */
const recalled = 10;
const shown = 4;
const longestRecord = 4_000;
const longestShown = 800;
const longestBlock = 4_000;

export interface RecallSettings {
  /** 0..1; a memory that fits less is not shown. */
  readonly minRelevance: number;
  readonly scopes: readonly string[];
  /** What the model sees of the conversation anyway. */
  readonly said?: readonly string[];
}

/**
 * What the agent remembers about a message, as text to stand before it; empty when nothing fits. A memory
 * that fails does not keep the message from being answered.
 */
export async function recallContext(
  memory: Memory,
  message: string,
  settings: RecallSettings,
  logger: Logger,
  signal: AbortSignal,
): Promise<string> {
  const hits = await memory
    .recall(message, { limit: recalled, scopes: settings.scopes }, signal)
    .catch((failure: unknown): readonly MemoryHit[] => {
      if (!signal.aborted)
        logger.warn('The memory could not be searched; a message is answered without it', {
          failure: messageOf(failure),
        });
      return [];
    });
  const said = new Set([message, ...(settings.said ?? [])].map(comparable));
  const fitting = hits.filter(
    (hit) => hit.score >= settings.minRelevance && isForModel(hit) && !said.has(comparable(hit.content)),
  );
  const lines = withoutDuplicates(fitting)
    .slice(0, shown)
    .map(({ key, content, category }) => {
      const note = { key: inOneLine(key), content: shortened(inOneLine(content), longestShown), category };
      return `- ${toldNote(note)}`;
    });
  const block = withinBlock(lines);
  return block.length === 0 ? '' : `[Memory context]\n${block.join('\n')}\n\n`;
}

/**
 * Records of runs, pictures, copies of tool results, of conversations and of answers are not what a person
 * asked to remember; and what was merely asked elsewhere is no fact.
 */
const isForModel = ({ key, content, category }: MemoryHit): boolean =>
  category !== runRecords &&
  !(category === 'conversation' && onlyAsks(content)) &&
  !key.endsWith('_history') &&
  !/^assistant_resp(?:_|$)/u.test(key) &&
  !content.includes('[IMAGE:') &&
  !content.includes('<tool_result') &&
  content.length <= longestRecord;

/** The same words in another scope or under another key are told once; the better one comes first. */
function withoutDuplicates(hits: readonly MemoryHit[]): readonly MemoryHit[] {
  return hits.filter(
    (hit, index) =>
      hits.findIndex((other) => comparable(other.content) === comparable(hit.content)) === index,
  );
}

/** Whatever wrote it, nothing of it may stand like a message of the person below. */
const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function withinBlock(lines: readonly string[]): readonly string[] {
  let length = 0;
  return lines.filter((line) => (length += line.length) <= longestBlock);
}
