import { languageFor } from '../../../shared/language';
import type { EngineStatus } from '../../../shared/status';
import { emergencyStop, engineHandlers, pausing } from './handlers';
import type { Platform } from '../../platform/platform';
import type { ModbusDevice } from '../boards/modbus/modbus-device';
import type { BoardParts } from '../boards/module';
import type { Broker } from '../broker/module';
import type { Obedience } from '../fleet/orders';
import type { Models } from '../models/module';
import type { Procedures } from '../procedures/module';
import type { Queues } from '../queues/module';
import type { RunRecord } from '../record/module';
import type { Registries } from '../registries';

type Ground = Pick<Platform, 'incidents' | 'notices' | 'options' | 'preferences' | 'problems'>;

interface Needs {
  readonly boards: Pick<BoardParts, 'bridge' | 'modbus'>;
  readonly broker: Pick<Broker, 'client'>;
  readonly procedures: Pick<Procedures, 'engine' | 'folder' | 'pause' | 'writeSamplesIn'>;
  readonly models: Pick<Models, 'model'>;
  readonly queues: Pick<Queues, 'client'>;
  readonly record: Pick<RunRecord, 'ledger'>;
}

/** The emergency stop, the pause of all triggers, and what a person sees of the engine's state. */
export interface Safety {
  readonly handlers: ReturnType<typeof engineHandlers>;
  readonly stopEverything: ReturnType<typeof emergencyStop>;
  /** What orders for the whole fleet do here. */
  readonly ordered: Obedience;
}

export function configureSafety(
  { incidents, notices, options, preferences, problems }: Ground,
  { paths, status, stops }: Pick<Registries, 'paths' | 'status' | 'stops'>,
  { boards, broker, procedures, queues, models: { model }, record: { ledger } }: Needs,
): Safety {
  const { engine, folder } = procedures;
  status.show(() => ({
    version: options.version,
    home: options.home,
    sopsFolder: folder,
    gateway: paths.address(),
    model: model.chip(),
    broker: broker.client.status,
    ...(queues.client.status === null ? {} : { queues: queues.client.status }),
    boards: [...boards.bridge.status()],
    ...(boards.modbus.list().length === 0 ? {} : { modbus: boards.modbus.list().map(toNamedSignals) }),
    proceduresEnabled: engine.proceduresEnabled,
    triggersPaused: engine.paused,
    stopped: engine.stopped,
    pausedBy: engine.pausedBy,
    ...(engine.backlog === null ? {} : { backlog: engine.backlog }),
    problems: [...problems.list()],
  }));
  const parts: Parameters<typeof engineHandlers>[0] = {
    engine: {
      pause: procedures.pause,
      stopEverything: (by) => engine.stopEverything(by),
      activeRuns: () => engine.activeRuns(),
    },
    status: () => {
      model.lookAgain();
      return status.current();
    },
    statusChanged: status.changed,
    stopPulses: () => {
      stops.pins();
    },
    stopChats: () => {
      stops.talks();
    },
    seen: (shown, by) => incidents.seen(shown, by),
    preferences,
    preferencesChanged: (changed) => {
      notices.emit({ type: 'preferences-changed', preferences: changed });
    },
    firstLanguageChosen: (language, by) => {
      procedures.writeSamplesIn(languageFor(language, options.languages ?? []), by);
    },
    ledger,
  };
  const stopEverything = emergencyStop(parts);
  const pause = pausing(parts);
  return {
    handlers: engineHandlers(parts),
    stopEverything,
    ordered: {
      stop: (by) => stopEverything(by).cancelled,
      pausedBy: () => engine.pausedBy,
      resume: (by) => {
        pause(false, by);
      },
    },
  };
}

const toNamedSignals = ({ name, config }: ModbusDevice): NonNullable<EngineStatus['modbus']>[number] => ({
  name,
  signals: Object.keys(config.signals),
});
