import { basename } from 'node:path';
import { messageOf } from '../../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../../shared/result';
import type { Clock } from '../../../../platform/base/clock';
import { environmentOfShell } from '../../../../platform/base/inherited-environment';
import {
  done,
  failed,
  textArgument,
  unconfirmed,
  type OwnTool,
  type ToolResult,
} from '../../../../ports/tool';
import { forbiddenPlace } from './argument-places';
import { toWords } from './command-line';
import { findProgram, programFolders } from './find-program';
import { runProgram, type ProgramEnd } from './run-program';

export interface ShellToolOptions {
  /** The folder programs run in. It exists. */
  readonly workspace: string;
  /** What no model may change: programs are not given it, as far as their arguments show. Absolute. */
  readonly readOnlyFolders: () => readonly string[];
  /** Programs that may be started: names, or absolute paths. */
  readonly allowed: readonly string[];
  /** Of the engine; little of it is passed on. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
}

const defaultSeconds = 60;
const mostSeconds = 600;

/** Arguments with which a program that looks harmless starts others, deletes or writes elsewhere. */
const refusedArguments: Readonly<Record<string, RegExp>> = {
  find: /^-(?:exec|execdir|ok|okdir|delete|fprint0?|fprintf|fls)$/u,
  git: /^(?:-c|--config-env.*|--exec-path.*|-C|--git-dir.*|--work-tree.*|config)$/u,
};

/** Programs that write to no file, whatever their arguments are; of find the ones above are refused. */
const onlyRead: ReadonlySet<string> = new Set([
  'cat',
  'cmp',
  'diff',
  'du',
  'find',
  'grep',
  'head',
  'ls',
  'md5sum',
  'sha256sum',
  'stat',
  'tail',
  'wc',
]);

/** `shell`: one allowed program at a time, in the workspace, without a shell. */
export function shellTool(options: ShellToolOptions): OwnTool {
  return {
    name: 'shell',
    brings: 'the output of a program',
    description: `Run one program in the workspace, without a shell. Allowed: ${options.allowed.join(', ')}`,
    effect: 'acts',
    parameters: {
      type: 'object',
      properties: {
        command: { type: 'string', minLength: 1, maxLength: 8_000, description: 'Program and arguments' },
        timeout_seconds: { type: 'integer', minimum: 1, maximum: mostSeconds },
      },
      required: ['command'],
      additionalProperties: false,
    },
    check: (args) => {
      const program = programOf(options, textArgument(args, 'command'));
      return program.ok ? [] : [program.error.message];
    },
    execute: async (args, _context, signal) =>
      run(
        options,
        textArgument(args, 'command'),
        typeof args['timeout_seconds'] === 'number' ? args['timeout_seconds'] : defaultSeconds,
        signal,
      ),
  };
}

interface Program {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly folders: readonly string[];
}

/** What a command would start, or why nothing is started. */
function programOf(
  { workspace, readOnlyFolders, allowed, environment }: ShellToolOptions,
  command: string,
): Result<Program> {
  const failed = (message: string): Result<never> => refuse({ code: 'shell.refused', message });
  const words = toWords(command);
  if (!words.ok) return failed(`${words.error.message}. ${words.error.remedy ?? ''}`);
  const [name = '', ...rest] = words.value;
  if (!allowed.includes(name))
    return failed(
      `"${name}" is not allowed. Allowed: ${allowed.join(', ')}. A person can add it to tools.shell_allow in config.toml.`,
    );
  const refused = rest.find((word) => refusedArguments[basename(name)]?.test(word) === true);
  if (refused !== undefined)
    return failed(
      `"${refused}" of ${name} is not allowed: it would reach beyond this one program. Leave it out.`,
    );
  for (const word of rest) {
    const forbidden = forbiddenPlace(word, {
      workspace,
      kept: onlyRead.has(basename(name)) ? [] : readOnlyFolders(),
    });
    if (forbidden?.why === 'outside')
      return failed(`"${forbidden.place}" is not in the workspace. Use paths inside it, without "..".`);
    if (forbidden?.why === 'kept')
      return failed(
        `"${forbidden.place}" is where this app keeps what a model must not change, so ${name} is not given it. file_read and file_search read it.`,
      );
  }
  const folders = programFolders(environment['PATH'] ?? '', workspace);
  const file = findProgram(name, folders, workspace);
  if (file === null)
    return failed(
      `There is no program "${name}" that can be started on this computer. Another allowed one may do: ${allowed.join(', ')}.`,
    );
  return ok({ name, file, args: rest, folders });
}

async function run(
  options: ShellToolOptions,
  command: string,
  seconds: number,
  signal: AbortSignal,
): Promise<ToolResult> {
  const { workspace, environment, clock } = options;
  const program = programOf(options, command);
  if (!program.ok) return failed(program.error.message);
  const { name, file, args, folders } = program.value;
  try {
    const end = await runProgram(
      {
        file,
        args,
        folder: workspace,
        environment: {
          ...environmentOfShell(environment),
          PATH: folders.join(process.platform === 'win32' ? ';' : ':'),
          HOME: workspace,
          TERM: 'dumb',
        },
        timeoutMs: seconds * 1_000,
      },
      clock,
      signal,
    );
    return toResult(name, end, seconds);
  } catch (failure) {
    signal.throwIfAborted();
    return failed(`${name} could not be started: ${messageOf(failure)}`);
  }
}

function toResult(name: string, { code, signal, endedBy, output }: ProgramEnd, seconds: number): ToolResult {
  const said = output === '' ? 'It wrote nothing.' : `Output:\n${output}`;
  if (endedBy === 'time')
    return unconfirmed(
      `${name} was ended after ${String(seconds)} s, with everything it had started. What it had done by then stays. ${said}`,
    );
  if (endedBy === 'output') return unconfirmed(`${name} was ended because it wrote without end. ${said}`);
  if (code === 0)
    return {
      ...done(output === '' ? `${name} ended well and wrote nothing` : output),
      meta: { exit_code: code },
    };
  return code === null
    ? unconfirmed(`${name} ended with signal ${signal ?? ''}. ${said}`)
    : { ...failed(`${name} ended with code ${String(code)}. ${said}`), meta: { exit_code: code } };
}
