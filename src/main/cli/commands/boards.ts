import type { BoardDetail, BoardGap, PinState } from '../../../shared/boards';
import { fullScaleOf } from '../../../shared/analog';
import { keepsOutputs, pinProblemsOf } from '../../../shared/board-facts';
import type { BoardStatus } from '../../../shared/status';
import type { CommandLine } from '../command-line';
import type { PinOrInput } from '../program-parts';
import { UsageError } from '../refused';
import { duration, localTime } from '../render/figures';
import { table } from '../render/table';
import { toBoardDetail, toBoardRow, toPortRow, toPortTestRow } from '../rows/connections';
import { words } from './run-text';

export async function listBoards(cli: CommandLine): Promise<void> {
  const { boards, problems } = await cli.ask('engine.status', {});
  if (cli.json) {
    cli.printJson(boards.map(toBoardRow));
    return;
  }
  if (boards.length === 0) {
    cli.print(
      'No board is configured.',
      'See what is plugged in with `zeroclaw boards ports`, and add it with `zeroclaw boards add`.',
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'BOARD', cell: ({ name }) => name },
        { title: 'TYPE', cell: ({ type }) => type },
        { title: 'PORT', cell: ({ path }) => path },
        {
          title: 'STATE',
          cell: ({ state, unconfirmed }) => ({
            text: words(state),
            tone:
              state === 'connected'
                ? unconfirmed === true
                  ? 'warn'
                  : 'good'
                : state === 'disabled'
                  ? 'quiet'
                  : 'warn',
          }),
        },
        { title: 'PINS', cell: ({ pins }) => pins.join(' ') },
        {
          title: '',
          cell: (board) =>
            [howText(board), board.remedy].filter((part) => part !== null && part !== '').join('. '),
        },
      ],
      boards,
      cli.paint,
    ),
  );
  for (const { message, remedy } of boards.flatMap(({ name }) => pinProblemsOf(problems, name)))
    cli.print(`${message}. ${remedy}`);
}

/** Polling is honest about what may fall between two looks. */
export const howText = ({ detail, surePulseMs }: BoardStatus): string =>
  surePulseMs === null
    ? detail
    : `${detail}; pulses under ${String(Math.ceil(surePulseMs))} ms may be missed`;

export async function showBoard(cli: CommandLine, board: string): Promise<void> {
  const detail = await cli.ask('boards.show', { board });
  const { boards, problems } = await cli.ask('engine.status', {});
  const status = boards.find(({ name }) => name === board);
  if (cli.json) {
    cli.printJson(toBoardDetail(detail, status));
    return;
  }
  if (status !== undefined)
    cli.print(
      `${status.name}: ${words(status.state)}, ${howText(status)}${status.firmware === null ? '' : `; firmware ${status.firmware}`}`,
      ...(status.unconfirmed === true && status.remedy !== null ? [status.remedy] : []),
    );
  cli.print(countersText(detail), ...detail.gaps.slice(-3).map(gapText));
  for (const { message, remedy } of pinProblemsOf(problems, board)) cli.print(`${message}. ${remedy}`);
  for (const { sop, calls } of detail.uses)
    if (calls !== null)
      cli.print(`Steps of ${sop} call it${calls.pins.length === 0 ? '' : ` (pin ${calls.pins.join(', ')})`}`);
  for (const { sop, inputs = [] } of detail.uses)
    if (inputs.length > 0) cli.print(`${sop} listens to analog input ${inputs.join(', ')}`);
  if (status?.analog !== undefined)
    cli.print(
      `Analog inputs ${status.analog.channels.join(' ')}, 0 to ${String(fullScaleOf(status.analog.bits))}: \`zeroclaw boards read ${board} adc_N\``,
    );
  if (detail.pins.length === 0) return;
  const names = status?.pinNames ?? [];
  cli.print(
    ...table(
      [
        { title: 'PIN', cell: ({ pin }) => String(pin) },
        ...(names.length === 0
          ? []
          : [
              {
                title: 'NAME',
                cell: ({ pin }: PinState) => names.find((each) => each.pin === pin)?.name ?? '',
              },
            ]),
        { title: 'LEVEL', cell: ({ level }) => (level === null ? 'not known' : String(level)) },
        {
          title: 'WAY',
          cell: ({ level, driven }) =>
            level === null
              ? '–'
              : !driven
                ? 'in'
                : status === undefined || keepsOutputs(status.tells, status.firmware)
                  ? 'out'
                  : 'out, set, not read',
        },
        {
          title: 'SEEN',
          cell: ({ level, seenAt }) => (level === null || seenAt === null ? '–' : localTime(seenAt)),
        },
        {
          title: 'USED BY',
          cell: ({ procedures, role }) => [...procedures, ...(role === null ? [] : [words(role)])].join(', '),
        },
      ],
      detail.pins,
      cli.paint,
    ),
  );
}

