import { Readable } from 'node:stream';
import { CommanderError } from 'commander';
import { AppError } from '../../shared/errors';
import type { Notice } from '../../shared/notices';
import { ok, refuse } from '../../shared/result';
import { systemClock } from '../platform/base/clock';
import type { CommandLine } from '../cli/command-line';
import { createProgram, usageExitCode, type GlobalOptions } from '../cli/program';
import { UsageError, valueOf } from '../cli/refused';
import { paintFor } from '../cli/render/style';

export interface CommandOutcome {
  readonly out: string;
  readonly err: string;
  readonly exitCode: number;
  readonly asked: readonly (readonly [procedure: string, input: unknown])[];
  readonly options: GlobalOptions;
}

/** Runs one command line against scripted answers, by procedure. */
export async function runCommand(
  args: readonly string[],
  answers: Readonly<Record<string, unknown>> = {},
  notices: readonly Notice[] = [],
  stdin = '',
  isTerminal = false,
): Promise<CommandOutcome> {
  let out = '';
  let err = '';
  let exitCode = 0;
  let options: GlobalOptions = {};
  const asked: (readonly [string, unknown])[] = [];
  const ask = async (procedure: string, input: unknown): Promise<never> => {
    asked.push([procedure, input]);
    const answer = answers[procedure];
    return valueOf(
      ok(typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer),
    ) as never;
  };
  const open = (given: GlobalOptions): CommandLine => {
    options = given;
    return {
      home: '/home/ana/.zeroclaw',
      json: given.json ?? false,
      root: '/app',
      version: '1.2.3',
      clock: { ...systemClock, now: () => 1_772_338_000_000 },
      signal: new AbortController().signal,
      input: Object.assign(Readable.from([stdin]), isTerminal ? { isTTY: true } : {}),
      paint: paintFor(false),
      ask,
      read: ask,
      engine: {
        ask: async (procedure, input) => {
          const answer: unknown = await ask(procedure, input);
          return answer instanceof AppError
            ? refuse({ code: answer.code, message: answer.message, remedy: answer.remedy })
            : ok(answer as never);
        },
        notices: async () =>
          (async function* () {
            yield* notices;
          })(),
        async *stillness() {
          yield* [];
        },
      },
      print: (...lines) => {
        out += lines.map((line) => `${line}\n`).join('');
      },
      write: (text) => {
        out += text;
      },
      printJson: (value) => {
        out += JSON.stringify(value);
      },
      say: (...lines) => {
        err += lines.map((line) => `${line}\n`).join('');
      },
      status: () => false,
      exitWith: (code) => {
        exitCode = code;
      },
    };
  };
  const program = createProgram({
    version: '1.2.3',
    open,
    composeEngine: () => Promise.reject(new Error('not in this test')),
    writeOut: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
  });
  try {
    await program.parseAsync(['node', 'zeroclaw', ...args]);
  } catch (failure) {
    if (failure instanceof CommanderError) exitCode = usageExitCode(failure);
    else if (failure instanceof UsageError) {
      exitCode = 2;
      err += `${failure.message}\n${failure.remedy ?? ''}\n`;
    } else throw failure;
  }
  return { out, err, exitCode, asked, options };
}
