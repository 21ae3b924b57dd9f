import { existsSync } from 'node:fs';
import { readUtf8File } from './base/utf8-file';
import { configInForce, unreadable, type ConfigInForce } from './config/config-in-force';
import { runningEngine } from './storage/engine-lock';
import { HeldPrograms } from './storage/held-programs';
import type { HomePaths } from './storage/home-paths';
import { createKeptConfig } from './storage/kept-config';
import { withoutHeld } from './held-settings';

/** What holds in a home: in the engine that runs there, or in one that starts there now. */
export function homeConfig({ data, configFile, keptConfigFile, heldPrograms }: HomePaths): ConfigInForce {
  // The next start writes one that says nothing; an engine that runs goes on with what it had.
  if (!existsSync(configFile) && !isInUse(data)) return configInForce('', null);
  const inForce = configInForce(textOf(configFile), createKeptConfig(keptConfigFile).read());
  const held = new HeldPrograms(heldPrograms);
  return { ...inForce, config: withoutHeld(inForce.config, (place) => held.isHeld(place)) };
}

const isInUse = (data: string): boolean => existsSync(data) && runningEngine(data) !== null;

function textOf(file: string): ReturnType<typeof unreadable> {
  try {
    return readUtf8File(file);
  } catch (failure) {
    return unreadable(failure);
  }
}
