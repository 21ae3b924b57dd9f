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
    .command('approve')
    .argument('<engine>')
    .argument('<run>')
    .option('--gate <id>', 'the card that was seen, as `approvals` lists it there; instead of the question')
    .description('show what a run of another engine asks, ask, and let it go on there')
    .action((engine: string, runId: string, { gate }: { readonly gate?: string }) =>
      run(async (cli) => (await parts.fleet()).approveElsewhere(cli, engine, runId, gate ?? null)),
    );
  fleet
    .command('deny')
    .argument('<engine>')
    .argument('<run>')
    .requiredOption('--reason <text>', 'why; goes into the record')
    .description('refuse the waiting step of another engine, which cancels its run')
    .action((engine: string, runId: string, { reason }: { readonly reason: string }) =>
      run(async (cli) => (await parts.fleet()).denyElsewhere(cli, engine, runId, reason)),
    );
  fleet
    .command('key')
    .description('what another engine names to take decisions from here')
    .action(() => run(async (cli) => (await parts.fleet()).showKey(cli)));
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
