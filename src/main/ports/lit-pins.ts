export interface LitPin {
  readonly board: string;
  readonly pin: number;
}

/** Pins that were set as a light and not put out since: a light that config.toml names elsewhere meanwhile would shine on. */
export interface LitPins {
  read(): readonly LitPin[];
  /** On disk on return. */
  write(pins: readonly LitPin[]): void;
}
