import { signalEvent } from '../../../../domain/procedure/signal-event';
import type { Config } from '../../../../shared/config';
import type { Platform } from '../../../platform/platform';
import type { AnalogInputs, Boards } from '../../../ports/boards';
import type { SopEngine } from '../../procedures/engine';
import type { Procedures } from '../../procedures/module';
import { tellTime } from '../../procedures/tell-time';
import type { LevelEvents } from '../level-events';
import { AnalogWatch } from './analog-watch';

/**
 * What analog inputs measure starts procedures. The first reading is no news; triggers that count time hear it,
 * and those that count or miss what they hear are told every reading.
 */
export function followAnalog(
  time: Pick<SopEngine['time'], 'find' | 'lost' | 'back'>,
  { boards, procedures, levels, config, clock, problems, logger }: Surroundings,
): () => Promise<void> {
  const tell = tellTime(time, logger);
  const watch = new AnalogWatch({
    boards,
    clock,
    problems,
    settings: (name) => settingsOf(config(), name),
    wanted: procedures.inputs,
    tellsApart: (before, now) => procedures.tellsApart(signalEvent(before), signalEvent(now)),
    read: (reading, kind) => {
      if (kind === 'change') levels.take(reading);
      else if (kind === 'first' || procedures.countsReadings(signalEvent(reading))) tell.find(reading);
    },
  });
  const end = procedures.library.changed.on(() => {
    watch.apply();
  });
  watch.apply();
  return () => {
    end();
    return watch.close();
  };
}

function settingsOf(
  { peripherals }: Config,
  name: string,
): { readonly pollMs: number; readonly deadband: number } {
  const found = peripherals.boards.find(({ board }) => board === name);
  return { pollMs: found?.adc_poll_ms ?? 1_000, deadband: found?.adc_deadband ?? 0 };
}

interface Surroundings extends Pick<Platform, 'clock' | 'config' | 'logger' | 'problems'> {
  readonly boards: AnalogInputs & Pick<Boards, 'status'>;
  readonly procedures: Pick<Procedures, 'countsReadings' | 'inputs' | 'library' | 'tellsApart'>;
  readonly levels: LevelEvents;
}
