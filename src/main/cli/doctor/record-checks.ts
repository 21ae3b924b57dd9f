import { isDatabaseThere } from '../../platform/storage/database';
import type { HomePaths } from '../../platform/storage/home-paths';
import type { CommandLine } from '../command-line';
import { findingText } from '../render/finding-text';
import { error, ok, skipped, type Check } from './check';

/** Whether the record of runs is as it was written. */
export async function recordChecks(cli: CommandLine, paths: HomePaths): Promise<readonly Check[]> {
  if (!isDatabaseThere(paths.database)) return [skipped('record', 'there is none yet')];
  const { events, signed, found, findings } = await cli.read('runs.verify', {});
  const [first] = findings;
  return first === undefined
    ? [
        ok(
          'record',
          `${String(events)} events, as they were written${signed === null ? '' : `; signed up to ${String(signed.link)}`}`,
        ),
      ]
    : [
        error(
          'record',
          `is not as it was written: ${findingText(first)}${found === 1 ? '' : `, and ${String(found - 1)} more`}`,
          'See all of it with `zeroclaw runs verify`, and compare with a backup from before.',
        ),
      ];
}
