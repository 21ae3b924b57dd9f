import type { BoardDetail, PinState } from '../../../shared/boards';
import { messageOf } from '../../../shared/errors';
import { isButton, whyNotSet, type PinRole } from '../../../shared/pin-roles';
import { isOneLine } from '../../../shared/visible';
import { ok, refuse, type Result } from '../../../shared/result';
import type { SopEntry } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { AnalogInputs, BoardDesk, GpioOutcome, Level, VirtualBoards } from '../../ports/boards';
import type { ToolRegistry } from '../../ports/tool';
import { boardUses } from '../procedures/definition/board-uses';
import { opposite, refusalOf, type Pulses } from './pulse';
import type { PinNames } from './storage/pin-names';
import type { Handlers, ParsedBoard } from '../../platform/router';

type BoardHandlers = Pick<
  Handlers,
  | 'boards.show'
  | 'boards.look'
  | 'boards.ports'
  | 'boards.test'
  | 'boards.add'
  | 'boards.accept'
  | 'boards.input'
  | 'boards.name-pin'
  | 'boards.read'
  | 'boards.read-analog'
  | 'boards.write'
  | 'boards.turn'
  | 'boards.turn-analog'
  | 'boards.plug'
>;

interface Parts {
  readonly boards: BoardDesk & AnalogInputs;
  readonly pinNames: Pick<PinNames, 'give'>;
  readonly virtual: VirtualBoards;
  readonly entries: () => readonly SopEntry[];
  readonly tools: Pick<ToolRegistry, 'get'>;
  /** What config.toml uses a pin for. */
  readonly roleOf: (board: string, pin: number) => PinRole | null;
  /**
   * A person is about to set a pin; what it returns is told whether that happened, or may have, where
   * config.toml uses the pin itself.
   */
  readonly setting: (board: string, pin: number) => (happened: boolean) => void;
  readonly pulses: Pick<Pulses, 'run'>;
  readonly look: (board: string | null) => void;
  readonly add: (board: ParsedBoard) => Promise<Result<null>>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Aborted when the engine closes. */
  readonly closing: AbortSignal;
}

