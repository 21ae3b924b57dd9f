import { channelOf } from '../../../shared/analog';
import type { Clock } from '../../platform/base/clock';
import { Emitter } from '../../platform/base/emitter';
import type { Logger } from '../../platform/base/logger';
import { reconnectAfterMs } from '../../platform/base/reconnect';
import type { AnalogInputs } from '../../ports/boards';
import type { KnownSignal, LiveSignals, SignalPlace } from '../../ports/live-world';
import type { ModbusDevice } from './modbus/modbus-device';

interface Ports {
  readonly devices: { get(name: string): Pick<ModbusDevice, 'config' | 'latest' | 'look'> | undefined };
  readonly boards: AnalogInputs;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Between two looks at a signal, and the first pause where its device does not answer. */
const lookEveryMs = 1_000;

/**
 * What is known of the signals of Modbus devices and of analog inputs of boards. Those of cards are read each second for as
 * long as the card matters: one request each, which sets nothing.
 */
export class SignalLooks implements LiveSignals {
  readonly #known: Emitter<SignalPlace>;
  /** What analog inputs measured while they were watched. */
  readonly #measured = new Map<string, number>();
  #watched = new Map<string, AbortController>();

  constructor(private readonly ports: Ports) {
    this.#known = new Emitter((failure) => {
      ports.logger.error('A listener of signals failed', { failure: String(failure) });
    });
  }

  watch(places: readonly SignalPlace[]): void {
    const wanted = new Map(places.map((place) => [keyOf(place), place]));
    const before = this.#watched;
    for (const [key, over] of before)
      if (!wanted.has(key)) {
        over.abort(new Error('nobody looks at it any more'));
        this.#measured.delete(key);
      }
    this.#watched = new Map([...wanted].map(([key, place]) => [key, before.get(key) ?? this.#follow(place)]));
  }

  close(): void {
    this.watch([]);
  }

  value({ device: name, signal }: SignalPlace): KnownSignal | null {
    const device = this.ports.devices.get(name);
    return device === undefined
      ? known(this.#measured.get(keyOf({ device: name, signal })) ?? null, '')
      : known(device.latest(signal), device.config.signals[signal]?.unit ?? '');
  }

  async look(place: SignalPlace, aborted: AbortSignal): Promise<KnownSignal | null> {
    const { device: name, signal } = place;
    const device = this.ports.devices.get(name);
    if (device !== undefined)
      return known(await device.look(signal, aborted), device.config.signals[signal]?.unit ?? '');
    const channel = channelOf(signal);
    if (channel === null) return null;
    const outcome = await this.ports.boards.readAnalog(name, channel, aborted, 'poll');
    const key = keyOf(place);
    if (outcome.kind !== 'value') this.#measured.delete(key);
    else if (this.#watched.has(key)) this.#measured.set(key, outcome.value);
    return outcome.kind === 'value' ? { value: outcome.value, unit: '' } : null;
  }

  onChange(listener: () => void): () => void {
    return this.#known.on(listener);
  }

  #follow(place: SignalPlace): AbortController {
    const over = new AbortController();
    void this.#round(place, over.signal);
    return over;
  }

  /** Until it is aborted. Never rejects. */
  async #round(place: SignalPlace, over: AbortSignal): Promise<void> {
    const { clock, logger } = this.ports;
    let failures = 0;
    let wasKnown = false;
    while (!over.aborted) {
      const found = await this.look(place, over).catch((failure: unknown) => {
        if (!over.aborted)
          logger.error('A signal could not be looked at', { ...place, failure: String(failure) });
        return null;
      });
      if (over.aborted) return;
      if (found !== null && !wasKnown) this.#known.emit(place);
      wasKnown = found !== null;
      failures = wasKnown ? 0 : failures + 1;
      const waitMs = wasKnown ? lookEveryMs : reconnectAfterMs(failures - 1, lookEveryMs, true);
      await clock.sleep(waitMs, over).catch(() => {});
    }
  }
}

const known = (value: number | null, unit: string): KnownSignal | null =>
  value === null ? null : { value, unit };

const keyOf = ({ device, signal }: SignalPlace): string => JSON.stringify([device, signal]);
