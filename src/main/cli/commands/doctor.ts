import { connect } from 'node:net';
import { existsSync } from 'node:fs';
import { AppError, messageOf } from '../../../shared/errors';
import type { EngineStatus } from '../../../shared/status';
import { NoEngineError } from '../../control/errors';
import { homePaths } from '../../storage/home';
import { openDatabase } from '../../storage/database';
import { createPauseStore } from '../../storage/pause-store';
import type { CommandLine } from '../command-line';
import { readConfig, type HomeConfig } from '../offline/offline-sops';
import { padEnd } from '../render/display-width';
import { localTime } from '../render/figures';
import { printableLine } from '../render/printable';
import type { Tone } from '../render/style';

export interface Check {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'error' | 'skipped';
  readonly message: string;
  readonly mend: string | null;
}

const marks: Readonly<Record<Check['state'], readonly [string, Tone]>> = { ok: ['✓', 'good'], warning: ['!', 'warn'], error: ['✗', 'bad'], skipped: ['–', 'quiet'] };

/** Checks what there is, one line each with the mend. Exit code 1 when something is broken. */
export async function examine(cli: CommandLine): Promise<void> {
  const checks = await allChecks(cli);
  if (checks.some(({ state }) => state === 'error')) cli.exitWith(1);
  if (cli.json) {
    cli.printJson(checks);
    return;
  }
  const width = Math.max(...checks.map(({ check }) => check.length));
  for (const { check, state, message, mend } of checks) {
    const [mark, tone] = marks[state];
    cli.print(`${cli.paint(tone, mark)} ${padEnd(check, width)}  ${printableLine(message)}${mend === null ? '' : `  ${cli.paint('quiet', `→ ${printableLine(mend)}`)}`}`);
  }
}

async function allChecks(cli: CommandLine): Promise<readonly Check[]> {
  const paths = homePaths(cli.home);
  const status = await liveStatus(cli);
  const home: Check = existsSync(cli.home)
    ? { check: 'home', state: 'ok', message: cli.home, mend: null }
    : { check: 'home', state: 'warning', message: `${cli.home} does not exist yet`, mend: 'Start ZeroClaw once: it makes the folder.' };
  const settings = readConfig(paths);
  return [
    home,
    ...(status instanceof Error ? [{ check: 'engine', state: 'error', message: messageOf(status), mend: status instanceof AppError ? (status.mend ?? null) : null } as const] : [engineCheck(status)]),
    ...configChecks(settings, existsSync(paths.configFile)),
    databaseCheck(paths.database),
    ...triggerChecks(status, paths.database),
    ...(await sopChecks(cli)),
    ...(await modelChecks(cli, settings)),
    ...(status === null || status instanceof Error ? [await brokerCheck(settings, cli.signal), ...boardChecks(settings)] : liveChecks(status)),
    { check: 'channels', state: 'skipped', message: 'none is configured; this version has no messaging channels yet', mend: null },
  ];
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

const engineCheck = (status: EngineStatus | null): Check =>
  status === null
    ? { check: 'engine', state: 'skipped', message: 'not running; checked from the files', mend: null }
    : { check: 'engine', state: 'ok', message: `running, version ${status.version}, gateway ${status.gateway ?? 'off'}`, mend: null };

function configChecks({ diagnostics }: HomeConfig, exists: boolean): readonly Check[] {
  if (!exists) return [{ check: 'config', state: 'ok', message: 'there is no config.toml; the defaults hold', mend: null }];
  if (diagnostics.length === 0) return [{ check: 'config', state: 'ok', message: 'config.toml is correct', mend: null }];
  return diagnostics.map(({ severity, file, line, column, message, mend }) => ({ check: 'config', state: severity, message: `${file}:${String(line)}:${String(column)}: ${message}`, mend }));
}

function databaseCheck(file: string): Check {
  if (!existsSync(file)) return { check: 'database', state: 'skipped', message: 'there is none yet', mend: null };
  try {
    const database = openDatabase(file, { readOnly: true });
    const finding = database.pragma('quick_check(1)', { simple: true }) as string;
    database.close();
    return finding === 'ok'
      ? { check: 'database', state: 'ok', message: 'opens, and is whole', mend: null }
      : { check: 'database', state: 'error', message: `is damaged: ${finding}`, mend: 'Stop ZeroClaw and restore the newest backup beside it.' };
  } catch (failure) {
    return { check: 'database', state: 'error', message: messageOf(failure), mend: failure instanceof AppError ? (failure.mend ?? null) : null };
  }
}

/** The pause outlives the engine, so it is told without one too. */
function triggerChecks(status: EngineStatus | Error | null, database: string): readonly Check[] {
  const pause = status === null || status instanceof Error ? storedPause(database) : status.triggersPaused ? (status.pausedBy ?? 'somebody') : null;
  if (pause === null) return [];
  const who = pause === 'somebody' ? 'somebody' : `${pause.by} (${pause.via}), ${localTime(pause.at)}`;
  return [{ check: 'triggers', state: 'warning', message: `are paused by ${who}; no event starts a procedure`, mend: '`zeroclaw resume` lets them start again.' }];
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
  const findings = sops.flatMap(({ folder, diagnostics }) => diagnostics.map((finding) => ({ folder, ...finding })));
  const summary: Check = { check: 'procedures', state: 'ok', message: `${String(sops.length)} found, ${String(sops.filter(({ sop }) => sop !== null).length)} can run`, mend: null };
  return [summary, ...findings.map(({ folder, severity, file, line, column, message, mend }) => ({ check: 'procedures', state: severity, message: `${folder}/${file}:${String(line)}:${String(column)}: ${message}`, mend }))];
}

async function modelChecks(cli: CommandLine, { config }: HomeConfig): Promise<readonly Check[]> {
  const provider = config.providers[config.default_provider];
  if (provider?.type !== 'llama') return [{ check: 'model', state: 'ok', message: `${config.default_model} of provider ${config.default_provider} (its server is asked when it is used)`, mend: null }];
  const models = await cli.read('models.list', {});
  const wanted = config.default_model;
  const model = models.find(({ name, builtIn }) => (wanted === 'built-in' ? builtIn : name === wanted.replace(/\.gguf$/, '')));
  if (model === undefined) return [{ check: 'model', state: 'error', message: `the model ${wanted} is not there`, mend: `Copy ${wanted}.gguf into ${cli.home}/models, or choose another default_model in config.toml.` }];
  const state = model.fit === 'will_not_load' || model.state === 'failed' ? 'error' : model.fit === 'tight' ? 'warning' : 'ok';
  return [{ check: 'model', state, message: `${model.name}: ${model.fit.replaceAll('_', ' ')}${model.detail === '' ? '' : ` (${model.detail})`}`, mend: state === 'ok' ? null : 'Choose a smaller or an undamaged model.' }];
}

async function brokerCheck({ config }: HomeConfig, signal: AbortSignal): Promise<Check> {
  const { url } = config.mqtt;
  if (url === undefined) return { check: 'broker', state: 'skipped', message: 'MQTT is off: config.toml names no [mqtt] url', mend: null };
  const { hostname, port, protocol } = new URL(url);
  const answered = await answers(hostname, port === '' ? (protocol === 'mqtts:' ? 8883 : 1883) : Number(port), signal);
  return answered
    ? { check: 'broker', state: 'ok', message: `${hostname} accepts connections`, mend: null }
    : { check: 'broker', state: 'error', message: `nothing answers at ${hostname}`, mend: 'Start the broker, or correct [mqtt] url in config.toml.' };
}

function answers(host: string, port: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000, signal });
    const end = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => { end(true); });
    socket.once('timeout', () => { end(false); });
    socket.once('error', () => { end(false); });
  });
}

