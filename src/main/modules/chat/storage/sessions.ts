import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import type { ChatMessage } from '../../../../shared/chat';
import type { Choice } from '../../../../shared/chat-tree';
import { AppError, messageOf } from '../../../../shared/errors';
import { writeFileAtomically } from '../../../platform/base/atomic-file';
import { fileMark } from '../../../platform/base/file-mark';
import type { Logger } from '../../../platform/base/logger';
import { Slices } from '../../../platform/base/slices';
import { headlines, noHeadlines, type SessionHead, type Sessions } from '../../../ports/sessions';
import {
  readLine,
  readPart,
  toLine,
  type Chosen,
  type Entitled,
  type Pinned,
  type Part,
  type Place,
  type PlacedLine,
  type SessionLine,
} from './session-file';

const extension = '.jsonl';

interface Lines {
  readonly messages: readonly ChatMessage[];
  readonly choice: Choice | null;
}

/** As far as it was read. */
export interface ListedSession extends SessionHead {
  readonly place: Place;
}

export interface SessionFiles extends Sessions {
  list(signal: AbortSignal): Promise<readonly ListedSession[]>;
  /** What stands in a conversation behind a place; null: it is not there. */
  part(id: string, from: Place | null): Part | null;
  /** Null: another line stands there, or none. */
  line(id: string, place: Pick<PlacedLine, 'start' | 'bytes'>): SessionLine | null;
}

/**
 * One file of JSON lines a conversation. A line that was cut off by a crash is left out and said in the log.
 * Writing throws AppError storage.session. `now`: milliseconds that only grow.
 */
export function openSessions(folder: string, logger: Logger, now?: () => number): SessionFiles {
  mkdirSync(folder, { recursive: true });
  /**
   * The list is asked for at each change of one: of files that grew only what came is read, and nothing of
   * the others.
   */
  const known = new Map<string, Listed>();
  const fileOf = (id: string): string => {
    const named = join(folder, `${encodeURIComponent(id)}${extension}`);
    return isPlain(id) || existsSync(named) ? named : join(folder, `${shortOf(id)}${extension}`);
  };
  const lines = (id: string): Lines | null =>
    existsSync(fileOf(id)) ? parseLines(fileOf(id), logger) : null;
  const addLine = (id: string, line: unknown): void => {
    if (existsSync(fileOf(id))) appendLine(fileOf(id), `${JSON.stringify(line)}\n`);
  };
  function* listing(file: string): Generator<void, Listed | null> {
    const before = known.get(file);
    const listed = yield* listFile(file, before, logger);
    if (listed === null) known.delete(file);
    else if (listed !== before) known.set(file, listed);
    return listed;
  }
  return {
    read: (id) => lines(id)?.messages ?? null,
    choice: (id) => lines(id)?.choice ?? null,
    choose: (id, messageId) => {
      addLine(id, { chosen: messageId } satisfies z.infer<typeof Chosen>);
    },
    entitle: (id, title) => {
      addLine(id, { title } satisfies z.infer<typeof Entitled>);
    },
    pin: (id, pinned) => {
      addLine(id, { pinned } satisfies z.infer<typeof Pinned>);
    },
    async list(signal) {
      const slices = new Slices(signal, now);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(extension))
        .map((name) => join(folder, name));
      const heads: ListedSession[] = [];
      for (const file of files) {
        const work = listing(file);
        for (let step = work.next(); ; step = work.next()) {
          if (slices.over) await slices.next();
          if (step.done !== true) continue;
          if (step.value !== null) heads.push(step.value.head);
          break;
        }
      }
      const there = new Set(files);
      for (const file of known.keys()) if (!there.has(file)) known.delete(file);
      return heads;
    },
    head: (id) => {
      const work = listing(fileOf(id));
      let step = work.next();
      while (step.done !== true) step = work.next();
      return step.value?.head ?? null;
    },
    part: (id, from) => unlessGone(() => readPart(fileOf(id), from)),
    line: (id, { start, bytes }) => unlessGone(() => readLine(fileOf(id), start, bytes)),
    create: (id, channel) => {
      if (!existsSync(fileOf(id)))
        appendLine(fileOf(id), `${JSON.stringify({ conversation: { channel, id } })}\n`);
    },
    rename: (id, to) => {
      if (!existsSync(fileOf(id))) return;
      const [first = '', ...rest] = readFileSync(fileOf(id), 'utf8').split('\n');
      const head = toLine(first, true);
      const isHead = head?.type === 'head';
      writeFileAtomically(
        fileOf(to),
        [
          JSON.stringify({ conversation: { channel: isHead ? head.channel : 'desktop', id: to } }),
          ...(isHead ? rest : [first, ...rest]),
        ].join('\n'),
        { mode: 0o600 },
      );
      rmSync(fileOf(id), { force: true });
    },
    append: (id, message) => {
      appendLine(fileOf(id), `${JSON.stringify(message)}\n`);
    },
    takeBack: (id, messageId) => {
      if (!existsSync(fileOf(id))) return;
      replaceLines(fileOf(id), (text) => {
        const line = toLine(text, false);
        return line?.type !== 'message' || line.message.id !== messageId;
      });
    },
    delete: (id) => {
      rmSync(fileOf(id), { force: true });
    },
  };
}

