import { messageOf } from '../../../../shared/errors';
import type { Trigger } from '../../../../shared/sop';
import { heardBoardOf } from '../../../../shared/trigger-facts';
import type { Logger } from '../../../platform/base/logger';
import type { ModbusDevices } from './modbus-devices';
import type { SopEngine } from '../../procedures/engine';
import type { Procedures } from '../../procedures/module';
import type { LevelEvents } from '../level-events';

/**
 * What Modbus devices tell starts procedures. What a signal is at first is no news; triggers that count time
 * hear it, and lose what they counted where a device does not answer any more.
 */
export function followModbus(
  time: Pick<SopEngine['time'], 'find' | 'lost' | 'back'>,
  { devices, procedures, levels, logger }: Surroundings,
): () => void {
  const attempt = (what: () => void): void => {
    try {
      what();
    } catch (failure) {
      logger.error('What a trigger counts could not be brought up to date', { failure: messageOf(failure) });
    }
  };
  const ends = [
    devices.read.on(({ device, signal, value, at, isChange }) => {
      if (!procedures.isListenedTo(device, signal)) return;
      if (isChange) levels.take({ board: device, signal, value, at });
      else
        attempt(() => {
          time.find(
            { source: 'peripheral', topic: `${device}/${signal}`, payload: String(value), receivedAt: at },
            `board ${device}`,
          );
        });
    }),
    devices.stateChanged.on(({ device, state }) => {
      const isOnDevice = (trigger: Trigger): boolean => heardBoardOf(trigger)?.board === device;
      attempt(() => {
        if (state === 'connected') time.back(isOnDevice);
        else time.lost(isOnDevice);
      });
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
