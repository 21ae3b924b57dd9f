import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { ok, refuse, type Result } from '../../../shared/result';

/**
 * The home of a start: `--home DIR`, else ZEROCLAW_HOME, else `~/.zeroclaw`. An empty name is nobody's wish,
 * such as a variable of a script that was never set.
 */
export function homeFolder(
  named: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
  userFolder = homedir(),
): Result<string> {
  if (named === '')
    return refuse({
      code: 'home.empty',
      message: '--home names no folder',
      remedy: 'Give the folder, or leave --home out for $ZEROCLAW_HOME, else ~/.zeroclaw.',
    });
  const chosen = named ?? environment['ZEROCLAW_HOME'] ?? '';
  if (chosen !== '') return ok(resolve(chosen));
  if (userFolder === '')
    return refuse({
      code: 'home.nobody',
      message: 'HOME is empty, so there is no ~/.zeroclaw',
      remedy: 'Set HOME, or name the folder with --home or ZEROCLAW_HOME.',
    });
  return ok(join(userFolder, '.zeroclaw'));
}
