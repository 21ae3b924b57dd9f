import type { Output } from '../../../shared/procedures';
import type { CommandLine } from '../command-line';
import { printableLine } from '../render/printable';
import { fileText, placeFor, writeNewFile } from './file-text';

/**
 * Into FILE, a folder, or stdout (`-`); without one, beside you under a name that says what it is. What is
 * there is not overwritten.
 */
export async function exportRun(cli: CommandLine, runId: string, target: string | null): Promise<void> {
  const first = await cli.read('runs.export', { runId });
  if (target === '-') {
    for await (const text of partsFrom(cli, runId, first)) cli.write(text);
    return;
  }
  const file = placeFor(target, first.fileName);
  await writeNewFile(file, partsFrom(cli, runId, first));
  if (cli.json) cli.printJson({ run_id: runId, file });
  else
    cli.print(
      `Run ${runId} is in ${printableLine(file)}.`,
      cli.paint('quiet', `Read it elsewhere with: zeroclaw runs import ${printableLine(file)}`),
    );
}

/** The texts of a run's file; a long one comes in many. */
async function* partsFrom(
  cli: CommandLine,
  runId: string,
  first: Output<'runs.export'>,
): AsyncGenerator<string> {
  yield first.text;
  for (let { next } = first; next !== null;) {
    const part = await cli.read('runs.export', { runId, from: next });
    yield part.text;
    ({ next } = part);
  }
}

export async function importRun(cli: CommandLine, file: string): Promise<void> {
  const { runId, sop, events } = await cli.ask('runs.import', { text: await fileText(cli, file, fileMend) });
  if (cli.json) cli.printJson({ run_id: runId, sop_name: sop, events });
  else
    cli.print(
      `Run ${runId} of ${printableLine(sop)} is imported: ${String(events)} events, none of them changed.`,
      cli.paint('quiet', `See it with: zeroclaw runs show ${runId}`),
    );
}

const fileMend = 'Give a file that `zeroclaw runs export` has written, or - for stdin.';
