/** `keychain:NAME` values. The app uses the OS keychain; the daemon a file that only the user can read. */
export interface Secrets {
  get(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
}