function boardChecks({ config }: HomeConfig): readonly Check[] {
  const { enabled, boards } = config.peripherals;
  if (!enabled || boards.length === 0) return [{ check: 'boards', state: 'skipped', message: 'none is configured', mend: null }];
  return boards.map(({ board, path }): Check => {
    if (path === undefined) return { check: 'boards', state: 'skipped', message: `${board} is found by its serial number, which needs a running engine`, mend: null };
    return existsSync(path) || process.platform === 'win32'
      ? { check: 'boards', state: 'ok', message: `${board}: ${path} is there (whether the board answers is known while an engine runs)`, mend: null }
      : { check: 'boards', state: 'error', message: `${board}: there is no ${path}`, mend: 'Plug the board in, or correct its path in config.toml.' };
  });
}

function liveChecks({ model, broker, boards, problems }: EngineStatus): readonly Check[] {
  const stateOf = (health: EngineStatus['broker']['health']): Check['state'] => ({ on: 'ok', half: 'warning', off: 'skipped', broken: 'error' } as const)[health];
  return [
    { check: 'model', state: stateOf(model.health), message: `${model.label}: ${model.detail}`, mend: model.mend },
    { check: 'broker', state: stateOf(broker.health), message: `${broker.label}: ${broker.detail}`, mend: broker.mend },
    ...(boards.length === 0 ? [{ check: 'boards', state: 'skipped', message: 'none is configured', mend: null } as const] : []),
    ...boards.map(({ name, state, detail, mend }): Check => ({ check: 'boards', state: state === 'connected' ? 'ok' : state === 'disabled' ? 'skipped' : 'error', message: `${name}: ${detail === '' ? state : detail}`, mend })),
    ...problems.map(({ where, message, mend }): Check => ({ check: 'problem', state: 'warning', message: `${where}: ${message}`, mend })),
  ];
}
