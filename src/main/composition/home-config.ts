import { existsSync, readFileSync } from 'node:fs';
import { configInForce, unreadable, type ConfigInForce } from '../config/config-in-force';
import type { HomePaths } from '../storage/home';
import { createKeptConfig } from '../storage/kept-config';

/** What holds in a home, as an engine that starts there now would take it. */
export function homeConfig({ configFile, keptConfigFile }: HomePaths): ConfigInForce {
  // The next start writes one that says nothing.
  if (!existsSync(configFile)) return configInForce('', null);
  return configInForce(textOf(configFile), createKeptConfig(keptConfigFile).read());
}

function textOf(file: string): ReturnType<typeof unreadable> {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    return unreadable(failure);
  }
}
