export interface KeptPin {
  readonly board: string;
  readonly pin: number;
}

/** Pins of which something has to be known after the engine, too. */
export interface KeptPins {
  read(): readonly KeptPin[];
  /** On disk on return. */
  write(pins: readonly KeptPin[]): void;
}
