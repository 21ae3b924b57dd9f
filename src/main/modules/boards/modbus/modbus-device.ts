import { messageOf } from '../../../../shared/errors';
import {
  noSignal,
  signalOf,
  text,
  whyNotWrittenTo,
  type ModbusDeviceConfig,
  type SignalConfig,
} from '../../../../shared/modbus-signals';
import type {
  DeviceState,
  ModbusSignals,
  ReadSignal,
  SignalOutcome,
  SignalValue,
} from '../../../ports/modbus';
import type { Clock } from '../../../platform/base/clock';
import { reconnectAfterMs } from '../../../platform/base/reconnect';
import type { ModbusLine } from './modbus-line';
import { decode, encode, hasChanged, lengthOf } from './registers';
import { NotConnected, RefusedByDevice, type ModbusWire } from './wire';

interface DevicePorts {
  readonly line: ModbusLine;
  readonly clock: Clock;
  readonly read: (signal: ReadSignal) => void;
  readonly stateChanged: (device: ModbusDevice) => void;
  /** A signal that the device does not have; null: it answers for it now. */
  readonly refused: (signal: string, why: string | null) => void;
}

const firstPauseMs = 500;

/** A device on a line: polls its signals, and reads and writes them when asked. */
export class ModbusDevice implements ModbusSignals {
  /** As they were told. */
  readonly #values = new Map<string, SignalValue>();
  /** As they were read or written last, whoever asked. */
  readonly #latest = new Map<string, number>();
  #state: DeviceState = { state: 'connecting', detail: 'it has not answered yet' };

  constructor(
    readonly name: string,
    readonly config: ModbusDeviceConfig,
    private readonly ports: DevicePorts,
  ) {}

  get state(): DeviceState {
    return this.#state;
  }

  /** Whether it is asked by itself, so that it is known when it answers again. */
  get isPolled(): boolean {
    return Object.values(this.config.signals).some(({ poll_secs }) => poll_secs > 0);
  }

  valueOf(signal: string): SignalValue | null {
    return this.#values.get(signal) ?? null;
  }

  /** As it was read or written last; null: not since it began to answer. */
  latest(name: string): number | null {
    return this.#state.state === 'connected' ? (this.#latest.get(name) ?? null) : null;
  }

  /**
   * The signal as the device has it now, for somebody who looks on: it is told to nobody, and a device that does not answer is
   * no trouble of theirs. Null: it is not known. Rejects only with the abort signal's reason.
   */
  async look(name: string, signal: AbortSignal): Promise<number | null> {
    const wanted = signalOf(this.config, name);
    if (wanted === undefined) return null;
    try {
      const value = decode(wanted, await this.#ask(wanted, signal));
      this.#answered();
      if (value === null) this.#latest.delete(name);
      else this.#latest.set(name, value);
      return value;
    } catch {
      signal.throwIfAborted();
      this.#latest.delete(name);
      return null;
    }
  }

  /** The signal as the device has it now. Rejects only with the abort signal's reason. */
  async read(name: string, signal: AbortSignal): Promise<SignalOutcome> {
    const wanted = signalOf(this.config, name);
    if (wanted === undefined) return { kind: 'failed', message: noSignal(this.name, this.config, name) };
    try {
      const value = await this.#look(name, wanted, signal);
      return { kind: 'value', value, text: text(value, wanted) };
    } catch (failure) {
      signal.throwIfAborted();
      return { kind: 'failed', message: `${name} of ${this.name} could not be read: ${messageOf(failure)}.` };
    }
  }

  /** Resolves once the device has said that it is written. Rejects only with the abort signal's reason. */
  async write(name: string, value: number, signal: AbortSignal): Promise<SignalOutcome> {
    const wanted = signalOf(this.config, name);
    if (wanted === undefined) return { kind: 'failed', message: noSignal(this.name, this.config, name) };
    const why = whyNotWrittenTo(this.name, this.config, name, value);
    if (why !== null) return { kind: 'failed', message: why };
    const raw = encode(wanted, value);
    let stands = raw;
    try {
      stands = await this.ports.line.ask(
        this.config,
        (wire) => {
          signal.throwIfAborted();
          return this.#writeAndLook(wire, wanted, raw);
        },
        signal,
      );
    } catch (failure) {
      if (failure instanceof RefusedByDevice) {
        this.#answered();
        return { kind: 'failed', message: `${name} of ${this.name} was not written: ${failure.message}.` };
      }
      signal.throwIfAborted();
      this.#noAnswer(failure);
      return failure instanceof NotConnected
        ? { kind: 'failed', message: `${name} of ${this.name} was not written: ${failure.message}.` }
        : {
            kind: 'unknown',
            message: `${name} of ${this.name} may have been written, for the device did not answer: ${messageOf(failure)}.`,
          };
    }
    this.#answered();
    const written = decode(wanted, raw) ?? value;
    const found = decode(wanted, stands) ?? written;
    this.#keep(name, wanted, found);
    return {
      kind: 'value',
      value: found,
      text: text(found, wanted),
      ...(found === written ? {} : { written: text(written, wanted) }),
    };
  }

  /**
   * What stands there after the write. On a serial line the answer to a write is the request itself, which an adapter that
   * hears what it sends gives without any device: there the signal is read once more, which no echo answers.
   */
  async #writeAndLook(
    wire: ModbusWire,
    wanted: SignalConfig,
    raw: readonly number[],
  ): Promise<readonly number[]> {
    await wire.write(this.config, wanted.table, wanted.address, raw);
    if (!wire.answersLookAlike) return raw;
    try {
      return await wire.read(this.config, wanted.table, wanted.address, raw.length);
    } catch (failure) {
      // It is there, and does not let it be read.
      if (failure instanceof RefusedByDevice) return raw;
      throw new Error(
        `what came may be the echo of the adapter, and reading it back got: ${messageOf(failure)}`,
      );
    }
  }

