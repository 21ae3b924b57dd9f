import { Command, InvalidArgumentError, Option, type CommanderError } from 'commander';
import type { MemoryFormat } from '../../shared/memory';
import type { Engine, EngineOptions } from '../ports/engine';
import { EngineStandsStillError } from '../platform/socket/errors';
import type { ApproveOptions } from './commands/approvals';
import { firmwareBoards } from '../modules/boards/serial/flash/firmware-boards';
import type { CommandLine } from './command-line';
import type { MemoryChoice } from './commands/memory';
import type { NewBoardOptions } from './commands/boards';
import type { ChatOptions } from './commands/chat';
import type { PresetOptions } from './commands/presets';
import type { FlashOptions } from './commands/flash-board';
import type { AddOptions, PullOptions } from './commands/models';
import type { RunAgainOptions, RunsFilter } from './commands/runs';
import { parts } from './parts';
import { addFleet } from './program-fleet';
import { addSops } from './program-sops';
import { addStops } from './program-stops';
import {
  analogLevelArgument,
  forOption,
  levelArgument,
  limitOption,
  pinArgument,
  pinOrInputArgument,
  wholeNumber,
  type PinOrInput,
  type Run,
} from './program-parts';
import { UsageError } from './refused';
import { toStillnessRow } from './rows/stillness';
import { nearest } from '../platform/base/nearest';

export interface GlobalOptions {
  readonly home?: string;
  readonly json?: boolean;
}

