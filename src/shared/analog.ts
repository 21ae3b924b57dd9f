/** What a board can measure: its analog inputs, and how many bits a reading has. */
export interface AnalogFacts {
  readonly channels: readonly number[];
  readonly bits: number;
}

/** The greatest reading. */
export const fullScaleOf = (bits: number): number => 2 ** bits - 1;

/** How triggers and the command line name analog input N. */
export const analogSignal = (channel: number): string => `adc_${String(channel)}`;

/** Null: it names no analog input. */
export function channelOf(signal: string): number | null {
  const channel = /^adc_(0|[1-9]\d{0,2})$/u.exec(signal)?.[1];
  return channel === undefined ? null : Number(channel);
}

export const whyNoAnalog = (board: string): string =>
  `The board ${board} has no analog inputs: its firmware does not offer them.`;

export const whyNoChannel = (board: string, channel: number, channels: readonly number[]): string =>
  `The board ${board} has no analog input ${String(channel)}. It has ${channels.join(', ')}.`;