export function boardHandlers(parts: Parts): BoardHandlers {
  const { boards, virtual, roleOf, clock, logger, closing } = parts;
  return {
    'boards.show': ({ board }) => {
      const detail = detailOf(parts, board);
      return detail === null ? unknownBoard(boards, board) : ok(detail);
    },
    'boards.look': ({ board }) => {
      if (board !== null && boards.facts(board) === null) return unknownBoard(boards, board);
      parts.look(board);
      return ok(null);
    },
    'boards.ports': async () => ok([...(await boards.foundPorts())]),
    'boards.test': async ({ path, baud }) => ok(await boards.testPort(path, baud, closing)),
    'boards.add': (board) => parts.add(board),
    'boards.accept': ({ board, shown }, caller) => {
      if (boards.facts(board) === null) return unknownBoard(boards, board);
      const accepted = boards.accept(board, shown);
      if (!accepted.ok) return accepted;
      logger.info('A person says that another board is the right one', {
        board,
        accepted: accepted.value,
        ...caller,
      });
      return ok({ accepted: accepted.value });
    },
    'boards.input': ({ board, pin }, caller) => {
      const released = boards.release(board, pin);
      if (released.ok) logger.info('A person says that a pin is an input', { board, pin, ...caller });
      return released;
    },
    'boards.name-pin': ({ board, pin, name, low, high }, caller) => {
      if (boards.facts(board) === null) return unknownBoard(boards, board);
      const meant = (text: string): string | null => (text.trim() === '' ? null : text.trim());
      const named = meant(name);
      if ([name, low, high].some((text) => !isOneLine(text.trim())))
        return refuse({
          code: 'board.pin-name',
          message: 'A name has a line break, or characters that cannot be seen or turn the reading direction',
          remedy: 'Type it again. It is shown on cards, where people have to see all of it.',
        });
      parts.pinNames.give(
        board,
        pin,
        named === null ? null : { name: named, low: meant(low), high: meant(high) },
      );
      logger.info('A person names a pin', { board, pin, name: named, ...caller });
      return ok(null);
    },
    'boards.read': async ({ board, pin }) => toResult(await boards.read(board, pin, closing)),
    'boards.read-analog': async ({ board, channel }) => {
      const outcome = await boards.readAnalog(board, channel, closing);
      return outcome.kind === 'value'
        ? ok({ value: outcome.value, fullScale: outcome.fullScale })
        : refuse(refusalOf(outcome));
    },
    'boards.write': async ({ board, pin, value, forMs, insist }, caller) => {
      const role = roleOf(board, pin);
      if (role !== null && isButton(role) && !insist)
        return refuse({
          code: 'board.button',
          message: whyNotSet(role, board, pin).message,
          remedy: 'Use another pin. If you know what hangs on it: `zeroclaw boards write --insist`.',
        });
      logger.info('A person sets a pin', { board, pin, value, forMs, insist, ...caller });
      const wasSet = parts.setting(board, pin);
      const result =
        forMs === null
          ? toResult(await boards.write(board, pin, value, closing))
          : await parts.pulses.run({ board, pin, value, forMs });
      if (role !== null) wasSet(result.ok || result.error.code !== 'board.refused');
      return result.ok ? ok(null) : result;
    },
    'boards.turn': ({ board, pin, value, forMs }) => {
      virtual.setPin(board, pin, value);
      if (forMs !== null)
        void clock
          .sleep(forMs, closing)
          .then(() => {
            virtual.setPin(board, pin, opposite(value));
          })
          .catch((failure: unknown) => {
            logger.debug('A pulse was cut short', { failure: messageOf(failure) });
          });
      return ok(null);
    },
    'boards.turn-analog': ({ board, channel, value }) => {
      virtual.setAnalog(board, channel, value);
      return ok(null);
    },
    'boards.plug': ({ board, inPlace }) => {
      virtual.plug(board, inPlace);
      return ok(null);
    },
  };
}

function detailOf({ boards, virtual, entries, tools, roleOf }: Parts, name: string): BoardDetail | null {
  const facts = boards.facts(name);
  if (facts === null) return null;
  const { ledPin, ...rest } = facts;
  const uses = boardUses(
    name,
    entries(),
    ({ tool, arguments: written }) => tools.get(tool)?.writtenOut?.(written) ?? written,
  );
  const pins = facts.pins.map((known): PinState => ({
    ...known,
    // What config.toml uses is seen to by itself.
    wasSet: roleOf(name, known.pin) === null ? known.wasSet : null,
    history: [...known.history],
    procedures: uses.filter(({ listensTo }) => listensTo.includes(known.pin)).map(({ sop }) => sop),
    role: roleOf(name, known.pin) ?? (known.pin === ledPin ? 'led' : null),
  }));
  return {
    name,
    ...rest,
    outputs: [...rest.outputs],
    gaps: [...rest.gaps],
    pins,
    ...(virtual.names().includes(name) ? { measured: measuredBy(virtual, name) } : {}),
    uses: [...uses],
    wire: [...rest.wire],
  };
}

function measuredBy(virtual: VirtualBoards, name: string): NonNullable<BoardDetail['measured']> {
  const { inputs, fullScale } = virtual.measured(name);
  return { inputs: [...inputs], fullScale };
}

const toResult = (outcome: GpioOutcome): Result<{ value: Level }> =>
  outcome.kind === 'value' ? ok({ value: outcome.value }) : refuse(refusalOf(outcome));

function unknownBoard(boards: BoardDesk, name: string): Result<never> {
  const names = boards.status().map((board) => board.name);
  return refuse({
    code: 'board.absent',
    message: `There is no board "${name}"`,
    remedy:
      names.length === 0
        ? 'Add one under [[peripherals.boards]] in config.toml.'
        : `Boards: ${names.join(', ')}.`,
  });
}
