import { existsSync } from 'node:fs';
import { messageOf } from '../../../shared/errors';
import type { Config } from '../../../shared/config';
import type { EngineStatus } from '../../../shared/status';
import { homeConfig } from '../../platform/home-config';
import { EngineTakesNothingError, NoEngineError } from '../../platform/socket/errors';
import { openDatabase } from '../../platform/storage/database';
import { homePaths } from '../../platform/storage/home-paths';
import { createPauseStore } from '../../modules/procedures/storage/pause-store';
import type { CommandLine } from '../command-line';
import { padEnd } from '../render/display-width';
import { localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import type { Tone } from '../render/style';
import { channelChecks } from './channel-checks';
import { dutyChecks } from './duty-checks';
import { broken, ok, skipped, warning, type Check } from './check';
import { fileChecks, secretChecks } from './config-checks';
import { homeChecks } from './home-checks';
import { liveChecks, problemCheck } from './live-checks';
import { mcpChecks, modelChecks } from './model-checks';
import { pluginChecks } from './plugin-checks';
import { recordChecks } from './record-checks';
import { worldChecks } from './world-checks';

const marks: Readonly<Record<Check['state'], readonly [string, Tone]>> = {
  ok: ['✓', 'good'],
  warning: ['!', 'warn'],
  error: ['✗', 'bad'],
  skipped: ['–', 'quiet'],
};

/** Checks what there is, one line each with the remedy. Exit code 1 when something is broken. */
export async function examine(cli: CommandLine): Promise<void> {
  const checks = await allChecks(cli);
  if (checks.some(({ state }) => state === 'error')) cli.exitWith(1);
  if (cli.json) {
    cli.printJson(checks);
    return;
  }
  const width = Math.max(...checks.map(({ check }) => check.length));
  for (const { check, state, message, remedy } of checks) {
    const [mark, tone] = marks[state];
    cli.print(
      `${cli.paint(tone, mark)} ${padEnd(check, width)}  ${printableLine(message)}${remedy === null ? '' : `  ${cli.paint('quiet', `→ ${printableLine(remedy)}`)}`}`,
    );
  }
}

async function allChecks(cli: CommandLine): Promise<readonly Check[]> {
  const paths = homePaths(cli.home);
  const status = await liveStatus(cli);
  const settings = homeConfig(paths);
  const live = status === null || status instanceof Error ? null : status;
  const sections: readonly (readonly [string, () => readonly Check[] | Promise<readonly Check[]>])[] = [
    ['home', () => homeChecks(paths)],
    ['record', () => recordChecks(cli, paths)],
    ['engine', () => [engineCheck(status)]],
    ['config', () => fileChecks(paths, settings)],
    [
      'secrets',
      async () =>
        secretChecks(paths, settings.config, live === null ? null : await cli.ask('secrets.list', {})),
    ],
    ['triggers', () => [...switchCheck(settings.config), ...triggerChecks(live, paths.database)]],
    ['procedures', () => sopChecks(cli)],
    ['plugins', () => pluginChecks(cli)],
    ['model', () => modelChecks(cli, settings.config)],
    [
      'around',
      () => (live === null ? worldChecks(settings.config, cli.signal) : liveChecks(live, cli.clock.now())),
    ],
    [
      'problems',
      async () =>
        live === null && existsSync(paths.home)
          ? (await cli.read('problems.list', {})).map(problemCheck)
          : [],
    ],
    ['mcp', () => mcpChecks(settings.config, cli.signal)],
    ['channels', () => channelChecks(cli, settings.config, live !== null)],
    ['duty', () => dutyChecks(cli, settings.config, paths.home, live !== null)],
  ];
  const checks: Check[] = [];
  // What one cannot look at keeps nobody from seeing the others.
  for (const [name, look] of sections)
    checks.push(
      ...(await Promise.resolve()
        .then(look)
        .catch((failure: unknown) => {
          cli.signal.throwIfAborted();
          return [broken(name, failure)];
        })),
    );
  return checks;
}

/** Null: no engine runs, which is no fault. */
async function liveStatus(cli: CommandLine): Promise<EngineStatus | Error | null> {
  try {
    return await cli.ask('engine.status', {});
  } catch (failure) {
    if (failure instanceof NoEngineError) return null;
    return failure instanceof Error ? failure : new Error(messageOf(failure));
  }
}

function engineCheck(status: EngineStatus | Error | null): Check {
  if (status === null) return skipped('engine', 'not running; checked from the files');
  // A start and an end pass by themselves.
  if (status instanceof EngineTakesNothingError && status.phase !== 'halted' && status.stillness === null)
    return warning('engine', status.message, status.remedy);
  return status instanceof Error
    ? broken('engine', status)
    : ok('engine', `running, version ${status.version}, gateway ${status.gateway ?? 'closed'}`);
}

function switchCheck({ sop }: Config): readonly Check[] {
  return sop.enabled
    ? []
    : [
        warning(
          'triggers',
          'procedures are switched off; nothing starts one',
          'Write enabled = true under [sop] in config.toml.',
        ),
      ];
}

/** The pause outlives the engine, so it is told without one too. */
function triggerChecks(status: EngineStatus | null, database: string): readonly Check[] {
  const pause =
    status === null ? storedPause(database) : status.triggersPaused ? (status.pausedBy ?? 'somebody') : null;
  if (pause === null) return [];
  const who = pause === 'somebody' ? 'somebody' : `${pause.by} (${pause.via}), ${localTime(pause.at)}`;
  return [
    warning(
      'triggers',
      `are paused by ${who}; no event starts a procedure`,
      '`zeroclaw resume` lets them start again.',
    ),
  ];
}

function storedPause(file: string): ReturnType<ReturnType<typeof createPauseStore>['read']> {
  if (!existsSync(file)) return null;
  try {
    const database = openDatabase(file, { readOnly: true });
    try {
      return createPauseStore(database).read();
    } finally {
      database.close();
    }
  } catch {
    // The check of the database says what is wrong with it.
    return null;
  }
}

async function sopChecks(cli: CommandLine): Promise<readonly Check[]> {
  const sops = await cli.read('sops.list', {});
  const findings = sops.flatMap(({ folder, diagnostics }) =>
    diagnostics.map((finding) => ({ folder, ...finding })),
  );
  const summary = ok(
    'procedures',
    `${String(sops.length)} found, ${String(sops.filter(({ sop }) => sop !== null).length)} can run`,
  );
  return [
    summary,
    ...findings.map(({ folder, severity, file, line, column, message, remedy }) => ({
      check: 'procedures',
      state: severity,
      message: `${folder}/${file}:${String(line)}:${String(column)}: ${message}`,
      remedy,
    })),
  ];
}
