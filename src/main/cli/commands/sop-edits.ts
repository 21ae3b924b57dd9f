import { parseJson } from '../../../shared/parse-json';
import type { ProcedureValueVersion } from '../../../shared/procedure-state';
import type { SopValue } from '../../../shared/sop-edit';
import type { CommandLine } from '../command-line';
import { RefusedError, UsageError } from '../refused';
import { isoOrNull, localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import { table } from '../render/table';

/** Changes one key of `[sop]` and leaves every other byte of the file as it is. */
export async function setSopKey(
  cli: CommandLine,
  name: string,
  key: string,
  value: string | undefined,
  { unset = false }: { readonly unset?: boolean },
): Promise<void> {
  if (unset === (value !== undefined))
    throw new UsageError(
      unset ? 'There is a value and --unset' : 'There is no value',
      'Write `zeroclaw sop set NAME KEY VALUE`, or `zeroclaw sop set NAME KEY --unset`.',
    );
  const { entry } = await cli.ask('sops.show', { name });
  const saved = await cli.ask('sops.edit', {
    name,
    edits: [{ type: 'set-key', key, value: value === undefined ? null : toValue(key, value) }],
    expectedHash: entry.hash,
  });
  if (cli.json)
    cli.printJson({
      sop_name: saved.entry.name,
      state: saved.entry.state,
      version: saved.version,
      hash: saved.entry.hash,
    });
  else
    cli.print(
      `${printableLine(saved.entry.name)}: ${value === undefined ? `${key} is taken out` : `${key} is ${printableLine(value)}`}. This is version ${String(saved.version)}.`,
    );
}

const numbers: ReadonlySet<string> = new Set(['cooldown_secs', 'max_concurrent', 'approval_timeout_secs']);
const flags: ReadonlySet<string> = new Set(['enabled']);

/** What is no number or flag stays text, and the engine says what is wanted. */
function toValue(key: string, text: string): SopValue {
  if (flags.has(key) && (text === 'true' || text === 'false')) return text === 'true';
  return numbers.has(key) && /^-?\d{1,15}$/u.test(text) ? Number(text) : text;
}

/** What the procedure remembers, and who set it. */
export async function showState(cli: CommandLine, name: string): Promise<void> {
  const values = await cli.read('sops.state', { name });
  if (cli.json) {
    cli.printJson(
      values.map(({ name: key, now, before }) => ({
        name: key,
        now: now === null ? null : toVersionRow(now),
        before: before.map(toVersionRow),
      })),
    );
    return;
  }
  if (values.length === 0) {
    cli.print(`${printableLine(name)} remembers nothing.`);
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'NAME', cell: (value) => value.name },
        {
          title: 'VALUE',
          cell: ({ now }) => (now?.value == null ? '–' : JSON.stringify(now.value.is)),
          most: 60,
        },
        { title: 'WHEN', cell: ({ now }) => (now === null ? '–' : localTime(now.at)) },
        {
          title: 'WHO',
          cell: ({ now }) =>
            now === null ? '–' : (now.runId ?? (now.by === now.via ? now.by : `${now.by} (${now.via})`)),
          most: 50,
        },
      ],
      values,
      cli.paint,
    ),
  );
}

const toVersionRow = ({ value, at, by, via, runId }: ProcedureValueVersion): object => ({
  ...(value === null ? { forgotten: true } : { value: value.is }),
  at: isoOrNull(at),
  by,
  via,
  run_id: runId,
});

/** A person lets the procedure remember another value, or forget one. */
export async function setState(
  cli: CommandLine,
  name: string,
  key: string,
  text: string | undefined,
  { forget = false }: { readonly forget?: boolean },
): Promise<void> {
  if ((text === undefined) !== forget)
    throw new UsageError(
      forget ? 'There is a value and --forget' : 'There is no value',
      'Write `zeroclaw sop state NAME KEY VALUE`, or `zeroclaw sop state NAME KEY --forget`.',
    );
  const value = text === undefined ? null : { is: parseJson(text) ?? text };
  await cli.ask('sops.set-state', { name, key, value });
  if (cli.json)
    cli.printJson({
      sop_name: name,
      name: key,
      ...(value === null ? { forgotten: true } : { value: value.is }),
    });
  else
    cli.print(
      value === null
        ? `${printableLine(name)} has forgotten ${key}.`
        : `${printableLine(name)} remembers ${key} = ${printableLine(JSON.stringify(value.is))}.`,
    );
}

export async function showHistory(cli: CommandLine, name: string, limit: number): Promise<void> {
  const versions = await cli.read('sops.versions', { name, limit });
  if (cli.json) {
    cli.printJson(versions.map(({ at, ...version }) => ({ ...version, at: isoOrNull(at) })));
    return;
  }
  if (versions.length === 0) {
    cli.print(`No version of ${printableLine(name)} was kept yet.`);
    return;
  }
  cli.print(
    ...table(
      [
        { title: 'VERSION', cell: ({ version }) => String(version) },
        { title: 'WHEN', cell: ({ at }) => localTime(at) },
        { title: 'WHO', cell: ({ by, via }) => (by === via ? by : `${by} (${via})`), most: 40 },
        { title: 'WHAT', cell: ({ note }) => note, most: 60 },
      ],
      versions,
      cli.paint,
    ),
  );
}

export async function restoreVersion(cli: CommandLine, name: string, version: string): Promise<void> {
  if (!/^[1-9]\d{0,8}$/u.test(version))
    throw new UsageError(
      `"${version}" is not the number of a version`,
      `\`zeroclaw sop history ${name}\` lists them.`,
    );
  const hash = await hashInForce(cli, name);
  const saved = await cli.ask('sops.restore', { name, version: Number(version), expectedHash: hash });
  if (cli.json)
    cli.printJson({
      sop_name: saved.entry.name,
      state: saved.entry.state,
      version: saved.version,
      hash: saved.entry.hash,
    });
  else {
    cli.print(
      `${printableLine(saved.entry.name)} is ${hash === null ? 'there again, as' : 'again as'} in version ${version}. This is version ${String(saved.version)}.`,
    );
    if (saved.entry.sop?.enabled === false)
      cli.print(
        `It is switched off. \`zeroclaw sop set ${printableLine(saved.entry.name)} enabled true\` switches it on.`,
      );
    const errors = saved.entry.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
      cli.print(
        saved.entry.sop === null
          ? 'It has errors and does not start:'
          : 'It has errors that do not keep it from starting:',
        ...errors.map(
          ({ file, line, column, message }) =>
            `  ${file}:${String(line)}:${String(column)}: ${printableLine(message)}`,
        ),
      );
  }
}

/** Null: there is none of that name. */
async function hashInForce(cli: CommandLine, name: string): Promise<string | null> {
  try {
    return (await cli.ask('sops.show', { name })).entry.hash;
  } catch (failure) {
    if (failure instanceof RefusedError && failure.code === 'not_found') return null;
    throw failure;
  }
}
