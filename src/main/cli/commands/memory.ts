import { AppError } from '../../../shared/errors';
import type { MemoryEntry, MemoryFormat } from '../../../shared/memory';
import type { CommandLine } from '../command-line';
import { UsageError } from '../refused';
import { iso, localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import { table } from '../render/table';
import { fileText, placeFor, writeNewFile } from './file-text';

export interface MemoryChoice {
  readonly scope?: string;
  readonly category?: string;
}

const usualCategories = ['fact', 'core', 'daily', 'conversation', 'sop'];

async function isScope(text: string): Promise<boolean> {
  const { MemoryScope } = await import('../../../shared/memory');
  return MemoryScope.safeParse(text).success;
}

/** A slip would be told as an empty memory. Whoever writes memories may give them categories of their own. */
async function checkChoice(cli: CommandLine, { scope, category }: MemoryChoice): Promise<void> {
  if (scope !== undefined && !(await isScope(scope)))
    throw new UsageError(
      `There is no scope "${printableLine(scope)}"`,
      'Give global, sender:ID, conversation:ID or group:ID.',
    );
  if (category === undefined || usualCategories.includes(category)) return;
  const { counts } = await cli.read('memory.overview', {});
  const known = [...new Set([...usualCategories, ...counts.map((count) => count.category)])];
  if (!known.includes(category))
    throw new UsageError(
      `There is no category "${printableLine(category)}"`,
      `It is one of ${known.map(printableLine).join(', ')}.`,
    );
}

export async function searchMemory(
  cli: CommandLine,
  words: readonly string[],
  { limit, ...where }: MemoryChoice & { readonly limit: number },
): Promise<void> {
  await checkChoice(cli, where);
  const { entries, total } = await cli.read('memory.search', { query: words.join(' '), limit, ...where });
  if (cli.json) {
    cli.printJson(entries.map(toRow));
    return;
  }
  if (entries.length === 0) {
    cli.print(
      words.length === 0 && where.scope === undefined && where.category === undefined
        ? 'Nothing is remembered yet.'
        : 'Nothing that is remembered fits.',
    );
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'AT', cell: ({ at }) => localTime(at) },
        { title: 'KIND', cell: ({ category }) => category },
        { title: 'SCOPE', cell: ({ scope }) => scope, most: 28 },
        ...(words.length === 0
          ? []
          : [{ title: 'FITS', cell: ({ score }: MemoryEntry) => (score ?? 0).toFixed(2) }]),
        { title: 'KEY', cell: ({ key }) => key, most: 32 },
        { title: 'TEXT', cell: ({ content }) => content, most: 80 },
      ],
      entries,
      cli.paint,
    ),
  );
  if (total !== null && total > entries.length)
    cli.print(cli.paint('quiet', `${String(total - entries.length)} more; --limit shows them.`));
}

export async function forgetMemory(
  cli: CommandLine,
  key: string,
  choice: Pick<MemoryChoice, 'scope'>,
): Promise<void> {
  await checkChoice(cli, choice);
  const { scope } = choice;
  const { forgotten } = await cli.ask('memory.forget', {
    entries: [{ key, ...(scope === undefined ? {} : { scope }) }],
  });
  if (forgotten === 0)
    throw new AppError('cli.memory', `Nothing is remembered under "${printableLine(key)}"`, {
      remedy: '`zeroclaw memory list` tells the keys.',
    });
  if (cli.json) cli.printJson({ key, forgotten });
  else cli.print(`"${printableLine(key)}" is forgotten.`);
}

/** Into FILE, a folder, or stdout (`-`); what is there is not overwritten. */
export async function exportMemory(
  cli: CommandLine,
  target: string | null,
  { format, ...where }: MemoryChoice & { readonly format?: MemoryFormat },
): Promise<void> {
  await checkChoice(cli, where);
  const { fileName, text } = await cli.read('memory.export', {
    format: format ?? (target?.endsWith('.json') === true ? 'json' : 'markdown'),
    ...where,
  });
  if (target === '-') {
    cli.write(text);
    return;
  }
  const file = placeFor(target, fileName);
  await writeNewFile(file, [text], 0o600);
  if (cli.json) cli.printJson({ file });
  else cli.print(`What is remembered is in ${printableLine(file)}.`);
}

export async function importMemory(cli: CommandLine, file: string): Promise<void> {
  const { added, replaced, kept, refused } = await cli.ask('memory.import', {
    text: await fileText(cli, file, fileRemedy),
  });
  if (cli.json) {
    cli.printJson({ added, replaced, kept, refused });
    return;
  }
  cli.print(
    `${String(added)} added, ${String(replaced)} replaced, ${String(kept)} left because what is here is as new.`,
  );
  if (refused > 0)
    cli.print(
      cli.paint(
        'warn',
        `${String(refused)} were not taken: records of runs, texts over 20,000 characters, or scopes that are not known.`,
      ),
    );
}

const fileRemedy = 'Give a file that `zeroclaw memory export` has written, or - for stdin.';

const toRow = ({ key, content, category, scope, at, score }: MemoryEntry): object => ({
  key,
  content,
  category,
  scope,
  at: iso(at),
  score,
});
