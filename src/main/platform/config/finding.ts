import type { ConfigPath } from '../../../shared/config-keys';

/** Something about a configuration, before its place in the text is known. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly path: ConfigPath;
  /** What to point at: the key, or what stands behind it. */
  readonly at: 'key' | 'value';
  readonly message: string;
  readonly remedy: string;
}
