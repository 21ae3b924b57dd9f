/** `keychain:NAME` values. The app uses the OS keychain; the daemon a file that only the user can read. */
export interface Secrets {
  readonly keptIn: 'keychain' | 'file';
  get(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
  /** One that is not there is gone already. */
  remove(name: string): Promise<void>;
  /** Of all that are kept. */
  names(): Promise<readonly string[]>;
  /** Resolves once this one, which could not be read, can be. Absent: nothing is ever locked here. */
  opened?(name: string, signal: AbortSignal): Promise<void>;
}
