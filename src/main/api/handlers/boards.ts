import type { BoardDetail, PinState } from '../../../shared/boards';
import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import type { SopEntry } from '../../../shared/sop';
import type { Clock } from '../../base/clock';
import type { Logger } from '../../base/logger';
import type { BoardDesk, GpioOutcome, Level, VirtualBoards } from '../../ports/boards';
import { listenedTo } from '../../sop/listened-to';
import type { Handlers, ParsedBoard } from '../router';

type BoardHandlers = Pick<Handlers, 'boards.show' | 'boards.look' | 'boards.ports' | 'boards.test' | 'boards.add' | 'boards.read' | 'boards.write' | 'boards.turn' | 'boards.plug'>;

interface Parts {
  readonly boards: BoardDesk;
  readonly virtual: VirtualBoards;
  readonly entries: () => readonly SopEntry[];
  /** What config.toml uses a pin for. */
  readonly roleOf: (board: string, pin: number) => PinState['role'];
  readonly look: (board: string | null) => void;
  readonly add: (board: ParsedBoard) => Promise<Result<null>>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Aborted when the engine closes. */
  readonly closing: AbortSignal;
}

export function boardHandlers(parts: Parts): BoardHandlers {
  const { boards, virtual, clock, logger, closing } = parts;
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
    'boards.read': async ({ board, pin }) => toResult(await boards.read(board, pin, closing)),
    'boards.write': async ({ board, pin, value, forMs }, caller) => {
      logger.info('A person sets a pin', { board, pin, value, forMs, ...caller });
      const set = toResult(await boards.write(board, pin, value, closing));
      if (!set.ok) return set;
      if (forMs === null) return ok(null);
      await clock.sleep(forMs, closing).catch(() => {});
      const back = toResult(await boards.write(board, pin, opposite(value), new AbortController().signal));
      return back.ok ? ok(null) : refuse({ ...back.error, message: `The pulse did not end as asked. ${back.error.message}` });
    },
    'boards.turn': ({ board, pin, value, forMs }) => {
      virtual.setPin(board, pin, value);
      if (forMs !== null) void clock.sleep(forMs, closing).then(() => { virtual.setPin(board, pin, opposite(value)); }).catch((failure: unknown) => { logger.debug('A pulse was cut short', { failure: messageOf(failure) }); });
      return ok(null);
    },
    'boards.plug': ({ board, inPlace }) => {
      virtual.plug(board, inPlace);
      return ok(null);
    },
  };
}

function detailOf({ boards, entries, roleOf }: Parts, name: string): BoardDetail | null {
  const facts = boards.facts(name);
  if (facts === null) return null;
  const { ledPin, ...rest } = facts;
  const listeners = entries().map((entry) => ({ sop: entry.name, signals: new Set(listenedTo(entry).flatMap((trigger) => (trigger.type === 'peripheral' && trigger.board === name ? [trigger.signal] : []))) }));
  const pins = facts.pins.map((known): PinState => ({
    ...known,
    history: [...known.history],
    procedures: listeners.filter(({ signals }) => signals.has(`pin_${String(known.pin)}`)).map(({ sop }) => sop),
    role: roleOf(name, known.pin) ?? (known.pin === ledPin ? 'led' : null),
  }));
  return { name, ...rest, gaps: [...rest.gaps], pins, wire: [...rest.wire] };
}

const opposite = (value: Level): Level => (value === 1 ? 0 : 1);

function toResult(outcome: GpioOutcome): Result<{ value: Level }> {
  if (outcome.kind === 'value') return ok({ value: outcome.value });
  return outcome.kind === 'refused'
    ? refuse({ code: 'board.refused', message: outcome.message, mend: 'Look at the board on the Boards page, or with `zeroclaw boards`.' })
    : refuse({ code: 'board.unknown', message: outcome.message, mend: 'Look at what the pin controls before you try again.' });
}

function unknownBoard(boards: BoardDesk, name: string): Result<never> {
  const names = boards.status().map((board) => board.name);
  return refuse({ code: 'board.absent', message: `There is no board "${name}"`, mend: names.length === 0 ? 'Add one under [[peripherals.boards]] in config.toml.' : `Boards: ${names.join(', ')}.` });
}
