import { closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ChatMessage } from '../../shared/chat';
import { AppError, messageOf } from '../../shared/errors';
import type { Logger } from '../base/logger';
import type { Sessions } from '../ports/sessions';

const extension = '.jsonl';

/** The first line of a conversation. Older files begin with a message; those are of the desktop. */
const Head = z.object({ conversation: z.object({ channel: z.string() }) });

/** One file of JSON lines a conversation. A line that was cut off by a crash is left out and said in the log. Writing throws AppError storage.session. */
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
          const file = join(folder, name);
          return { id, channel: channelOf(file), updatedAt: statSync(file).mtimeMs, messages: parseLines(file, logger) };
        }),
    create: (id, channel) => { if (!existsSync(fileOf(id))) appendLine(fileOf(id), `${JSON.stringify({ conversation: { channel } })}\n`); },
    rename: (id, to) => { if (existsSync(fileOf(id))) renameSync(fileOf(id), fileOf(to)); },
    append: (id, message) => { appendLine(fileOf(id), `${JSON.stringify(message)}\n`); },
    takeBack: (id, messageId) => { if (existsSync(fileOf(id))) replaceLines(fileOf(id), (line) => ChatMessage.safeParse(parseJson(line)).data?.id !== messageId); },
    delete: (id) => { rmSync(fileOf(id), { force: true }); },
  };
}

function appendLine(file: string, line: string): void {
  try {
    const descriptor = openSync(file, 'a+', 0o600);
    try {
      writeFileSync(descriptor, endsInLineBreak(descriptor) ? line : `\n${line}`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (failure) {
    throw new AppError('storage.session', `The conversation could not be saved: ${messageOf(failure)}`, {
      mend: `Check that you may write to ${dirname(file)} and that the disk is not full.`,
      retryable: true,
      cause: failure,
    });
  }
}

/** Keeps the lines that fit; whoever reads meanwhile sees all of the old file or all of the new one. */
function replaceLines(file: string, fits: (line: string) => boolean): void {
  const beside = `${file}.writing`;
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line !== '' && fits(line));
  rmSync(beside, { force: true });
  appendLine(beside, lines.map((line) => `${line}\n`).join(''));
  renameSync(beside, file);
}

/** False after a crash in the middle of a line: the next message must not become a part of it. */
function endsInLineBreak(descriptor: number): boolean {
  const { size } = fstatSync(descriptor);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(descriptor, last, 0, 1, size - 1) === 1 && last.toString() === '\n');
}

function parseLines(file: string, logger: Logger): readonly ChatMessage[] {
  return readFileSync(file, 'utf8').split('\n').flatMap((line, index) => {
    if (line === '') return [];
    const value = parseJson(line);
    if (index === 0 && Head.safeParse(value).success) return [];
    const parsed = ChatMessage.safeParse(value);
    if (parsed.success) return [parsed.data];
    logger.warn('A line of a conversation could not be read and is left out', { file, line: index + 1 });
    return [];
  });
}

function channelOf(file: string): string {
  const head = Head.safeParse(parseJson(readFileSync(file, 'utf8').split('\n', 1)[0] ?? ''));
  return head.success ? head.data.conversation.channel : 'desktop';
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
