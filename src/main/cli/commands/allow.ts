import type { CommandLine } from '../command-line';
import { confirm } from '../confirm';
import { RefusedError, UsageError } from '../refused';

/** What of a restored backup is not allowed yet. */
export async function listHeld(cli: CommandLine): Promise<void> {
  const held = await cli.ask('programs.held', {});
  if (cli.json) {
    cli.printJson(held);
    return;
  }
  if (held.length === 0) cli.print('Nothing of a restored backup is held back.');
  for (const { place, runs, hash } of held) cli.print(`${place}: ${runs}`, `  not allowed yet, ${hash}`);
}

/** `hash`: as it was listed, which says yes to that and nothing else; null: a person is asked here. */
export async function allowHeld(cli: CommandLine, place: string, hash: string | null): Promise<void> {
  const program = (await cli.ask('programs.held', {})).find((each) => each.place === place);
  if (program === undefined)
    throw new RefusedError({
      code: 'programs.not-held',
      message: `Nothing is held back under "${place}"`,
      remedy: '`zeroclaw allow` lists what is.',
    });
  if (hash === null) {
    if (cli.input.isTTY !== true)
      throw new UsageError(
        '`zeroclaw allow` asks first, and nobody can answer here',
        'Run it in a terminal, or add --hash with what `zeroclaw allow` lists.',
      );
    cli.print(`${place} came with a restored backup. It is:`, `  ${program.runs}`);
    await confirm(cli, false, '`zeroclaw allow`', 'Let it hold on this machine?');
  }
  await cli.ask('programs.allow', { place, hash: hash ?? program.hash });
  if (!cli.json) cli.print(`${place} is allowed.`);
}
