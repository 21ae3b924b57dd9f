import type { Language } from '../../shared/language';
import type { Notice } from '../../shared/notices';
import type { Clock } from '../platform/base/clock';
import type { Emitter } from '../platform/base/emitter';
import type { Desktop } from './desktop';
import type { Notifier } from './notifier';
import type { RunFileDialogs } from './run-file-dialogs';
import type { Secrets } from './secrets';
import type { Router } from './router';

/** What a shell (the app, the daemon, a test) gives the engine. */
export interface EngineOptions {
  /** The ZEROCLAW_HOME folder; created when missing. */
  readonly home: string;
  /** Read-only files that ship with the product, e.g. `models/`. */
  readonly resources: string;
  /** Folders of the procedures that a new home starts with, by the language they are written in. */
  readonly sampleSops: Readonly<Record<Language, string>>;
  readonly version: string;
  /** Languages of this machine, the preferred one first, e.g. `ko-KR`. Absent: English. */
  readonly languages?: readonly string[];
  /** Program file of the inference worker, run as a child process. */
  readonly workerFile: string;
  /** Options for the Node that runs it, e.g. to run it from source. */
  readonly workerExecArgv?: readonly string[];
  /** Program file of the thread that watches whether the engine stands still. Absent: nobody does. */
  readonly watcherFile?: string;
  /** Program file of the thread that reads PDFs. Absent: that of the engine does. */
  readonly pdfFile?: string;
  readonly notifier: Notifier;
  /** Absent: the machine's. */
  readonly clock?: Clock;
  /**
   * Asks the person in front of the screen for a model file; null: none was chosen. Absent: nobody is in
   * front of one.
   */
  readonly chooseModelFile?: () => Promise<string | null>;
  /** The same for a folder of model files. */
  readonly chooseModelFolder?: () => Promise<string | null>;
  /** Absent: nobody is in front of a screen. */
  readonly runFiles?: RunFileDialogs;
  /** Where other programs of this machine keep and serve models. Absent: where they do for the person who runs it. */
  readonly otherPrograms?: {
    readonly home: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly servers: readonly { readonly program: string; readonly port: number }[];
  };
  /** The list of licences that the build has written. */
  readonly licencesFile?: string;
  /** Absent: the engine runs without a window. */
  readonly desktop?: Desktop;
  /**
   * Asks the person in front of the screen where to save this text, and saves it; null: they chose no place.
   * Absent: nobody is in front of one.
   */
  readonly saveFile?: (suggested: string, text: string) => Promise<string | null>;
  /** Null: the daemon's file-based store. */
  readonly secrets: Secrets | null;
  /** Also log to stderr. */
  readonly logToStderr: boolean;
}

/** The running engine. */
export interface Engine {
  readonly router: Router;
  readonly notices: Emitter<Notice>;
  /** Resolves when the gateway listens, or cannot. */
  readonly opened: Promise<void>;
  /** e.g. http://127.0.0.1:42617; null while it does not listen. */
  gatewayUrl(): string | null;
  readonly socketPath: string;
  close(): Promise<void>;
}

/** Starts an engine; rejects with an AppError when the home cannot be used. */
export type ComposeEngine = (options: EngineOptions) => Promise<Engine>;
