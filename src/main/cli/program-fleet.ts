import type { Command } from 'commander';
import type { FleetWanted } from './commands/fleet';
import { parts } from './parts';
import { limitOption, type Run } from './program-parts';

export function addFleet(program: Command, run: Run): void {
  const fleet = program
    .command('fleet')
    .description('engines that share a database, and what they do')
    .option('--runs', 'their runs instead')
    .option('--approvals', 'runs that wait for a person instead')
    .option('--events', 'what arrived at them instead')
    .addOption(limitOption(20))
    .action((options: FleetWanted) => run(async (cli) => (await parts.fleet()).showFleet(cli, options)));
  fleet
    .command('verify')
    .description('check the chain of every record in the database')
    .action(() => run(async (cli) => (await parts.fleet()).verifyFleet(cli)));
  fleet
    .command('forget')
    .argument('<name>')
    .description('wait no more for an engine that is away')
    .action((name: string) => run(async (cli) => (await parts.fleet()).forgetEngine(cli, name)));
}
