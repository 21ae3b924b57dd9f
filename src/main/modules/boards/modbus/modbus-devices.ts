import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../../../shared/config';
import { lineAddress } from '../../../../shared/modbus-line';
import type { Clock } from '../../../platform/base/clock';
import { Emitter } from '../../../platform/base/emitter';
import type { Logger } from '../../../platform/base/logger';
import type { Problems } from '../../../platform/base/problems';
import type { DeviceState, Modbus, ReadSignal } from '../../../ports/modbus';
import { ModbusDevice } from './modbus-device';
import { ModbusLine } from './modbus-line';
import type { ConnectModbus } from './wire';

interface Ports {
  readonly connect: ConnectModbus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly problems: Problems;
}

interface Running {
  readonly device: ModbusDevice;
  /** Once, when devices are polled. */
  readonly poll: () => void;
  readonly end: () => Promise<void>;
}

/** The devices of `[modbus.devices]`. One whose lines in config.toml have changed begins anew, the others go on. */
export class ModbusDevices implements Modbus {
  /** A value was read that was not known, or has changed. */
  readonly read: Emitter<ReadSignal>;
  /** A device has begun to answer, or has stopped. */
  readonly stateChanged: Emitter<{ readonly device: string; readonly state: DeviceState['state'] }>;
  #running = new Map<string, Running>();
  readonly #lines = new Map<string, { readonly line: ModbusLine; users: number }>();
  #isOpen = false;

  constructor(private readonly ports: Ports) {
    const onFailure = (failure: unknown): void => {
      ports.logger.error('A listener of Modbus devices failed', { failure: String(failure) });
    };
    this.read = new Emitter(onFailure);
    this.stateChanged = new Emitter(onFailure);
  }

  get(name: string): ModbusDevice | undefined {
    return this.#running.get(name)?.device;
  }

  list(): readonly ModbusDevice[] {
    return [...this.#running.values()].map(({ device }) => device);
  }

  configure({ modbus }: Pick<Config, 'modbus'>): void {
    const wanted = Object.entries(modbus.devices).filter(([, { enabled }]) => enabled);
    const before = this.#running;
    const kept = new Set(
      wanted.flatMap(([name, config]) =>
        isDeepStrictEqual(before.get(name)?.device.config, config) ? [name] : [],
      ),
    );
    for (const [name, { end }] of before) if (!kept.has(name)) void end();
    this.#running = new Map(
      wanted.map(([name, config]) => {
        const same = kept.has(name) ? before.get(name) : undefined;
        return [name, same ?? this.#start(name, config)];
      }),
    );
  }

  /** From now on devices are polled: before, nobody could have heard what they say. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    for (const { poll } of this.#running.values()) poll();
  }

  async close(): Promise<void> {
    const running = [...this.#running.values()];
    this.#running = new Map();
    await Promise.all(running.map(({ end }) => end()));
  }

  #start(name: string, config: ModbusDevice['config']): Running {
    const { clock, problems } = this.ports;
    const over = new AbortController();
    const line = this.#lineFor(config.url);
    const refused = new Set<string>();
    const signalProblem = (signal: string): string => `modbus:${name}:${signal}`;
    const device = new ModbusDevice(name, config, {
      line: line.line,
      clock,
      read: (signal) => {
        this.read.emit(signal);
      },
      stateChanged: (changed) => {
        this.#tell(changed);
      },
      refused: (signal, why) => {
        if (why === null) {
          if (refused.delete(signal)) problems.clear(signalProblem(signal));
          return;
        }
        refused.add(signal);
        problems.report(
          signalProblem(signal),
          'Modbus',
          `${signal} of ${name} cannot be read: ${why}`,
          `Compare its table, address and type under [modbus.devices.${name}.signals] in config.toml with the manual of the device. Many manuals count addresses from 1, and here they count from 0.`,
        );
      },
    });
    let polling = Promise.resolve();
    const poll = (): void => {
      polling = device.poll(over.signal);
    };
    if (this.#isOpen) poll();
    return {
      device,
      poll,
      end: async () => {
        over.abort(new Error('the device is not used any more'));
        await polling;
        for (const signal of refused) problems.clear(signalProblem(signal));
        problems.clear(deviceProblem(name));
        await line.letGo();
      },
    };
  }

  #lineFor(url: string): { readonly line: ModbusLine; readonly letGo: () => Promise<void> } {
    // The same line may be written in several ways, and has room for one connection.
    const key = JSON.stringify(lineAddress(url) ?? url);
    const known = this.#lines.get(key) ?? {
      line: new ModbusLine(url, this.ports.connect, this.ports.clock),
      users: 0,
    };
    known.users += 1;
    this.#lines.set(key, known);
    return {
      line: known.line,
      letGo: async () => {
        known.users -= 1;
        if (known.users > 0) return;
        if (this.#lines.get(key) === known) this.#lines.delete(key);
        await known.line.close();
      },
    };
  }

  #tell(device: ModbusDevice): void {
    const { name, config } = device;
    const { state, detail } = device.state;
    if (state === 'lost')
      this.ports.problems.report(
        deviceProblem(name),
        'Modbus',
        `The device ${name} at ${config.url} does not answer: ${detail}`,
        'Check that it is switched on, its cable or network, and url and unit in config.toml. It is asked again by itself.',
      );
    else this.ports.problems.clear(deviceProblem(name));
    this.stateChanged.emit({ device: name, state });
  }
}

const deviceProblem = (name: string): string => `modbus:${name}`;