interface Listed {
  /** Changes with every writing: lines are only added, and what takes lines out makes another file. */
  readonly state: string;
  readonly size: number;
  readonly head: ListedSession;
}

/** Yields after each part of a file that is read. Null: it is gone. */
function* listFile(file: string, before: Listed | undefined, logger: Logger): Generator<void, Listed | null> {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  const { size, mtimeMs } = stat;
  const state = fileMark(stat);
  if (before?.state === state) return before;
  const unnamed = {
    id: idOf(basename(file, extension)),
    channel: 'desktop',
    updatedAt: mtimeMs,
    title: null,
    pinned: false,
    ...noHeadlines,
  };
  let head: SessionHead = unnamed;
  let place: Place | null = null;
  if (before !== undefined && size > before.size) ({ place, ...head } = before.head);
  for (;;) {
    const part = unlessGone(() => readPart(file, place));
    if (part === null) return null;
    head = told(part.again ? unnamed : head, part);
    ({ place } = part);
    for (const { line, start } of part.lines)
      if (line === null)
        logger.warn('A line of a conversation could not be read and is left out', { file, byte: start });
    if (part.last) return { state, size, head: { ...head, place } };
    yield;
  }
}

function told(before: SessionHead, { lines }: Part): SessionHead {
  const messages = lines.flatMap(({ line }) => (line?.type === 'message' ? [line.message] : []));
  let { id, channel, title, pinned } = before;
  for (const { line } of lines) {
    if (line?.type === 'title') ({ title } = line);
    else if (line?.type === 'pinned') ({ pinned } = line);
    else if (line?.type === 'head') ({ id, channel } = { id: line.id ?? id, channel: line.channel });
  }
  return {
    id,
    channel,
    title,
    pinned,
    updatedAt: messages.at(-1)?.at ?? before.updatedAt,
    ...headlines(messages, before),
  };
}

/** Null: the file is not there, or not any more. */
function unlessGone<T>(work: () => T): T | null {
  try {
    return work();
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw failure;
  }
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
      remedy: `Check that you may write to ${dirname(file)} and that the disk is not full.`,
      retryable: true,
      cause: failure,
    });
  }
}

/** Keeps the lines that fit; whoever reads in the meantime sees all of the old file or all of the new one. */
function replaceLines(file: string, fits: (line: string) => boolean): void {
  const beside = `${file}.writing`;
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && fits(line));
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
  for (const [index, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (text === '') continue;
    const line = toLine(text, index === 0);
    if (line === null)
      logger.warn('A line of a conversation could not be read and is left out', { file, line: index + 1 });
    else if (line.type === 'message') messages.push(line.message);
    else if (line.type === 'chosen') choice = { id: line.id, after: messages.length };
  }
  return { messages, choice };
}

const longestName = 120;

/** The id can be a file's name on every system: short, and told apart where letter case does not count. */
const isPlain = (id: string): boolean =>
  encodeURIComponent(id).length <= longestName && !/[A-Z*'()!]|\.$/u.test(id);

/** Readable, and as different as the ids are; the id itself stands in the file. */
const shortOf = (id: string): string =>
  `${[...id.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')].slice(0, 40).join('')}~${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;

/** A person may have put any file there; its name need not be one of ours. */
function idOf(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
