import { createHash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { ChatMessage } from '../../shared/chat';
import type { Choice } from '../../shared/chat-tree';
import { AppError, messageOf } from '../../shared/errors';
import { writeFileAtomically } from '../base/atomic-file';
import type { Logger } from '../base/logger';
import { headlines, type SessionHead, type Sessions } from '../ports/sessions';

const extension = '.jsonl';

/** The first line of a conversation. Older files begin with a message; those are of the desktop. */
const Head = z.object({ conversation: z.object({ channel: z.string(), /** Absent in older files, whose name says it. */ id: z.string().optional() }) });

/** Lines between the messages: what a person chose. The last one counts. */
const Chosen = z.object({ chosen: z.string() });
const Entitled = z.object({ title: z.string() });

interface Lines {
  readonly messages: readonly ChatMessage[];
  readonly choice: Choice | null;
  readonly title: string | null;
}

/** One file of JSON lines a conversation. A line that was cut off by a crash is left out and said in the log. Writing throws AppError storage.session. */
export function openSessions(folder: string, logger: Logger): Sessions {
  mkdirSync(folder, { recursive: true });
  /** The list is asked for at each change of one: files that are as they were are not read again. */
  let known: ReadonlyMap<string, Listed> = new Map();
  const fileOf = (id: string): string => {
    const named = join(folder, `${encodeURIComponent(id)}${extension}`);
    return isPlain(id) || existsSync(named) ? named : join(folder, `${shortOf(id)}${extension}`);
  };
  const lines = (id: string): Lines | null => (existsSync(fileOf(id)) ? parseLines(fileOf(id), logger) : null);
  const addLine = (id: string, line: unknown): void => { if (existsSync(fileOf(id))) appendLine(fileOf(id), `${JSON.stringify(line)}\n`); };
  return {
    read: (id) => lines(id)?.messages ?? null,
    choice: (id) => lines(id)?.choice ?? null,
    choose: (id, messageId) => { addLine(id, { chosen: messageId } satisfies z.infer<typeof Chosen>); },
    entitle: (id, title) => { addLine(id, { title } satisfies z.infer<typeof Entitled>); },
    list: () => {
      known = new Map(readdirSync(folder).filter((name) => name.endsWith(extension)).map((name) => [name, listed(join(folder, name), known.get(name), logger)]));
      return [...known.values()].map(({ head }) => head);
    },
    create: (id, channel) => { if (!existsSync(fileOf(id))) appendLine(fileOf(id), `${JSON.stringify({ conversation: { channel, id } })}\n`); },
    rename: (id, to) => {
      if (!existsSync(fileOf(id))) return;
      const [first = '', ...rest] = readFileSync(fileOf(id), 'utf8').split('\n');
      const head = headOf(fileOf(id));
      const messages = head === null ? [first, ...rest] : rest;
      writeFileAtomically(fileOf(to), [JSON.stringify({ conversation: { channel: head?.channel ?? 'desktop', id: to } }), ...messages].join('\n'), { mode: 0o600 });
      rmSync(fileOf(id), { force: true });
    },
    append: (id, message) => { appendLine(fileOf(id), `${JSON.stringify(message)}\n`); },
    takeBack: (id, messageId) => { if (existsSync(fileOf(id))) replaceLines(fileOf(id), (line) => ChatMessage.safeParse(parseJson(line)).data?.id !== messageId); },
    delete: (id) => { rmSync(fileOf(id), { force: true }); },
  };
}

interface Listed {
  /** Changes with every writing: lines are only added, and what takes lines out makes another file. */
  readonly state: string;
  readonly head: SessionHead;
}

function listed(file: string, before: Listed | undefined, logger: Logger): Listed {
  const { ino, size, mtimeMs } = statSync(file);
  const state = `${String(ino)} ${String(size)} ${String(mtimeMs)}`;
  if (before?.state === state) return before;
  const head = headOf(file);
  const { messages, title } = parseLines(file, logger);
  return { state, head: { id: head?.id ?? decodeURIComponent(basename(file, extension)), channel: head?.channel ?? 'desktop', updatedAt: messages.at(-1)?.at ?? mtimeMs, title, ...headlines(messages) } };
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

function parseLines(file: string, logger: Logger): Lines {
  const messages: ChatMessage[] = [];
  let choice: Choice | null = null;
  let title: string | null = null;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    const value = parseJson(line);
    const message = ChatMessage.safeParse(value);
    if (message.success) {
      messages.push(message.data);
      continue;
    }
    const chosen = Chosen.safeParse(value);
    const entitled = Entitled.safeParse(value);
    if (chosen.success) choice = { id: chosen.data.chosen, after: messages.length };
    else if (entitled.success) ({ title } = entitled.data);
    else if (index > 0 || !Head.safeParse(value).success) logger.warn('A line of a conversation could not be read and is left out', { file, line: index + 1 });
  }
  return { messages, choice, title };
}

function headOf(file: string): z.infer<typeof Head>['conversation'] | null {
  const head = Head.safeParse(parseJson(readFileSync(file, 'utf8').split('\n', 1)[0] ?? ''));
  return head.success ? head.data.conversation : null;
}

const longestName = 120;

/** The id can be a file's name on every system: short, and told apart where letter case does not count. */
const isPlain = (id: string): boolean => encodeURIComponent(id).length <= longestName && !/[A-Z*'()!]|\.$/u.test(id);

/** Readable, and as different as the ids are; the id itself stands in the file. */
const shortOf = (id: string): string => `${[...id.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')].slice(0, 40).join('')}~${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
