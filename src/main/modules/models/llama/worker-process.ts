import { fork, type ChildProcess } from 'node:child_process';
import { environmentOfInference } from '../../../platform/base/inherited-environment';
import { placesVariable } from './module-places';
import { Report, type Command } from './protocol';

/** An inference process as the host sees it. */
export interface Worker {
  /** Absent when it could not be started. */
  readonly pid?: number | undefined;
  send(command: Command): void;
  /** At once, whatever it is doing. `onExit` follows. */
  kill(): void;
}

export interface WorkerListener {
  onReport(report: Report): void;
  /** Once, when the process is gone. `detail` says how, with the end of what it printed. */
  onExit(detail: string): void;
}

/** `card`: the one graphics card that it sees, from 0; undefined: all. */
export type StartWorker = (listener: WorkerListener, card?: number) => Worker;

export interface WorkerProgram {
  /** The built worker, or its source together with `execArgv` that can run it. */
  readonly file: string;
  readonly execArgv?: readonly string[];
  /** Addresses of modules that the library finds there, and not beside itself; null: none. */
  readonly modulePlaces?: () => Readonly<Record<string, string>> | null;
}

const keptOutput = 2000;

/**
 * Runs the worker with fork, in Electron too: there the RunAsNode fuse is on for it
 * (docs/decisions/0010-inference-process.md).
 */
export const forkWorker =
  (program: WorkerProgram): StartWorker =>
  (listener, card) => {
    const child: ChildProcess = fork(program.file, [], {
      execArgv: [...(program.execArgv ?? [])],
      env: {
        ...environmentOfInference(process.env),
        ...(card === undefined ? {} : onlyCard(String(card))),
        NODE_LLAMA_CPP_SKIP_DOWNLOAD: 'true',
        [placesVariable]: JSON.stringify(program.modulePlaces?.() ?? {}),
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let printed = '';
    let gone = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-keptOutput);
    });
    child.on('message', (message) => {
      listener.onReport(Report.parse(message));
    });
    const end = (how: string): void => {
      if (gone) return;
      gone = true;
      listener.onExit([how, lastLine(printed)].filter((part) => part !== '').join(': '));
    };
    child.on('error', (failure) => {
      end(failure.message);
    });
    child.on('exit', (code, signal) => {
      end(signal === null ? `exit code ${String(code)}` : `signal ${signal}`);
    });
    return {
      pid: child.pid,
      send: (command) => {
        if (child.connected) child.send(command, () => {});
      },
      kill: () => {
        child.kill('SIGKILL');
      },
    };
  };

/** Drivers look for it when they are loaded, and never again. */
const onlyCard = (card: string): Readonly<Record<string, string>> => ({
  GGML_VK_VISIBLE_DEVICES: card,
  CUDA_VISIBLE_DEVICES: card,
});

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';
