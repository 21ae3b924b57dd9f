import type { Config } from '../../../../shared/config';

/** By Modbus device of config.toml, the signals that are polled and can start a procedure. */
export const signalsOfDevices = ({
  modbus,
}: Pick<Config, 'modbus'>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(modbus.devices).map(([name, { signals }]) => [
      name,
      new Set(Object.entries(signals).flatMap(([signal, { poll_secs }]) => (poll_secs > 0 ? [signal] : []))),
    ]),
  );
