import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { AppError, messageOf } from '../../../../shared/errors';
import { parseJson } from '../../../../shared/parse-json';
import { writeFileAtomically } from '../../base/atomic-file';
import { syncFolder } from '../../base/sync-to-disk';
import { openDatabase } from '../database';
import { HeldPrograms } from '../held-programs';
import type { HomePaths } from '../home-paths';
import { forgetPromised } from '../promised';
import { boardPinsIn, takeBoardPins } from './board-pins';
import { configName, databaseName } from './manifest';
import { incidentsIn, takeIncidents } from './unseen-incidents';

/** Where a backup is taken apart before anything else knows of it. */
export const lookedThrough = ({ data }: HomePaths): string => join(data, 'restore.new');
/** A restore that is decided: the next start carries it out, and goes on with it if it was cut off. */
const decided = ({ data }: HomePaths): string => join(data, 'restore');
/** What was there before, kept until an engine has started on what was restored. */
const replaced = ({ data }: HomePaths): string => join(data, 'replaced');

/**
 * Where what was here before lies: a backup of it, and a folder with what goes and is in no backup; null:
 * there was none. `outputs`: what the pins drove could not be read.
 */
const KeptBefore = z.object({
  before: z.string().nullable(),
  aside: z.string().nullable(),
  outputs: z.literal('lost').optional(),
});
export type KeptBefore = z.infer<typeof KeptBefore>;

/** In what is decided: what of it may run only once a person has seen it. */
const heldName = 'held-programs.json';

/** In what is decided: whoever starts next says where it lies, for whoever decided may be gone by then. */
const keptName = 'kept-before.json';

/** Lies there from the restore until an engine has started on it, with what was kept. */
const mark = ({ data }: HomePaths): string => join(data, 'restored');

/** What a backup brings, and the place each takes. Folders take the place of folders as a whole. */
const targets = (paths: HomePaths): readonly (readonly [part: string, place: string])[] => [
  [configName, paths.configFile],
  ['sops', paths.sops],
  ['memory', paths.memory],
  ['sessions', paths.sessions],
  ['plugins', paths.plugins],
  [databaseName, paths.database],
];

/**
 * Folders and files that the restore which is looked through replaces and that are no database, with what is
 * in them, by their names in a backup.
 */
export const replacedParts = (paths: HomePaths): readonly (readonly [part: string, place: string])[] =>
  targets(paths).filter(
    ([part, place]) =>
      part !== databaseName &&
      existsSync(join(lookedThrough(paths), part)) &&
      existsSync(place) &&
      !(lstatSync(place).isDirectory() && readdirSync(place).length === 0),
  );

/** The database as it lies there, whatever is left of it, by the names of its files. */
export const databaseFiles = (paths: HomePaths): readonly (readonly [part: string, place: string])[] =>
  [paths.database, ...beside(paths)].filter((file) => existsSync(file)).map((file) => [basename(file), file]);

/** What has to go with a database that goes. */
const beside = (paths: HomePaths): readonly string[] => [`${paths.database}-wal`, `${paths.database}-shm`];

/** From here on the restore happens, whatever else does. */
export function decideRestore(paths: HomePaths, kept: KeptBefore, held: readonly string[] = []): void {
  const staged = lookedThrough(paths);
  writeFileAtomically(join(staged, heldName), JSON.stringify(held));
  writeFileAtomically(join(staged, keptName), JSON.stringify(kept));
  rmSync(replaced(paths), { recursive: true, force: true });
  renameSync(staged, decided(paths));
  syncFolder(paths.data);
}

/**
 * Carries out a restore that was decided, before anything of the home is opened. Cut off at any point, the
 * next start does the rest: each part is moved away, then the new one into its place, and neither twice.
 * Throws AppError backup.apply. Gives what was kept as long as no engine has started since a restore, else
 * null.
 */
