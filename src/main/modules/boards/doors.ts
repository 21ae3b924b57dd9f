import { boardHandlers } from './handlers';
import { answered } from '../../platform/router';
import type { Recovered } from '../../platform/base/recovered';
import { within } from '../../platform/base/within';
import type { Decider } from '../../../shared/run';
import { addBoard } from './add-board';
import { BoardPanel } from './board-panel';
import { followAnalog } from './analog/follow-analog';
import { followModbus } from './modbus/follow-modbus';
import { followPanel } from './follow-panel';
import { LevelEvents } from './level-events';
import { followUndriven } from './undriven-pins';
import type { Platform } from '../../platform/platform';
import { toStorageError } from '../../platform/storage/database';
import { createLitPins, createSetButtons } from '../../platform/storage/kept-pins';
import type { Broker } from '../broker/module';
import { followTime } from '../procedures/follow-time';
import type { Procedures } from '../procedures/module';
import type { Registries } from '../registries';
import type { RunRecord } from '../record/module';
import type { Safety } from '../safety/module';
import type { Settings } from '../settings/module';
import type { BoardParts } from './module';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'closing'
  | 'config'
  | 'database'
  | 'incidents'
  | 'logger'
  | 'notifications'
  | 'paths'
  | 'problems'
  | 'scope'
>;

interface Needs {
  readonly boards: BoardParts;
  /** What triggers count is lost with it. */
  readonly broker: Pick<Broker, 'client'>;
  readonly procedures: Pick<
    Procedures,
    'countsReadings' | 'engine' | 'inputs' | 'isListenedTo' | 'library' | 'takeLevel' | 'tellsApart'
  >;
  readonly safety: Safety;
  readonly settings: Pick<Settings, 'applied' | 'reload'>;
  readonly record: Pick<RunRecord, 'log' | 'trust'>;
}

/** What comes in from boards: levels that start procedures, and buttons with which a person decides. */
export interface BoardDoors {
  readonly handlers: ReturnType<typeof boardHandlers>;
  /**
   * Waits for the boards where a step may be repeated at once, which needs what it needed then. Gives who
   * stops, where a stop is held down; null: nobody.
   */
  recover(): Promise<Decider | null>;
  open(recovered: Recovered): void;
}

/** How long a start waits for boards that do not answer. */
const boardsWithinMs = 5_000;
/** And for their stop buttons to be read, of those that are there. */
const stopsWithinMs = 3_000;

export function configureBoardDoors(
  platform: Ground,
  { tools }: Pick<Registries, 'tools'>,
  {
    boards: { bridge, virtual, modbus, looks, pulses, pinNames },
    broker,
    procedures,
    safety,
    settings,
    record,
  }: Needs,
): BoardDoors {
  const { clock, closing, config, database, incidents, logger, notifications, paths, problems, scope } =
    platform;
  const { engine, library } = procedures;
  const ports = { logger, told: (failure: unknown) => toStorageError(failure, paths.database) };
  const panel = scope.own(
    new BoardPanel({
      boards: bridge,
      config: () => config().peripherals.boards,
      waiting: () => engine.activeRuns().filter((run) => run.gate !== null),
      approve: (runId, signature, by) =>
        answered('approvals.approve', () => engine.approve(runId, signature, by), ports),
      deny: (runId, gate, by) =>
        answered('approvals.deny', () => engine.deny(runId, gate, 'rejected with the button', by), ports),
      stop: (by) =>
        answered('engine.stop-everything', () => safety.handlers['engine.stop-everything']({}, by), ports),
      litPins: createLitPins(database, () => record.trust.trusts('board-pins')),
      setButtons: createSetButtons(database, () => record.trust.trusts('board-pins')),
      problems,
      notifier: notifications,
      clock,
      logger,
    }),
  );
  const roleOf: BoardPanel['roleOf'] = (board, pin) => panel.roleOf(board, pin);
  settings.applied.on(() => {
    panel.apply();
  });
  return {
    handlers: boardHandlers({
      boards: bridge,
      pinNames,
      virtual,
      entries: () => library.entries(),
      tools,
      roleOf,
      setting: (board, pin) => panel.setting(board, pin),
      pulses,
      look: (board) => {
        looks.look(board);
      },
      add: (board) => addBoard(paths.configFile, () => settings.reload(), bridge, board),
      clock,
      logger,
      closing: closing.signal,
    }),
    recover: async () => {
      if (record.log.list({ status: 'running', limit: 1 }).length === 0) return null;
      const waiting = new AbortController().signal;
      await within(clock, boardsWithinMs, waiting, (signal) => bridge.looked(signal)).catch(() => {});
      return within(clock, stopsWithinMs, waiting, (signal) => panel.heldStop(signal)).catch(() => null);
    },
    open: () => {
      const levels = scope.own(
        new LevelEvents({ dispatch: procedures.takeLevel, clock, problems, incidents, logger }),
      );
      scope.defer(
        bridge.onLevelChange((change) => {
          const signal = `pin_${String(change.pin)}`;
          if (procedures.isListenedTo(change.board, signal)) levels.take({ ...change, signal });
        }),
      );
      scope.defer(
        followAnalog(engine.time, { boards: bridge, procedures, levels, config, clock, problems, logger }),
      );
      scope.defer(followModbus(engine.time, { devices: modbus, procedures, levels, logger }));
      modbus.open();
      scope.defer(followPanel(panel, bridge, engine));
      scope.defer(followTime(engine.time, { boards: bridge, broker: broker.client.part, clock, logger }));
      scope.defer(followUndriven({ boards: bridge, roleOf, problems, notifier: notifications }));
    },
  };
}
