import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '../../shared/result';
import { appFilesIn, type AppFiles } from '../platform/base/app-files';
import { homeFolder } from '../platform/base/home-folder';

/** The home of this start. */
export const homeOf = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  userFolder = homedir(),
): Result<string> => homeFolder(optionValue(args, '--home'), environment, userFolder);

function optionValue(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`));
  const found = args[at];
  if (found === undefined) return undefined;
  return found === name ? (args[at + 1] ?? '') : found.slice(name.length + 1);
}

export interface AppPaths extends AppFiles {
  readonly preload: string;
  readonly renderer: string;
  readonly icons: string;
}

/** Where the parts of the built app lie below the package's root folder. */
export const pathsIn = (root: string): AppPaths => ({
  preload: join(root, 'out', 'preload', 'index.cjs'),
  renderer: join(root, 'out', 'renderer'),
  icons: join(root, 'resources', 'icons'),
  ...appFilesIn(root),
});

interface Start {
  readonly packaged: boolean;
  readonly executable: string;
  /** The file that an AppImage was started from: its contents lie elsewhere at every start. */
  readonly appImage: string | undefined;
  /** The package's root, which an Electron that is not packaged is given. */
  readonly appPath: string;
  readonly home: string;
}

/** The command that starts this app on this home again. */
export function startCommand(
  { packaged, executable, appImage, appPath, home }: Start,
  userFolder = homedir(),
): readonly string[] {
  const program = packaged ? [appImage ?? executable] : [executable, appPath];
  const usual = homeFolder(undefined, {}, userFolder);
  return usual.ok && usual.value === home ? program : [...program, '--home', home];
}
