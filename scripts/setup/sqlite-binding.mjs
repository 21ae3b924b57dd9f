import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeHeaders } from './node-package.mjs';
import { findElectron, projectRoot, sharedCache, sqliteBindingPath } from './paths.mjs';
import { place, publish } from './place.mjs';
import { SetupError, elapsedSince, say } from './progress.mjs';
import { run } from './run.mjs';
import { hasProgram } from './system.mjs';

// better-sqlite3 13 is prebuilt against Node-API 10 (Node 22.14, Electron 35). On an older Electron it
// crashes, because version 8 has no persistent references to strings; the experimental version of the same
// API has them.
const modules = join(projectRoot, 'node_modules');
const source = join(modules, 'better-sqlite3');
const addonFlags = [
  '-O3',
  '-fPIC',
  '-std=c++20',
  '-fno-exceptions',
  '-fno-rtti',
  '-fvisibility=hidden',
  '-fvisibility-inlines-hidden',
  '-w',
  '-DNDEBUG',
  '-DNAPI_VERSION=2147483647',
  '-DNAPI_EXPERIMENTAL',
  '-DNODE_API_EXPERIMENTAL_NOGC_ENV_OPT_OUT',
  '-DNAPI_DISABLE_CPP_EXCEPTIONS',
  '-DNODE_API_SWALLOW_UNTHROWABLE_EXCEPTIONS',
  '-DNODE_GYP_MODULE_NAME=better_sqlite3',
  '-DBUILDING_NODE_EXTENSION',
  '-D_FILE_OFFSET_BITS=64',
];
const sqliteFlags = [
  '-O3',
  '-fPIC',
  '-std=c99',
  '-w',
  '-fvisibility=hidden',
  '-DNDEBUG',
  '-D_FILE_OFFSET_BITS=64',
];
const linkFlags = ['-shared', '-pthread', '-Wl,-Bsymbolic', '-Wl,--exclude-libs,ALL'];

/** Only the fallback Electron is that old, and it exists for Linux alone. */
export function sqliteBindingReady() {
  return findElectron()?.kind !== 'fallback' || existsSync(sqliteBindingPath);
}

export async function installSqliteBinding() {
  const cached = join(sharedCache, 'better-sqlite3', `${fingerprint()}.node`);
  if (!existsSync(cached)) await build(cached);
  place(cached, sqliteBindingPath);
}

function fingerprint() {
  const version = versionOf('better-sqlite3');
  const recipe = JSON.stringify([
    addonFlags,
    sqliteFlags,
    linkFlags,
    versionOf('node-addon-api'),
    versionOf('node'),
  ]);
  return `${version}-${process.platform}-${process.arch}-${createHash('sha256').update(recipe).digest('hex').slice(0, 12)}`;
}

/** @param {string} name */
function versionOf(name) {
  return JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;
}

/** @param {string} cached */
async function build(cached) {
  if (!hasProgram('g++')) {
    throw new SetupError(
      'there is no C++ compiler for the SQLite binding',
      'Run: sudo apt-get install -y g++',
    );
  }
  say('  compiling better-sqlite3 for the fallback Electron (about a minute, once per machine)');
  const startedAt = performance.now();
  const work = join(sharedCache, `better-sqlite3-making-${process.pid}`);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await compile(work);
    await check(join(work, 'better_sqlite3.node'));
    publish(join(work, 'better_sqlite3.node'), cached);
  } catch (cause) {
    throw new SetupError(
      'better-sqlite3 could not be compiled',
      'Check g++ (`g++ --version`, 12 or newer) and the free space, then run the command again.',
      cause,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  say(`  compiled in ${elapsedSince(startedAt)}`);
}

/**
 * Calls the compiler itself rather than node-gyp: the headers come from locked packages, so neither Python
 * nor the headers of the machine's Node, which a walled network cannot download, are needed.
 * @param {string} work
 */
async function compile(work) {
  const sqlite = join(source, 'deps', 'sqlite3');
  const includes = [await nodeHeaders(), join(modules, 'node-addon-api'), sqlite].map((path) => `-I${path}`);
  const [sqliteObject, addonObject] = [join(work, 'sqlite3.o'), join(work, 'addon.o')];
  await Promise.all([
    run('gcc', [...sqliteFlags, ...sqliteDefines(), '-c', join(sqlite, 'sqlite3.c'), '-o', sqliteObject], {
      doing: 'compiling SQLite',
    }),
    run(
      'g++',
      [
        ...addonFlags,
        ...sqliteDefines(),
        ...includes,
        '-c',
        join(source, 'src', 'better_sqlite3.cpp'),
        '-o',
        addonObject,
      ],
      {
        doing: 'compiling its binding',
      },
    ),
  ]);
  await run(
    'g++',
    [...linkFlags, addonObject, sqliteObject, '-o', join(work, 'better_sqlite3.node'), '-ldl'],
    { doing: 'linking' },
  );
}

/** The options SQLite itself is compiled with, from the package's own list. */
function sqliteDefines() {
  const list = readFileSync(join(source, 'deps', 'defines.gypi'), 'utf8');
  return [...list.matchAll(/'((?:SQLITE|HAVE)_\w+(?:=[^']*)?)'/g)].map((match) => `-D${match[1]}`);
}

/**
 * Opens a database with it in the very Electron that will use it, so that a bad binding never reaches the
 * cache.
 * @param {string} binding
 */
async function check(binding) {
  const electron = findElectron();
  if (electron === undefined) throw new Error('there is no Electron to check it with');
  const program = `
    const Database = require(${JSON.stringify(source)});
    const database = new Database(':memory:', { nativeBinding: ${JSON.stringify(binding)} });
    database.exec('create table t (name text); create virtual table f using fts5(name)');
    const insert = database.prepare('insert into t values (?)');
    database.transaction(() => { for (let i = 0; i < 1000; i += 1) insert.run('n' + i); })();
    for (let i = 0; i < 200; i += 1) database.prepare('select ' + i).all();
    gc();
    if (database.prepare('select count(*) as rows from t').get().rows !== 1000) process.exit(2);`;
  // Bound at once, so that a function this Electron lacks shows now and not in the middle of someone's work.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1', LD_BIND_NOW: '1' };
  await run(electron.path, ['--expose-gc', '-e', program], { env, doing: 'trying it', timeoutMs: 60_000 });
}
