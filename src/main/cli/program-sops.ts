import type { Command } from 'commander';
import { parts } from './parts';
import { limitOption, type Run } from './program-parts';

/** Commands of procedures. */
export function addSops(program: Command, run: Run): void {
  const sop = program.command('sop').description('procedures');
  sop
    .command('list')
    .description('every procedure with its state')
    .action(() => run(async (cli) => (await parts.sops()).listSops(cli)));
  sop
    .command('show')
    .argument('<name>')
    .description('one procedure in full')
    .action((name: string) => run(async (cli) => (await parts.sops()).showSop(cli, name)));
  sop
    .command('validate')
    .argument('[name]')
    .description('what is wrong, where, and how to fix it; exit code 1 on errors')
    .action((name: string | undefined) =>
      run(async (cli) => (await parts.sops()).validateSops(cli, name ?? null)),
    );
  sop
    .command('draft')
    .argument('[sentence...]')
    .option('--name <name>', 'what it is called')
    .option('--form', 'answer four questions instead of writing a sentence')
    .option('--write', 'keep it, disabled')
    .description('what a sentence would be as a procedure; prints it')
    .action((words: string[], options: { name?: string; form?: boolean; write?: boolean }) =>
      run(async (cli) => (await parts.sopDraft()).draftSop(cli, words, options)),
    );
  sop
    .command('set')
    .argument('<name>')
    .argument('<key>')
    .argument('[value]')
    .option('--unset', 'take the key out, so that its default holds')
    .description('change one key of [sop]; all else in the file stays as it is')
    .action((name: string, key: string, value: string | undefined, options: { unset?: boolean }) =>
      run(async (cli) => (await parts.sopEdits()).setSopKey(cli, name, key, value, options)),
    );
  sop
    .command('history')
    .argument('<name>')
    .addOption(limitOption(50))
    .description('every saved version: who, when, what')
    .action((name: string, { limit }: { limit: number }) =>
      run(async (cli) => (await parts.sopEdits()).showHistory(cli, name, limit)),
    );
  sop
    .command('state')
    .argument('<name>')
    .argument('[key]')
    .argument('[value]')
    .option('--forget', 'let it forget the value')
    .description('what it remembers, when and by whom; with a key, lets it remember another value')
    .action(
      (name: string, key: string | undefined, value: string | undefined, options: { forget?: boolean }) =>
        run(async (cli) => {
          const edits = await parts.sopEdits();
          return key === undefined
            ? edits.showState(cli, name)
            : edits.setState(cli, name, key, value, options);
        }),
    );
  sop
    .command('restore')
    .argument('<name>')
    .argument('<version>')
    .description('save an earlier version again')
    .action((name: string, version: string) =>
      run(async (cli) => (await parts.sopEdits()).restoreVersion(cli, name, version)),
    );
  sop
    .command('run')
    .argument('<name>')
    .description('start one by hand')
    .option('--payload <json>', 'the event’s payload; @FILE reads a file, - stdin')
    .option('--wait', 'stay until it has ended; exit code 1 unless it completed')
    .option('--dry', 'a rehearsal: reads happen, nothing acts, nobody is asked')
    .action((name: string, options: { payload?: string; wait?: boolean; dry?: boolean }) =>
      run(async (cli) => (await parts.sops()).startSop(cli, name, options)),
    );
  sop
    .command('test')
    .description('which procedures an event would start, and why not the others; starts nothing')
    .requiredOption(
      '--source <source>',
      'mqtt, webhook, cron, peripheral, absence, window, procedure, file, message, amqp or manual',
    )
    .option('--topic <topic>', 'topic, path, expression, board/signal, channel or queue')
    .option('--payload <payload>', 'text; @FILE reads a file, - stdin')
    .action((options: { source: string; topic?: string; payload?: string }) =>
      run(async (cli) => (await parts.sops()).testSops(cli, options)),
    );
}
