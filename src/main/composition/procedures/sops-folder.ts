import { isAbsolute, join } from 'node:path';
import type { EngineOptions } from '../../ports/engine';
import type { Foundation } from '../foundation';

/** The folder of the procedures as config.toml names it; a relative path starts at the home. */
export function sopsFolder(
  { config, paths }: Pick<Foundation, 'config' | 'paths'>,
  { home }: Pick<EngineOptions, 'home'>,
): string {
  const named = config().sop.sops_dir;
  if (named === '') return paths.sops;
  return isAbsolute(named) ? named : join(home, named);
}
