import type { Emitter } from '../platform/base/emitter';

export interface DeviceState {
  readonly state: 'connecting' | 'connected' | 'lost';
  /** Why, for people. */
  readonly detail: string;
}

export interface SignalValue {
  readonly value: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What was read: the first value since the start or a gap, or a change of one that was known. */
export interface ReadSignal extends SignalValue {
  readonly device: string;
  readonly signal: string;
  readonly isChange: boolean;
}

export type SignalOutcome =
  /** `written`: what was written, where another value stands there right after. */
  | {
      readonly kind: 'value';
      readonly value: number;
      readonly text: string;
      readonly written?: string;
    }
  | { readonly kind: 'failed'; readonly message: string }
  /** A write that was sent and not answered: it may have been carried out. */
  | { readonly kind: 'unknown'; readonly message: string };

/** One device, to those who read and write its signals. */
export interface ModbusSignals {
  readonly name: string;
  readonly state: DeviceState;
  /** Whether it is asked by itself, so that it is known when it answers again. */
  readonly isPolled: boolean;
  /** The signal as the device has it now. Rejects only with the abort signal's reason. */
  read(signal: string, aborted: AbortSignal): Promise<SignalOutcome>;
  /** Resolves once the device has said that it is written. Rejects only with the abort signal's reason. */
  write(signal: string, value: number, aborted: AbortSignal): Promise<SignalOutcome>;
}

/** The devices of config.toml that are switched on. */
export interface Modbus {
  get(device: string): ModbusSignals | undefined;
  readonly stateChanged: Pick<
    Emitter<{ readonly device: string; readonly state: DeviceState['state'] }>,
    'on'
  >;
}
