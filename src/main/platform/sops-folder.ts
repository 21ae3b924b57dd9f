import { isAbsolute, join } from 'node:path';
import type { Platform } from './platform';

/** The folder of the procedures as config.toml names it; a relative path starts at the home. */
export function sopsFolder({
  config,
  paths,
  options: { home },
}: Pick<Platform, 'config' | 'paths' | 'options'>): string {
  const named = config().sop.sops_dir;
  if (named === '') return paths.sops;
  return isAbsolute(named) ? named : join(home, named);
}
