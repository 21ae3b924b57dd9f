import { z } from 'zod';
import type { MemoryFormat } from '../../../shared/memory';
import { ok, refuse, type Result } from '../../../shared/result';
import type { MemoryRecord } from '../../ports/memory';
import { markdownLine, parseMarkdownLine } from '../../ports/memory-line';

const format = 'zeroclaw-memory';
const Row = z.object({
  key: z.string().min(1),
  content: z.string(),
  category: z.string().min(1),
  scope: z.string().min(1),
  at: z.iso.datetime({ offset: true }),
});
const File = z.object({ format: z.literal(format), version: z.literal(1), memories: z.array(Row) });

export const memoryFileName = (kind: MemoryFormat, at: number): string =>
  `zeroclaw-memory-${new Date(at).toISOString().slice(0, 10)}.${kind === 'json' ? 'json' : 'md'}`;

/**
 * Memories as one text: JSON, or Markdown in the form of the files of the markdown backend. Both are read by
 * `fromMemoryFile`.
 */
export function toMemoryFile(kind: MemoryFormat, records: readonly MemoryRecord[], at: number): string {
  if (kind === 'json') {
    const memories = records.map((record) => ({
      key: record.key,
      content: record.content,
      category: record.category,
      scope: record.scope,
      at: new Date(record.at).toISOString(),
    }));
    return `${JSON.stringify({ format, version: 1, exported_at: new Date(at).toISOString(), memories }, null, 2)}\n`;
  }
  const categories = [...new Set(records.map(({ category }) => category))].sort();
  const parts = categories.map((category) =>
    [
      `## ${category}`,
      '',
      ...records.filter((record) => record.category === category).map(markdownLine),
      '',
    ].join('\n'),
  );
  return [`# Memories, ${new Date(at).toISOString()}`, '', ...parts].join('\n');
}

/** Reads what `toMemoryFile` wrote, also after a person edited it. */
export function fromMemoryFile(text: string): Result<readonly MemoryRecord[]> {
  return text.trimStart().startsWith('{') ? fromJson(text) : fromMarkdown(text);
}

function fromJson(text: string): Result<readonly MemoryRecord[]> {
  const parsed = File.safeParse(parsedOr(text));
  if (parsed.success) return ok(parsed.data.memories.map((row) => ({ ...row, at: Date.parse(row.at) })));
  const [issue] = parsed.error.issues;
  return unreadable(
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`.replace(/^: /u, ''),
  );
}

function fromMarkdown(text: string): Result<readonly MemoryRecord[]> {
  let category = 'fact';
  const records: MemoryRecord[] = [];
  for (const line of text.split(/\r?\n/u)) {
    const heading = /^##\s+(?<name>\S.*)$/u.exec(line)?.groups?.['name']?.trimEnd();
    if (heading !== undefined) category = heading;
    const record = parseMarkdownLine(line, category);
    if (record !== null) records.push(record);
  }
  return records.length > 0 ? ok(records) : unreadable('it has no line such as "- **key**: text"');
}

const unreadable = (why: string): Result<never> =>
  refuse({
    code: 'memory.file',
    message: `This is no file of memories: ${why}`,
    remedy: 'Give a file that an export wrote: Markdown (.md) or JSON (.json).',
  });

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
