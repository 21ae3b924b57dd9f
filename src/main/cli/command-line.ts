import type { Readable } from 'node:stream';
import type { Input, Output, ProcedureName } from '../../shared/procedures';
import type { Clock } from '../platform/base/clock';
import type { ControlClient } from '../modules/control/socket/socket-client';
import type { ReadingProcedure } from './offline/reading';
import type { Paint } from './render/style';

/** What every command is given: where the home is, whom to ask, where to write. */
export interface CommandLine {
  readonly home: string;
  /** Machine-readable output instead of tables. */
  readonly json: boolean;
  /** Folder of the package. */
  readonly root: string;
  readonly version: string;
  readonly clock: Clock;
  /** Aborted by Ctrl+C and SIGTERM. */
  readonly signal: AbortSignal;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly paint: Paint;
  /** Asks the engine that runs, and nobody else. Throws a RefusedError when it refuses. */
  ask<P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Output<P>>;
  /**
   * Asks the engine that runs, or reads the home's files and database when none does, or when one takes
   * nothing, which stderr says then.
   */
  read<P extends ReadingProcedure>(procedure: P, input: Input<P>): Promise<Output<P>>;
  readonly engine: ControlClient;
  /** Lines for stdout. */
  print(...lines: readonly string[]): void;
  /** A piece of a line for stdout, e.g. streamed text. */
  write(text: string): void;
  printJson(value: unknown): void;
  /** Lines for stderr. */
  say(...lines: readonly string[]): void;
  /**
   * A line on stderr that the next one takes the place of; null ends it. False: stderr is no terminal, and
   * nothing was shown.
   */
  status(line: string | null): boolean;
  /** The process's exit code when the command ends without an error. */
  exitWith(code: number): void;
}
