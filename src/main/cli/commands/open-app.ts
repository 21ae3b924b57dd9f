import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AppError } from '../../../shared/errors';
import type { CommandLine } from '../command-line';

/** Opens the app on this home and stays until it closes. */
export async function openDesktopApp(cli: CommandLine): Promise<void> {
  const launcher = join(cli.root, 'scripts', 'launch', 'app.mjs');
  if (!existsSync(launcher)) {
    throw new AppError('cli.no-app', 'The app cannot be opened from this installation', {
      remedy: 'Open ZeroClaw from the system’s menu, or run the engine alone with `zeroclaw daemon`.',
    });
  }
  const { openApp } = (await import(pathToFileURL(launcher).href)) as {
    readonly openApp: (args: readonly string[]) => Promise<number>;
  };
  cli.exitWith(await openApp(['--home', cli.home]));
}