export interface ProgramOptions {
  readonly version: string;
  /** Makes what the commands are given, once the options are known. */
  readonly open: (options: GlobalOptions) => CommandLine;
  readonly composeEngine: (options: EngineOptions) => Promise<Engine>;
  readonly writeOut: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/**
 * The `zeroclaw` command with everything it understands. Parsing throws a CommanderError for what it does
 * not.
 */
export function createProgram({
  version,
  open,
  composeEngine,
  writeOut,
  writeError,
}: ProgramOptions): Command {
  const program = new Command('zeroclaw');
  const run = async (work: (cli: CommandLine) => void | Promise<void>): Promise<void> => {
    const cli = open(program.opts<GlobalOptions>());
    try {
      await work(cli);
    } catch (failure) {
      if (cli.json && failure instanceof EngineStandsStillError) cli.printJson(toStillnessRow(failure));
      throw failure;
    }
  };
  program
    .description(
      'A language model on this machine carries out your procedures and asks you before anything that matters.',
    )
    .version(version)
    .option('--home <dir>', 'folder with everything (default: $ZEROCLAW_HOME, else ~/.zeroclaw)')
    .option('--json', 'machine-readable output')
    .exitOverride()
    .configureOutput({
      writeOut,
      writeErr: writeError,
      outputError: (text, write) => {
        write(`${text.replace(/^error: /, '').trimEnd()}\n  See \`zeroclaw --help\`.\n`);
      },
    })
    .action(() => {
      const [unknown] = program.args;
      if (unknown !== undefined)
        throw new UsageError(`There is no command "${unknown}"`, suggestion(unknown, program));
      return run(async (cli) => (await parts.openApp()).openDesktopApp(cli));
    });

  program
    .command('app')
    .description('open the app')
    .action(() => run(async (cli) => (await parts.openApp()).openDesktopApp(cli)));
  program
    .command('daemon')
    .description('run the engine without windows until it is told to end')
    .action(() => run(async (cli) => (await parts.daemon()).runDaemon(cli, composeEngine)));
  addBackups(program, run);
  addSecrets(program, run);
  addStops(program, run);
  addProblems(program, run);
  addFleet(program, run);
  addNotifications(program, run);
  addMemory(program, run);
  addSops(program, run);
  addRuns(program, run);
  addBoards(program, run);
  addRecords(program, run);
  // Commander's own looks at the first word alone.
  program.helpCommand(false);
  program
    .command('help')
    .argument('[command...]')
    .description('what a command does')
    .action((names: readonly string[]) => {
      commandAt(program, names).outputHelp();
    });
  // Last, for the commands above take the program's settings over: none of them has arguments to spare.
  program.allowExcessArguments();
  return program;
}

function commandAt(program: Command, names: readonly string[]): Command {
  return names.reduce((above, name) => {
    const found = above.commands.find((command) => command.name() === name);
    if (found === undefined)
      throw new UsageError(
        `There is no command "${[...namesOf(above), name].join(' ')}"`,
        suggestion(name, above),
      );
    return found;
  }, program);
}

function suggestion(unknown: string, above: Command): string {
  const close = nearest(
    unknown,
    above.commands.map((command) => command.name()),
  );
  return close === null
    ? 'See `zeroclaw --help`.'
    : `Did you mean \`${['zeroclaw', ...namesOf(above), close].join(' ')}\`?`;
}

/** The words by which it is called, behind the program's own name. */
const namesOf = (command: Command): readonly string[] =>
  command.parent === null ? [] : [...namesOf(command.parent), command.name()];

function addBackups(program: Command, run: Run): void {
  program
    .command('backup')
    .argument('[file]', 'a folder works too')
    .option('--secrets', 'with the secrets, under a passphrase that is asked for')
    .description('everything but models and logs as one file; without secrets unless you say so')
    .action((file: string | undefined, options: { secrets?: boolean }) =>
      run(async (cli) => (await parts.backup()).writeBackupFile(cli, file ?? null, options)),
    );
  program
    .command('restore')
    .argument('<file>')
    .option('--yes', 'do not ask first')
    .description('put a backup in the place of what is there; that is backed up first')
    .action((file: string, options: { yes?: boolean }) =>
      run(async (cli) => (await parts.backup()).restoreBackupFile(cli, file, options)),
    );
}

function addSecrets(program: Command, run: Run): void {
  const secret = program.command('secret').description('what `keychain:NAME` in config.toml stands for');
  secret
    .command('list')
    .description('names, and which are missing; never the secrets themselves')
    .action(() => run(async (cli) => (await parts.listSecrets()).listSecrets(cli)));
  secret
    .command('set')
    .argument('<name>')
    .description('keep one under this name; the value is read from standard input, or typed unseen')
    .action((name: string) => run(async (cli) => (await parts.secrets()).setSecret(cli, name)));
  secret
    .command('remove')
    .argument('<name>')
    .description('keep it no longer')
    .action((name: string) => run(async (cli) => (await parts.secrets()).removeSecret(cli, name)));
}

function addProblems(program: Command, run: Run): void {
  const problems = program
    .command('problems')
    .description('what is wrong, and what happened that nobody has seen yet')
    .action(() => run(async (cli) => (await parts.problems()).listProblems(cli)));
  problems
    .command('seen')
    .argument('[numbers...]', 'as the list has them', (text: string, before: readonly number[] = []) => [
      ...before,
      wholeNumber(1, Number.MAX_SAFE_INTEGER)(text),
    ])
    .option('--all', 'every one that is there now')
    .description('take away what happened, once you have seen it')
    .action((numbers: readonly number[] = [], options: { all?: boolean } = {}) =>
      run(async (cli) => (await parts.problems()).seeProblems(cli, numbers, options.all === true)),
    );
}

function addNotifications(program: Command, run: Run): void {
  const notifications = program
    .command('notifications')
    .description('what the person at this machine was told, the newest first')
    .addOption(limitOption(50))
    .option('--unread', 'only what nobody has read')
    .action((options: { limit: number; unread?: boolean }) =>
      run(async (cli) =>
        (await parts.notifications()).listNotifications(cli, {
          limit: options.limit,
          unread: options.unread === true,
        }),
      ),
    );
  notifications
    .command('read')
    .argument('[numbers...]', 'as the list has them', (text: string, before: readonly number[] = []) => [
      ...before,
      wholeNumber(1, Number.MAX_SAFE_INTEGER)(text),
    ])
    .option('--all', 'every one that is there now')
    .description('mark notifications as read')
    .action((numbers: readonly number[] = [], options: { all?: boolean } = {}) =>
      run(async (cli) => (await parts.notifications()).readNotifications(cli, numbers, options.all === true)),
    );
}

function addMemory(program: Command, run: Run): void {
  const memory = program.command('memory').description('what is remembered');
  const one = (name: string, description: string): Command =>
    memory
      .command(name)
      .description(description)
      .option('--scope <scope>', 'global, sender:ID, conversation:ID or group:ID')
      .option('--category <category>', 'fact, core, daily, conversation, or sop for the records of runs');
  one('search', 'what fits these words, best first')
    .argument('<words...>')
    .addOption(limitOption(20))
    .action((words: string[], options: MemoryChoice & { limit: number }) =>
      run(async (cli) => (await parts.memory()).searchMemory(cli, words, options)),
    );
  one('list', 'the newest')
    .addOption(limitOption(20))
    .action((options: MemoryChoice & { limit: number }) =>
      run(async (cli) => (await parts.memory()).searchMemory(cli, [], options)),
    );
  memory
    .command('forget')
    .argument('<key>')
    .option('--scope <scope>', 'only there; else wherever the key stands')
    .description('forget one, for good')
    .action((key: string, options: MemoryChoice) =>
      run(async (cli) => (await parts.memory()).forgetMemory(cli, key, options)),
    );
  one('export', 'everything but the records of runs as one file; a folder, or - for stdout, works too')
    .argument('[file]')
    .addOption(new Option('--format <format>').choices(['markdown', 'json']))
    .action((file: string | undefined, options: MemoryChoice & { format?: MemoryFormat }) =>
      run(async (cli) => (await parts.memory()).exportMemory(cli, file ?? null, options)),
    );
  memory
    .command('import')
    .argument('<file>')
    .description('take up an exported file; what is newer here stays')
    .action((file: string) => run(async (cli) => (await parts.memory()).importMemory(cli, file)));
}

function addRuns(program: Command, run: Run): void {
  const runs = program
    .command('runs')
    .description('runs, newest first')
    .option('--sop <name>', 'of one procedure')
    .option('--status <status>', 'in one status')
    .option(
      '--decided-by <person>',
      'in which this person approved, rejected, changed or cancelled something',
    )
    .option('--waiting', 'events that wait to start one, oldest first')
    .addOption(limitOption(20))
    .action((options: RunsFilter & { readonly waiting?: boolean }) =>
      run(async (cli) =>
        options.waiting === true
          ? (await parts.waitingEvents()).listWaiting(cli, options)
          : (await parts.runs()).listRuns(cli, options),
      ),
    );
  runs
    .command('show')
    .argument('<run>')
    .description('one run with its steps, calls and decisions')
    .action((runId: string) => run(async (cli) => (await parts.runs()).showRun(cli, runId)));
  runs
    .command('again')
    .argument('<run>')
    .description('run it once more: the procedure as it is now, on the same event')
    .addOption(
      new Option('--from-step <number>', 'take over what was recorded of the steps before it').argParser(
        wholeNumber(1, 10_000),
      ),
    )
    .option('--payload <payload>', 'another payload; @FILE reads a file, - stdin')
    .option('--wait', 'stay until it has ended; exit code 1 unless it completed')
    .action((runId: string, options: RunAgainOptions) =>
      run(async (cli) => (await parts.runs()).runAgain(cli, runId, options)),
    );
  runs
    .command('export')
    .argument('<run>')
    .argument('[file]')
    .description('one run as a file; a folder, or - for stdout, works too')
    .action((runId: string, file: string | undefined) =>
      run(async (cli) => (await parts.runFiles()).exportRun(cli, runId, file ?? null)),
    );
  runs
    .command('import')
    .argument('<file>')
    .description('take up an exported run, to be read; refused when it was changed')
    .action((file: string) => run(async (cli) => (await parts.runFiles()).importRun(cli, file)));
  runs
    .command('verify [run-or-file]')
    .option('--accept', 'take the record as it is: what was held because of a change goes on')
    .description('whether the record, one run, or an exported file is as it was written')
    .action((what: string | undefined, { accept }: { readonly accept?: boolean }) =>
      run(async (cli) => (await parts.runFiles()).verifyRuns(cli, what ?? null, accept === true)),
    );
  program
    .command('approvals')
    .description('what waits for a person')
    .action(() => run(async (cli) => (await parts.approvals()).listApprovals(cli)));
  program
    .command('approve')
    .argument('<run>')
    .option('--gate <id>', 'the card that was seen, as `approvals` lists it; instead of the question')
    .option('--no-wait', 'do not stay until the step is over')
    .option(
      '--always',
      'from now on without asking as well, while the calls are among those that the card offers',
    )
    .option(
      '--only <name=value>',
      'with --always: of this argument this value alone; once for each value',
      (value: string, before: readonly string[] = []) => [...before, value],
    )
    .description('show the waiting step, ask, and let it go on')
    .action((runId: string, options: ApproveOptions) =>
      run(async (cli) => (await parts.approvals()).approve(cli, runId, options)),
    );
  program
    .command('answer')
    .argument('<run>')
    .requiredOption('--value <text>', 'the answer; lists and objects as JSON')
    .option('--gate <id>', 'only if this is still the card that waits, as `approvals` lists it')
    .description('answer a step that asks for a value')
    .action((runId: string, { gate, value }: { gate?: string; value: string }) =>
      run(async (cli) => (await parts.answer()).answer(cli, runId, gate ?? null, value)),
    );
  program
    .command('deny')
    .argument('<run>')
    .requiredOption('--reason <text>', 'why; goes into the record')
    .option('--gate <id>', 'only if this is still the gate that waits')
    .description('refuse the waiting step, which cancels the run')
    .action((runId: string, { gate, reason }: { gate?: string; reason: string }) =>
      run(async (cli) => (await parts.approvals()).deny(cli, runId, gate ?? null, reason)),
    );
  program
    .command('cancel')
    .argument('<run>')
    .option('--reason <text>', 'why; goes into the record', 'cancelled on the command line')
    .description('cancel a run')
    .action((runId: string, { reason }: { reason: string }) =>
      run(async (cli) => (await parts.runs()).cancelRun(cli, runId, reason)),
    );
}

function addBoards(program: Command, run: Run): void {
  const boards = program
    .command('boards')
    .description('boards and pins')
    .action(() => run(async (cli) => (await parts.boards()).listBoards(cli)));
  boards
    .command('show')
    .argument('<board>')
    .description('one board: its pins with levels and who uses them, lost answers, gaps')
    .action((board: string) => run(async (cli) => (await parts.boards()).showBoard(cli, board)));
  boards
    .command('ports')
    .description('serial ports of this machine, with a guess of what is there')
    .action(() => run(async (cli) => (await parts.boards()).listPorts(cli)));
  boards
    .command('test')
    .argument('<path>')
    .addOption(baudOption())
    .description('ask what is behind a port that no board uses')
    .action((path: string, { baud }: { baud: number }) =>
      run(async (cli) => (await parts.boards()).testPort(cli, path, baud)),
    );
  boards
    .command('add')
    .argument('<name>')
    .description('add a board to config.toml')
    .requiredOption('--type <type>', 'e.g. nucleo-f401re; virtual for a board inside this program')
    .option('--path <path>', 'its port, e.g. /dev/ttyACM0')
    .option('--serial <number>', 'its USB serial number, which finds it wherever it is plugged in')
    .addOption(baudOption())
    .action((name: string, options: NewBoardOptions) =>
      run(async (cli) => (await parts.boards()).addBoard(cli, name, options)),
    );
  boards
    .command('accept')
    .argument('<board>')
    .description('say that another board than before is the right one; it is written to again')
    .action((board: string) => run(async (cli) => (await parts.boards()).acceptBoard(cli, board)));
  boards
    .command('input')
    .argument('<board>')
    .addArgument(pinArgument())
    .description('say that a pin that was set is an input; it is read again, and not missed as an output')
    .action((board: string, pin: number) =>
      run(async (cli) => (await parts.boards()).makeInput(cli, board, pin)),
    );
  boards
    .command('name')
    .argument('<board>')
    .addArgument(pinArgument())
    .argument('<name>', 'what hangs on it; "" takes the name away')
    .option('--low <words>', 'what 0 means, such as closed')
    .option('--high <words>', 'what 1 means, such as open')
    .description('give a pin a name, which stands on cards, in messages and timelines')
    .action((board: string, pin: number, name: string, options: { low?: string; high?: string }) =>
      run(async (cli) => (await parts.boards()).namePin(cli, board, pin, name, options)),
    );
  boards
    .command('read')
    .argument('<board>')
    .addArgument(pinOrInputArgument())
    .description('the level of a pin, or what an analog input measures')
    .action((board: string, pin: PinOrInput) =>
      run(async (cli) => (await parts.boards()).readPin(cli, board, pin)),
    );
  boards
    .command('write')
    .argument('<board>')
    .addArgument(pinArgument())
    .addArgument(levelArgument())
    .addOption(forOption())
    .option('--insist', 'also a pin with a button of config.toml, which is not heard any more then')
    .description('set a pin; what hangs on it moves')
    .action((board: string, pin: number, value: 0 | 1, options: { for?: number; insist?: boolean }) =>
      run(async (cli) => (await parts.boards()).writePin(cli, board, pin, value, options)),
    );
  boards
    .command('turn')
    .argument('<board>')
    .addArgument(pinOrInputArgument())
    .addArgument(analogLevelArgument())
    .addOption(forOption())
    .description(
      'give a pin or an analog input of a virtual board a level from outside, as a switch or a sensor would',
    )
    .action((board: string, pin: PinOrInput, value: number, options: { for?: number }) =>
      run(async (cli) => (await parts.boards()).turnPin(cli, board, pin, value, options.for ?? null)),
    );
  boards
    .command('plug')
    .argument('<board>')
    .description('put the cable of a virtual board in')
    .action((board: string) => run(async (cli) => (await parts.boards()).plugBoard(cli, board, true)));
  boards
    .command('unplug')
    .argument('<board>')
    .description('pull the cable of a virtual board')
    .action((board: string) => run(async (cli) => (await parts.boards()).plugBoard(cli, board, false)));
  boards
    .command('flash')
    .description('put our firmware on a Nucleo, and check that it runs')
    .option('--board <name>', 'the board of config.toml')
    .option('--drive <path>', 'where its drive is mounted; found by itself when there is one')
    .addOption(
      new Option('--type <type>', 'kind of board, where the drive does not say').choices(firmwareBoards),
    )
    .option('--port <path>', 'serial port for the check')
    .option('--yes', 'do not ask first')
    .action((options: FlashOptions) =>
      run(async (cli) => (await parts.flashBoard()).flashBoard(cli, options)),
    );
}

const baudOption = (): Option =>
  new Option('--baud <baud>', 'speed of the line').default(115_200).argParser(wholeNumber(1_200, 4_000_000));
function addRecords(program: Command, run: Run): void {
  program
    .command('chat')
    .description('talk to the model; /quit ends it')
    .option('-m, --message <text>', 'one message and its answer')
    .option('--session <session>', 'go on with a conversation, by id or title')
    .option('--preset <name>', 'begin with a preset of the app: its system prompt and sampling')
    .option(
      '--system <text>',
      'what the model is told before the conversation, in place of the app’s own words',
    )
    .option(
      '--show-prompt',
      'what the model read, behind each answer; with --session alone, for its last answer. What was said stands in ⟦ ⟧',
    )
    .action((options: ChatOptions) => run(async (cli) => (await parts.chat()).chat(cli, options)));
  addModels(program, run);
  addProviders(program, run);
  const presets = program
    .command('presets')
    .description('system prompts and sampling under a name, which conversations begin with')
    .action(() => run(async (cli) => (await parts.presets()).listPresets(cli)));
  presets
    .command('keep')
    .argument('<name>')
    .option('--system <text>', 'what the model is told; without it, the app’s own words')
    .option('--sampling <json>', 'how answers are drawn, such as {"temperature": 0.2, "seed": 7}')
    .description('keep one, in place of one with the same name')
    .action((name: string, options: PresetOptions) =>
      run(async (cli) => (await parts.presets()).keepPreset(cli, name, options)),
    );
  presets
    .command('remove')
    .argument('<name>')
    .description('delete one; conversations keep what they began with')
    .action((name: string) => run(async (cli) => (await parts.presets()).removePreset(cli, name)));
  const permissions = program
    .command('permissions')
    .description('tools that may act in conversations without asking')
    .action(() => run(async (cli) => (await parts.permissions()).listPermissions(cli)));
  permissions
    .command('revoke')
    .argument('<tool>')
    .description('let it ask again')
    .action((tool: string) => run(async (cli) => (await parts.permissions()).revokePermission(cli, tool)));
  const channels = program
    .command('channels')
    .description('messaging channels: whether they work, and who may use them')
    .action(() => run(async (cli) => (await parts.channels()).listChannels(cli)));
  channels
    .command('allow')
    .argument('<channel>')
    .argument('<code>', 'what the bot told the person')
    .description('let a person in')
    .action((channel: string, code: string) =>
      run(async (cli) => (await parts.channels()).allowOnChannel(cli, channel, code)),
    );
  channels
    .command('forget')
    .argument('<channel>')
    .argument('<sender>', 'number of the person')
    .description('shut a person out who was let in with a code')
    .action((channel: string, sender: string) =>
      run(async (cli) => (await parts.channels()).forgetOnChannel(cli, channel, sender)),
    );
  channels
    .command('test')
    .argument('<channel>')
    .argument('<recipient>')
    .description('send a line, to see whether it arrives')
    .action((channel: string, recipient: string) =>
      run(async (cli) => (await parts.channels()).testChannel(cli, channel, recipient)),
    );
  program
    .command('metrics')
    .description('figures of each procedure')
    .action(() => run(async (cli) => (await parts.records()).listMetrics(cli)));
  program
    .command('events')
    .addOption(limitOption(50))
    .description('the last events, and what each one started')
    .action(({ limit }: { limit: number }) =>
      run(async (cli) => (await parts.records()).listEvents(cli, limit)),
    );
  program
    .command('cron')
    .description('what the agent was asked to do later')
    .action(() => run(async (cli) => (await parts.jobs()).listJobs(cli)))
    .command('remove')
    .argument('<id>')
    .description('take one off the list')
    .action((id: string) => run(async (cli) => (await parts.jobs()).removeJob(cli, id)));
  program
    .command('plugins')
    .description('tools and providers of your own, and what is wrong with them')
    .action(() => run(async (cli) => (await parts.plugins()).listPlugins(cli)));
  program
    .command('mcp')
    .description('MCP servers and their tools')
    .action(() => run(async (cli) => (await parts.mcp()).listMcpServers(cli)));
  program
    .command('allow')
    .argument('[place]', 'as it is listed: plugin:NAME or mcp:NAME')
    .description('what of a restored backup may not run yet; with a place, shows it and asks')
    .option('--hash <hash>', 'as listed: a yes to exactly that, without a terminal')
    .action((place: string | undefined, { hash }: { readonly hash?: string }) =>
      run(async (cli) => {
        const { allowHeld, listHeld } = await parts.allow();
        await (place === undefined ? listHeld(cli) : allowHeld(cli, place, hash ?? null));
      }),
    );
  program
    .command('doctor')
    .description('check everything; one line each, with the remedy')
    .action(() => run(async (cli) => (await parts.doctor()).examine(cli)));
}

function addModels(program: Command, run: Run): void {
  const models = program
    .command('models')
    .description('model files, and whether they fit')
    .action(() => run(async (cli) => (await parts.listModels()).listModels(cli)));
  models
    .command('add')
    .argument('<file>')
    .description('copy a GGUF file of this machine in')
    .option('--name <name>', 'another name than the file’s')
    .option('--link', 'a link instead of a copy')
    .option('--replace', 'take the place of a model of that name')
    .action((file: string, options: AddOptions) =>
      run(async (cli) => (await parts.models()).addModelFile(cli, file, options)),
    );
  models
    .command('pull')
    .argument('<uri>')
    .description('fetch one: https://… or hf:OWNER/REPOSITORY/FILE.gguf; goes on with what is there')
    .option('--name <name>', 'another name than the file’s')
    .option('--sha256 <digits>', 'what the file must be; else what the server publishes', parseSha256)
    .option('--replace', 'take the place of a model of that name')
    .action((uri: string, options: PullOptions) =>
      run(async (cli) => (await parts.models()).pullModel(cli, uri, options)),
    );
  models
    .command('remove')
    .argument('<name>')
    .option('--force', 'even when it is in use')
    .description('delete one, or what is there of one that was being fetched')
    .action((name: string, { force }: { force?: boolean }) =>
      run(async (cli) => (await parts.models()).removeModelFile(cli, name, force === true)),
    );
  models
    .command('use')
    .argument('<name>')
    .description('make one the default_model of config.toml')
    .action((name: string) => run(async (cli) => (await parts.models()).chooseModel(cli, name)));
  const gpuPack = models
    .command('gpu-pack')
    .description('what computes on NVIDIA cards, fetched when you want it')
    .action(() => run(async (cli) => (await parts.gpuPack()).showGpuPack(cli)));
  gpuPack
    .command('install')
    .argument('[folder]', 'where its files lie already, for a machine without a network')
    .description('fetch and check it, or go on with what is there')
    .action((folder: string | undefined) =>
      run(async (cli) => (await parts.gpuPack()).installGpuPack(cli, folder)),
    );
  gpuPack
    .command('remove')
    .description('delete it')
    .action(() => run(async (cli) => (await parts.gpuPack()).removeGpuPack(cli)));
}

function addProviders(program: Command, run: Run): void {
  program
    .command('providers')
    .description('the language models of config.toml, and where they are')
    .action(() => run(async (cli) => (await parts.providers()).listProviders(cli)))
    .command('test')
    .argument('[name]')
    .description('send a small request to one, or to each, and say what works')
    .action((name: string | undefined) =>
      run(async (cli) => (await parts.providers()).testProviders(cli, name)),
    );
}

function parseSha256(text: string): string {
  if (!/^[0-9a-f]{64}$/iu.test(text)) throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
  return text;
}

/** 0 for help and version, 2 for everything that was not understood. */
export const usageExitCode = (error: CommanderError): number => (error.exitCode === 0 ? 0 : 2);
