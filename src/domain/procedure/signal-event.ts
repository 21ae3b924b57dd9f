import type { SopEvent } from '../../shared/sop';

/** Something that a board or a device told, as a trigger names it. */
export interface ToldSignal {
  readonly board: string;
  /** `pin_3`, or what a device calls it. */
  readonly signal: string;
  readonly value: number;
  readonly at: number;
  /** Of an analog input, the greatest value there can be: its payload says both. */
  readonly fullScale?: number;
}

/** Its payload is the number, or what an analog input measured. */
export const signalEvent = ({ board, signal, value, fullScale, at }: ToldSignal): SopEvent => ({
  source: 'peripheral',
  topic: `${board}/${signal}`,
  payload: fullScale === undefined ? String(value) : JSON.stringify({ value, full_scale: fullScale }),
  receivedAt: at,
});