  /** Reads what is to be polled until it is aborted. Never rejects. */
  async poll(signal: AbortSignal): Promise<void> {
    const polled = Object.entries(this.config.signals).filter(([, { poll_secs }]) => poll_secs > 0);
    if (polled.length === 0) return;
    const left = new Map(polled.map(([name]) => [name, 0]));
    let failures = 0;
    while (!signal.aborted) {
      const due = polled.filter(([name]) => (left.get(name) ?? 0) <= 0);
      let answered = true;
      for (const [name, wanted] of due) {
        left.set(name, wanted.poll_secs * 1_000);
        answered = await this.#polled(name, wanted, signal);
        if (!answered) break;
      }
      failures = answered ? 0 : failures + 1;
      // What changed while nothing answered is looked at first of all.
      if (!answered) for (const [name] of polled) left.set(name, 0);
      const waitMs = answered
        ? Math.min(...left.values())
        : reconnectAfterMs(failures - 1, firstPauseMs, true);
      try {
        await this.ports.clock.sleep(waitMs, signal);
      } catch {
        return;
      }
      for (const [name, ms] of left) left.set(name, ms - waitMs);
    }
  }

  /** Whether the device answered, be it with a refusal. */
  async #polled(name: string, wanted: SignalConfig, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#look(name, wanted, signal);
      this.ports.refused(name, null);
      return true;
    } catch (failure) {
      if (failure instanceof NoNumber || failure instanceof RefusedByDevice) {
        this.ports.refused(name, failure.message);
        return true;
      }
      return false;
    }
  }

  async #look(name: string, wanted: SignalConfig, signal: AbortSignal): Promise<number> {
    let raw: readonly number[];
    try {
      raw = await this.#ask(wanted, signal);
    } catch (failure) {
      if (failure instanceof RefusedByDevice) this.#answered();
      else if (!signal.aborted) this.#noAnswer(failure);
      throw failure;
    }
    this.#answered();
    const value = decode(wanted, raw);
    if (value === null) throw new NoNumber('what stands there is no number');
    this.#keep(name, wanted, value);
    return value;
  }

  #ask(wanted: SignalConfig, signal: AbortSignal): Promise<readonly number[]> {
    return this.ports.line.ask(
      this.config,
      (wire) => wire.read(this.config, wanted.table, wanted.address, lengthOf(wanted)),
      signal,
    );
  }

  #keep(name: string, wanted: SignalConfig, value: number): void {
    this.#latest.set(name, value);
    const before = this.#values.get(name);
    if (before !== undefined && !hasChanged(wanted, before.value, value)) return;
    const kept = { value, at: this.ports.clock.now() };
    this.#values.set(name, kept);
    this.ports.read({ device: this.name, signal: name, ...kept, isChange: before !== undefined });
  }

  #answered(): void {
    if (this.#state.state === 'connected') return;
    this.#state = { state: 'connected', detail: 'it answers' };
    this.ports.stateChanged(this);
  }

  #noAnswer(failure: unknown): void {
    const detail = messageOf(failure);
    this.#latest.clear();
    if (this.#state.state === 'lost' && this.#state.detail === detail) return;
    this.#state = { state: 'lost', detail };
    this.ports.stateChanged(this);
  }
}

class NoNumber extends Error {}