const countersText = ({ counters, lastAnswerAt }: BoardDetail): string =>
  [
    lastAnswerAt === null ? 'never answered' : `last answer ${localTime(lastAnswerAt)}`,
    `connected ${String(counters.connections)} times`,
    `lost answers ${String(counters.silences)}`,
    `late or foreign ones ${String(counters.foreignAnswers)}`,
    `unreadable lines ${String(counters.unreadableLines)}`,
    `gaps ${String(counters.gaps)}`,
  ].join(' · ');

const gapText = ({ from, to, reason }: BoardGap): string =>
  `Changes may have been missed for ${duration(to - from)} until ${localTime(to)}: ${words(reason)}`;

export async function listPorts(cli: CommandLine): Promise<void> {
  const ports = await cli.ask('boards.ports', {});
  if (cli.json) {
    cli.printJson(ports.map(toPortRow));
    return;
  }
  if (ports.length === 0) {
    cli.print('This machine has no serial port.');
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'PORT', cell: ({ path }) => path },
        { title: 'SERIAL NUMBER', cell: ({ serialNumber }) => serialNumber ?? '–' },
        {
          title: 'USB',
          cell: ({ vendorId, productId }) => (vendorId === null ? '–' : `${vendorId}:${productId ?? ''}`),
        },
        { title: 'BOARD', cell: ({ board }) => board ?? '–' },
        { title: 'PERHAPS', cell: ({ guess, manufacturer }) => guess?.what ?? manufacturer ?? 'not known' },
      ],
      ports,
      cli.paint,
    ),
  );
}

export async function testPort(cli: CommandLine, path: string, baud: number): Promise<void> {
  const found = await cli.ask('boards.test', { path, baud });
  if (cli.json) {
    cli.printJson(toPortTestRow(found));
    return;
  }
  cli.print(
    `${path} answers in ${String(found.answersInMs)} ms: ${found.board ?? 'a board'}${found.firmware === null ? '' : ` with ${found.firmware}`}, pins ${found.pins.join(', ')}; ${found.watch ? 'it tells changes by itself' : 'it has to be polled'}.`,
  );
}

export interface NewBoardOptions {
  readonly type: string;
  readonly path?: string;
  readonly serial?: string;
  readonly baud: number;
}

export async function addBoard(
  cli: CommandLine,
  board: string,
  { type, path, serial, baud }: NewBoardOptions,
): Promise<void> {
  if (path === undefined && serial === undefined && type !== 'virtual')
    throw new UsageError(
      'Where is the board?',
      'Give --path, or --serial, or --type virtual for a board inside this program.',
    );
  await cli.ask('boards.add', { board, type, path: path ?? null, serialNumber: serial ?? null, baud });
  const added = (await cli.ask('engine.status', {})).boards.find(({ name }) => name === board);
  cli.print(
    added?.state === 'disabled'
      ? `${board} is in config.toml now, but ${added.detail}. ${added.remedy ?? ''}`
      : `${board} is in config.toml now.`,
  );
}

