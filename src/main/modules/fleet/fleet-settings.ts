import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from '../../../shared/config';
import { readAuthorities } from '../../platform/config/authorities';
import type { Platform } from '../../platform/platform';

/** `[storage]` and `[fleet]`, with secrets already looked up. */
export interface FleetSettings {
  readonly url: string;
  readonly password: string | null;
  readonly ca: string | null;
  readonly name: string;
  readonly tags: readonly string[];
  readonly host: string;
  readonly offline: Config['fleet']['offline'];
}

/** What an engine is called that says nothing of it. */
export const nameFor = (host: string): string => host.replaceAll(/[\s/]+/gu, '-').slice(0, 64);

/** Null: there is no fleet. Rejects with AppError config.secret or config.ca-file. */
export async function settingsOf(
  { storage, fleet }: Config,
  { secretOf, paths }: Pick<Platform, 'secretOf' | 'paths'>,
): Promise<FleetSettings | null> {
  if (storage.url === undefined) return null;
  const host = hostname();
  return {
    url: storage.url,
    password: storage.password === undefined ? null : await secretOf(storage.password),
    ca:
      storage.ca_file === undefined
        ? null
        : await readAuthorities('storage', resolve(paths.home, storage.ca_file)),
    name: fleet.name ?? nameFor(host),
    tags: fleet.tags,
    host,
    offline: fleet.offline,
  };
}
