import type { Command } from 'commander';
import { parts } from './parts';
import type { Run } from './program-parts';

export function addStops(program: Command, run: Run): void {
  program
    .command('stop')
    .alias('emergency-stop')
    .description('cancel every run at once and pause all triggers')
    .option('--fleet', 'at every engine of the fleet')
    .action(({ fleet }: { fleet?: boolean }) =>
      run(async (cli) =>
        fleet === true
          ? (await parts.fleet()).orderFleet(cli, 'stop')
          : (await parts.stop()).stopEverything(cli),
      ),
    );
  program
    .command('pause')
    .description('pause all triggers; runs go on')
    .action(() => run(async (cli) => (await parts.stop()).pauseTriggers(cli, true)));
  program
    .command('resume')
    .description('let triggers start procedures again')
    .option('--fleet', 'at every engine that a stop of the fleet has paused')
    .action(({ fleet }: { fleet?: boolean }) =>
      run(async (cli) =>
        fleet === true
          ? (await parts.fleet()).orderFleet(cli, 'resume')
          : (await parts.stop()).pauseTriggers(cli, false),
      ),
    );
}
