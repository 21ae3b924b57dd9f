import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ChatMessage } from '../../shared/chat';
import type { Logger } from '../base/logger';
import type { Sessions } from '../ports/sessions';

const extension = '.jsonl';

/** One file of JSON lines a conversation. A line that was cut off by a crash is left out and said in the log. */
export function openSessions(folder: string, logger: Logger): Sessions {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${encodeURIComponent(id)}${extension}`);
  const read = (id: string): readonly ChatMessage[] | null => (existsSync(fileOf(id)) ? parseLines(fileOf(id), logger) : null);
  return {
    read,
    list: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => {
          const id = decodeURIComponent(name.slice(0, -extension.length));
          return { id, updatedAt: statSync(join(folder, name)).mtimeMs, messages: parseLines(join(folder, name), logger) };
        }),
    create: (id) => { appendLine(fileOf(id), ''); },
    append: (id, message) => { appendLine(fileOf(id), `${JSON.stringify(message)}\n`); },
    delete: (id) => { rmSync(fileOf(id), { force: true }); },
  };
}

function appendLine(file: string, line: string): void {
  const descriptor = openSync(file, 'a', 0o600);
  try {
    writeSync(descriptor, line);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function parseLines(file: string, logger: Logger): readonly ChatMessage[] {
  return readFileSync(file, 'utf8').split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const parsed = ChatMessage.safeParse(parseJson(line));
    if (parsed.success) return [parsed.data];
    logger.warn('A line of a conversation could not be read and is left out', { file, line: index + 1 });
    return [];
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
