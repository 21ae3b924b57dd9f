import type { Logger } from '../../../platform/base/logger';
import type { ModbusDevices } from './modbus-devices';
import type { SopEngine } from '../../procedures/engine';
import type { Procedures } from '../../procedures/module';
import { isOnBoard, tellTime } from '../../procedures/tell-time';
import type { LevelEvents } from '../level-events';

/**
 * What Modbus devices tell starts procedures. What a signal is at first is no news; triggers that count time
 * hear it, and lose what they counted where a device does not answer any more.
 */
export function followModbus(
  time: Pick<SopEngine['time'], 'find' | 'lost' | 'back'>,
  { devices, procedures, levels, logger }: Surroundings,
): () => void {
  const tell = tellTime(time, logger);
  const ends = [
    devices.read.on(({ device, signal, value, at, isChange }) => {
      if (!procedures.isListenedTo(device, signal)) return;
      const found = { board: device, signal, value, at };
      if (isChange) levels.take(found);
      else tell.find(found);
    }),
    devices.stateChanged.on(({ device, state }) => {
      tell.hears(isOnBoard(new Set([device])), state === 'connected');
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

interface Surroundings {
  readonly devices: Pick<ModbusDevices, 'read' | 'stateChanged'>;
  readonly procedures: Pick<Procedures, 'isListenedTo'>;
  readonly levels: LevelEvents;
  readonly logger: Logger;
}