export async function acceptBoard(cli: CommandLine, board: string): Promise<void> {
  const status = (await cli.ask('engine.status', {})).boards.find(({ name }) => name === board);
  if (status?.stranger !== undefined && !cli.json) cli.print(`${status.detail}.`);
  const { accepted } = await cli.ask('boards.accept', { board, shown: status?.stranger ?? '' });
  if (cli.json) cli.printJson({ board, accepted });
  else cli.print(`${board} is ${accepted} from now on, and is written to again.`);
}

export async function makeInput(cli: CommandLine, board: string, pin: number): Promise<void> {
  await cli.ask('boards.input', { board, pin });
  if (cli.json) cli.printJson({ board, pin });
  else cli.print(`pin ${String(pin)} of ${board} counts as an input from now on`);
}

export async function namePin(
  cli: CommandLine,
  board: string,
  pin: number,
  name: string,
  { low = '', high = '' }: { readonly low?: string; readonly high?: string },
): Promise<void> {
  await cli.ask('boards.name-pin', { board, pin, name, low, high });
  if (cli.json) cli.printJson({ board, pin, name, low, high });
  else
    cli.print(
      name.trim() === ''
        ? `pin ${String(pin)} of ${board} has no name any more`
        : `pin ${String(pin)} of ${board} is called ${name.trim()} from now on`,
    );
}

/** A pin by its number, or an analog input as `adc_N`. */
export async function readPin(cli: CommandLine, board: string, named: PinOrInput): Promise<void> {
  if ('channel' in named) {
    const { channel } = named;
    const { value, fullScale } = await cli.ask('boards.read-analog', { board, channel });
    if (cli.json) cli.printJson({ board, channel, value, full_scale: fullScale });
    else cli.print(`${String(value)} of ${String(fullScale)}`);
    return;
  }
  const { pin } = named;
  const { value } = await cli.ask('boards.read', { board, pin });
  if (cli.json) cli.printJson({ board, pin, value });
  else cli.print(String(value));
}

export async function writePin(
  cli: CommandLine,
  board: string,
  pin: number,
  value: 0 | 1,
  { for: ms, insist = false }: { readonly for?: number; readonly insist?: boolean },
): Promise<void> {
  const forMs = ms ?? null;
  await cli.ask('boards.write', { board, pin, value, forMs, insist });
  cli.print(
    forMs === null
      ? `pin ${String(pin)} of ${board} is ${String(value)}`
      : `pin ${String(pin)} of ${board} was ${String(value)} for ${String(forMs)} ms`,
  );
}

export async function turnPin(
  cli: CommandLine,
  board: string,
  named: PinOrInput,
  level: number,
  forMs: number | null,
): Promise<void> {
  if ('channel' in named) {
    if (forMs !== null)
      throw new UsageError('--for is for pins: an analog input keeps what it measures', 'Leave --for out.');
    await cli.ask('boards.turn-analog', { board, channel: named.channel, value: level });
    cli.print(
      `analog input ${String(named.channel)} of the virtual board ${board} measures ${String(level)} from now on`,
    );
    return;
  }
  const { pin } = named;
  const value = level === 0 ? 0 : level === 1 ? 1 : null;
  if (value === null)
    throw new UsageError('A pin is 0 or 1', 'Only an analog input, such as adc_0, has other values.');
  await cli.ask('boards.turn', { board, pin, value, forMs });
  cli.print(
    `pin ${String(pin)} of the virtual board ${board} is ${String(value)} from outside${forMs === null ? '' : ` for ${String(forMs)} ms`}`,
  );
}

export async function plugBoard(cli: CommandLine, board: string, inPlace: boolean): Promise<void> {
  await cli.ask('boards.plug', { board, inPlace });
  cli.print(`the virtual board ${board} is ${inPlace ? 'plugged in' : 'pulled out'}`);
}
