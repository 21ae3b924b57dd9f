/** One `[[peripherals.boards]]` of config.toml. */
export interface BoardConfig {
  readonly name: string;
  readonly type: string;
  /** E.g. /dev/ttyACM0; may change at every plug-in. */
  readonly path?: string | undefined;
  /** USB serial number of the board's probe; finds the board wherever it is plugged in. */
  readonly serialNumber?: string | undefined;
  readonly baud: number;
  /** Milliseconds after a change in which further changes of the same pin are not told. */
  readonly debounceMs: number;
  /** False: it is named and never looked for. Default: true. */
  readonly enabled?: boolean;
}

/** As config.toml says it: whoever changes that means another port. */
export const placeOf = ({ path = '', serialNumber = '' }: BoardConfig): string =>
  `${path} ${serialNumber}`.trim();