export function applyDecidedRestore(paths: HomePaths): KeptBefore | null {
  const from = decided(paths);
  rmSync(lookedThrough(paths), { recursive: true, force: true });
  if (!existsSync(from)) return existsSync(mark(paths)) ? keptIn(mark(paths)) : null;
  const old = replaced(paths);
  try {
    // Before any of it lies where it is run.
    new HeldPrograms(paths.heldPrograms).hold(heldIn(join(from, heldName)));
    // Once something was moved away, this was done.
    if (!existsSync(old)) carryOver(paths, from);
    mkdirSync(old, { recursive: true, mode: 0o700 });
    // The log of a database that goes must not be read as that of the one that comes.
    for (const file of beside(paths))
      moveAway(file, join(old, file.slice(paths.data.length + 1)), existsSync(join(from, databaseName)));
    // Nor must what was in force stand in for a config.toml that comes.
    moveAway(
      paths.keptConfigFile,
      join(old, basename(paths.keptConfigFile)),
      existsSync(join(from, configName)),
    );
    // Nor is it held to what another one had promised.
    if (existsSync(join(from, databaseName))) forgetPromised(paths.database);
    for (const [part, place] of targets(paths)) {
      const coming = join(from, part);
      if (!existsSync(coming)) continue;
      moveAway(place, join(old, part), true);
      mkdirSync(dirname(place), { recursive: true });
      renameSync(coming, place);
      syncFolder(dirname(place));
    }
    const kept = keptIn(join(from, keptName));
    writeFileAtomically(mark(paths), JSON.stringify(kept));
    rmSync(from, { recursive: true, force: true });
    syncFolder(paths.data);
    return kept;
  } catch (failure) {
    throw new AppError(
      'backup.apply',
      `A backup that was to be restored could not be put in its place: ${messageOf(failure)}`,
      {
        remedy: `Fix that and start again: it goes on where it stopped. What was there before is in ${old}.`,
        retryable: true,
        cause: failure,
      },
    );
  }
}

/**
 * The boards drive their pins through a restore, and what nobody has seen yet happened all the same. A
 * damaged database tells nothing, and that is kept with the rest.
 */
function carryOver(paths: HomePaths, from: string): void {
  if (!existsSync(join(from, databaseName)) || databaseFiles(paths).length === 0) return;
  const going = knownIn(paths.database);
  if (going === null) {
    writeFileAtomically(
      join(from, keptName),
      JSON.stringify({ ...keptIn(join(from, keptName)), outputs: 'lost' } satisfies KeptBefore),
    );
    return;
  }
  const coming = openDatabase(join(from, databaseName));
  try {
    // It is moved without a log.
    coming.pragma('journal_mode = DELETE');
    takeBoardPins(coming, going.pins);
    takeIncidents(coming, going.incidents);
  } finally {
    coming.close();
  }
}

function knownIn(file: string) {
  try {
    const database = openDatabase(file, { readOnly: true });
    try {
      return { pins: boardPinsIn(database), incidents: incidentsIn(database) };
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function heldIn(file: string): readonly string[] {
  const held = existsSync(file) ? z.array(z.string()).safeParse(parseJson(readFileSync(file, 'utf8'))) : null;
  return held?.success === true ? held.data : [];
}

/** An earlier version wrote none. */
function keptIn(file: string): KeptBefore {
  const kept = existsSync(file) ? KeptBefore.safeParse(parseJson(readFileSync(file, 'utf8'))) : null;
  return kept?.success === true ? kept.data : { before: null, aside: null };
}

/**
 * Beside what was moved there before, if something was: nothing is thrown away here. A link is moved itself,
 * wherever it leads.
 */
function moveAway(place: string, to: string, goes: boolean): void {
  if (!goes || lstatSync(place, { throwIfNoEntry: false }) === undefined) return;
  let free = to;
  for (let count = 2; lstatSync(free, { throwIfNoEntry: false }) !== undefined; count += 1)
    free = `${to}.${String(count)}`;
  renameSync(place, free);
}

/** An engine has started on what was restored. */
export function forgetReplaced(paths: HomePaths): void {
  rmSync(replaced(paths), { recursive: true, force: true });
  rmSync(mark(paths), { force: true });
}
