import type { Input, Output } from '../../shared/procedures';
import type { Result } from '../../shared/result';
import { appFilesIn } from '../platform/base/app-files';
import { systemClock } from '../platform/base/clock';
import { homeFolder } from '../platform/base/home-folder';
import { EngineTakesNothingError, NoEngineError } from '../platform/socket/errors';
import { createControlClient } from '../modules/control/socket/socket-client';
import { runningEngine } from '../platform/storage/engine-lock';
import { homePaths } from '../platform/storage/home-paths';
import type { CommandLine } from './command-line';
import type { ReadingProcedure } from './offline/reading';
import { RefusedError, UsageError, valueOf } from './refused';
import { paintFor, wantsColour } from './render/style';

export interface Surroundings {
  readonly root: string;
  readonly version: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: CommandLine['input'];
  readonly output: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly errors: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly signal: AbortSignal;
  readonly exitWith: (code: number) => void;
}

/** What the commands are given, on the real machine. */
export function openCommandLine(
  { home: named, json = false }: { readonly home?: string; readonly json?: boolean },
  around: Surroundings,
): CommandLine {
  const { root, environment, output, errors, signal } = around;
  const home = homeGiven(named, environment);
  const engine = createControlClient({
    home,
    clock: systemClock,
    pid: () => runningEngine(homePaths(home).data)?.pid ?? null,
  });
  const readOffline = async <P extends ReadingProcedure>(
    procedure: P,
    input: Input<P>,
  ): Promise<Result<Output<P>>> => {
    // An engine that runs answers without any of this.
    const [{ readingInputs }, { createOfflineEngine }, { inputMistake }] = await Promise.all([
      import('../../shared/reading'),
      import('./offline/offline-engine'),
      import('../platform/base/input-mistake'),
    ]);
    const parsed = readingInputs[procedure].safeParse(input);
    if (!parsed.success)
      throw new RefusedError({
        code: 'api.input',
        message: inputMistake(parsed.error, input),
        remedy: 'Correct it, then try again.',
      });
    const offline = createOfflineEngine(home, appFilesIn(root).resources, systemClock);
    return await (offline[procedure] as (input: unknown) => Promise<Result<Output<P>>>)(parsed.data);
  };
  const say: CommandLine['say'] = (...lines) => {
    errors.write(lines.map((line) => `${line}\n`).join(''));
  };
  let isSaid = false;
  /** Once for a command, however often it reads. */
  const sayFromFiles = ({ message }: EngineTakesNothingError): void => {
    if (!isSaid) say(`${message} This is read from the home’s files.`);
    isSaid = true;
  };
  return {
    home,
    json,
    root,
    version: around.version,
    clock: systemClock,
    signal,
    input: around.input,
    paint: paintFor(!json && wantsColour(output.isTTY === true, environment)),
    engine,
    ask: async (procedure, input) => valueOf(await engine.ask(procedure, input, signal)),
    async read(procedure, input) {
      try {
        return valueOf(await engine.ask(procedure, input, signal));
      } catch (failure) {
        if (failure instanceof EngineTakesNothingError) sayFromFiles(failure);
        else if (!(failure instanceof NoEngineError)) throw failure;
        return valueOf(await readOffline(procedure, input));
      }
    },
    print: (...lines) => {
      output.write(lines.map((line) => `${line}\n`).join(''));
    },
    write: (text) => {
      output.write(text);
    },
    printJson: (value) => {
      output.write(`${JSON.stringify(value, null, 2)}\n`);
    },
    say,
    status: (line) => {
      if (json || errors.isTTY !== true) return false;
      errors.write(`\r\u001B[2K${line ?? ''}`);
      return true;
    },
    exitWith: around.exitWith,
  };
}

function homeGiven(named: string | undefined, environment: Surroundings['environment']): string {
  const found = homeFolder(named, environment);
  if (!found.ok) throw new UsageError(found.error.message, found.error.remedy ?? '');
  return found.value;
}
