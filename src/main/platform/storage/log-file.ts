import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';
import { createMask, type Mask } from './mask-secrets';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface LogFile extends Logger {
  /**
   * From now on this text is never written. Short texts (under 6 characters) are not hidden: they would blank
   * out words.
   */
  hide(secret: string): void;
  close(): void;
}

export interface LogFileOptions {
  readonly file: string;
  readonly clock: Clock;
  /** What is hidden in it, when that is known elsewhere too. */
  readonly mask?: Mask;
  readonly level?: LogLevel;
  /** A file that would grow beyond this is renamed to FILE.1, FILE.1 to FILE.2, ... */
  readonly maxBytes?: number;
  /** Renamed files kept. */
  readonly keep?: number;
  /** Calls it soon: lines of level info and below that come until then are written together. Absent: at once. */
  readonly soon?: (work: () => void) => void;
  /** Also gets every line, e.g. process.stderr. */
  readonly copyTo?: { write(line: string): unknown } | undefined;
}

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** So many characters are not kept back. */
const mostGathered = 32_768;

/**
 * The log as JSON lines `{"at","level","message",...}`. A warning or an error is with the system when the call
 * returns, with everything before it, so it survives a crash of the program; what only informs is there `soon`.
 * A log that cannot be written never stops the work; the copy goes on.
 */
export function openLogFile(options: LogFileOptions): LogFile {
  const lowest = levels.indexOf(options.level ?? 'info');
  const mask = options.mask ?? createMask();
  const file = new RotatingFile(options.file, options.maxBytes ?? 5_000_000, options.keep ?? 5);
  const { soon } = options;
  let gathered = '';
  /** The file is there from the first line on, however long the turn in which that is written. */
  let hasWritten = false;
  let isFlushing = false;
  const flush = (): void => {
    isFlushing = false;
    const lines = gathered;
    gathered = '';
    hasWritten = true;
    if (lines !== '') file.append(lines);
  };
  const write = (level: LogLevel, message: string, fields: Record<string, unknown> = {}): void => {
    if (levels.indexOf(level) < lowest) return;
    const head = { at: new Date(options.clock.now()).toISOString(), level, message: mask.text(message) };
    // Twice: the first gives the order of keys, the last wins over fields of the same name.
    const line = `${JSON.stringify({ ...head, ...mask.fields(fields), ...head })}\n`;
    options.copyTo?.write(line);
    gathered += line;
    if (
      soon === undefined ||
      !hasWritten ||
      levels.indexOf(level) >= levels.indexOf('warn') ||
      gathered.length >= mostGathered
    )
      flush();
    else if (!isFlushing) {
      isFlushing = true;
      soon(flush);
    }
  };
  return {
    debug: (message, fields) => {
      write('debug', message, fields);
    },
    info: (message, fields) => {
      write('info', message, fields);
    },
    warn: (message, fields) => {
      write('warn', message, fields);
    },
    error: (message, fields) => {
      write('error', message, fields);
    },
    hide: (secret) => {
      mask.hide(secret);
    },
    close: () => {
      flush();
      file.close();
    },
  };
}

/** Invariant: `descriptor` is open unless closed or the file could not be opened; `bytes` is its size. */
class RotatingFile {
  #descriptor: number | null = null;
  #bytes = 0;
  #closed = false;

  constructor(
    private readonly file: string,
    private readonly maxBytes: number,
    private readonly keep: number,
  ) {}

  append(lines: string): void {
    if (this.#closed) return;
    try {
      this.#open();
      const length = Buffer.byteLength(lines);
      if (this.#bytes > 0 && this.#bytes + length > this.maxBytes) this.#rotate();
      if (this.#descriptor !== null) this.#bytes += writeSync(this.#descriptor, lines);
    } catch {
      // Tried again with the next line: the disk may have room by then.
      this.#release();
    }
  }

  close(): void {
    this.#closed = true;
    this.#release();
  }

  #open(): void {
    if (this.#descriptor !== null) return;
    mkdirSync(dirname(this.file), { recursive: true });
    this.#descriptor = openSync(this.file, 'a', 0o600);
    this.#bytes = fstatSync(this.#descriptor).size;
  }

  #rotate(): void {
    this.#release();
    rmSync(`${this.file}.${String(this.keep)}`, { force: true });
    for (let number = this.keep - 1; number >= 1; number -= 1) {
      if (existsSync(`${this.file}.${String(number)}`))
        renameSync(`${this.file}.${String(number)}`, `${this.file}.${String(number + 1)}`);
    }
    if (this.keep > 0) renameSync(this.file, `${this.file}.1`);
    else rmSync(this.file);
    this.#open();
  }

  #release(): void {
    if (this.#descriptor === null) return;
    const descriptor = this.#descriptor;
    this.#descriptor = null;
    closeSync(descriptor);
  }
}
