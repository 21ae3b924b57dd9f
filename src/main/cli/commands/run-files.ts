import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { AppError, messageOf } from '../../../shared/errors';
import type { Output } from '../../../shared/procedures';
import type { CommandLine } from '../command-line';
import { UsageError } from '../refused';
import { printableLine } from '../render/printable';

/** Into FILE, a folder, or stdout (`-`); without one, beside you under a name that says what it is. What is there is not overwritten. */
export async function exportRun(cli: CommandLine, runId: string, target: string | null): Promise<void> {
  const first = await cli.read('runs.export', { runId });
  if (target === '-') {
    for await (const text of partsFrom(cli, runId, first)) cli.write(text);
    return;
  }
  const file = target === null ? first.fileName : isFolder(target) ? join(target, first.fileName) : target;
  let begun = false;
  try {
    for await (const text of partsFrom(cli, runId, first)) {
      writeFileSync(file, text, { flag: begun ? 'a' : 'wx' });
      begun = true;
    }
  } catch (failure) {
    // Half a run is none.
    if (begun) rmSync(file, { force: true });
    if (failure instanceof AppError) throw failure;
    const exists = (failure as NodeJS.ErrnoException).code === 'EEXIST';
    throw new AppError('cli.export', exists ? `${file} is there already` : `${file} cannot be written: ${messageOf(failure)}`, { mend: exists ? 'Give another name, or remove it first.' : 'Give a file in a folder that you may write to.', cause: failure });
  }
  if (cli.json) cli.printJson({ run_id: runId, file });
  else cli.print(`Run ${runId} is in ${printableLine(file)}.`, cli.paint('quiet', `Read it elsewhere with: zeroclaw runs import ${printableLine(file)}`));
}

/** The texts of a run's file; a long one comes in many. */
async function* partsFrom(cli: CommandLine, runId: string, first: Output<'runs.export'>): AsyncGenerator<string> {
  yield first.text;
  for (let { next } = first; next !== null; ) {
    const part = await cli.read('runs.export', { runId, from: next });
    yield part.text;
    ({ next } = part);
  }
}

export async function importRun(cli: CommandLine, file: string): Promise<void> {
  const { runId, sop, events } = await cli.ask('runs.import', { text: await fileText(cli, file) });
  if (cli.json) cli.printJson({ run_id: runId, sop_name: sop, events });
  else cli.print(`Run ${runId} of ${printableLine(sop)} is imported: ${String(events)} events, none of them changed.`, cli.paint('quiet', `See it with: zeroclaw runs show ${runId}`));
}

async function fileText(cli: CommandLine, file: string): Promise<string> {
  const text = file === '-' ? await readAll(cli.input) : fileOnDisk(file);
  if (text.trim() === '') throw new UsageError(file === '-' ? 'Nothing came on standard input' : `${printableLine(file)} is empty`, fileMend);
  return text;
}

const fileMend = 'Give a file that `zeroclaw runs export` has written, or - for stdin.';

function fileOnDisk(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    throw new UsageError(`The file cannot be read: ${messageOf(failure)}`, fileMend);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
