import type { Fact } from '../../shared/basis';
import type { Json } from '../../shared/json';
import type { Level, PinPlace } from './boards';

/** One that a call is for, and the level that its answer told, where it has one. */
export interface TouchedPin extends PinPlace {
  readonly level: Level | null;
}

/** A signal of a Modbus device, or an analog input of a board (`adc_0`). */
export interface SignalPlace {
  readonly device: string;
  readonly signal: string;
}

/** One that a call is for. */
export interface TouchedSignal extends SignalPlace {
  /** What the call's answer told, where it has one. */
  readonly told: KnownSignal | null;
  /**
   * Of one that measures and moves by itself: what the call gives where this is measured. Absent: it stands as it was
   * set, so that another value is a change.
   */
  readonly gives?: (value: number) => Json;
}

export interface KnownSignal {
  readonly value: number;
  readonly unit: string;
}

/** What is known of signals. */
export interface LiveSignals {
  /** These are read from now on, and no others; procedures start from nothing that is found so. */
  watch(places: readonly SignalPlace[]): void;
  /** As it was read last; null: not known, or its device does not answer. */
  value(place: SignalPlace): KnownSignal | null;
  /** The same, asked of the device now. Rejects with the signal's reason. */
  look(place: SignalPlace, signal: AbortSignal): Promise<KnownSignal | null>;
  /** One that is watched may be known now, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** What is known of the world at this moment, for those who ask whether something still holds. */
export interface LiveWorld {
  /** These pins are looked at from now on, and no others. */
  watch(pins: readonly PinPlace[]): void;
  /** As it was seen last; null: not known. */
  level(place: PinPlace): Level | null;
  /** The same, asked of the board now where that ends nothing that it drives. Rejects with the signal's reason. */
  look(place: PinPlace, signal: AbortSignal): Promise<Level | null>;
  /** Which board answers to the name; null: none does, or it does not say. */
  board(name: string): string | null;
  readonly signals: LiveSignals;
  /** Something of it may be known now, or be otherwise, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

const noSignals: LiveSignals = {
  watch: () => {},
  value: () => null,
  look: () => Promise.resolve(null),
  onChange: () => () => {},
};

export const nothingKnown: LiveWorld = {
  watch: () => {},
  level: () => null,
  look: () => Promise.resolve(null),
  board: () => null,
  signals: noSignals,
  onChange: () => () => {},
};

/** What is known of the pins, with the levels that were told of them where none is, and of their boards. */
export function factsAbout(live: LiveWorld, touched: readonly TouchedPin[]): readonly Fact[] {
  const pins = new Map<string, Fact>();
  const boards = new Map<string, Fact>();
  for (const place of touched) {
    const level = live.level(place) ?? place.level;
    const { board, pin } = place;
    if (level !== null) pins.set(`${board} ${String(pin)}`, { of: 'pin', board, pin, level });
    const identity = live.board(board);
    if (identity !== null) boards.set(board, { of: 'board', board, identity });
  }
  return [...pins.values(), ...boards.values()];
}

/** What stands in those that are set, or was told of them where that is not known. */
export function factsAboutSignals(live: LiveSignals, touched: readonly TouchedSignal[]): readonly Fact[] {
  const facts = new Map<string, Fact>();
  for (const { device, signal, told, gives } of touched) {
    const known = live.value({ device, signal }) ?? told;
    if (gives === undefined && known !== null)
      facts.set(JSON.stringify([device, signal]), { of: 'signal', device, signal, ...known });
  }
  return [...facts.values()];
}
