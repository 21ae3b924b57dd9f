import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { CommonServerOptions, Plugin } from 'vite';
import { homeFolder } from './src/main/platform/base/home-folder';
import { controlAddress } from './src/main/platform/socket/address';

const source = (path: string): string => resolve(import.meta.dirname, 'src', path);

// The oldest Electron the app runs on is 33; electron-vite would take the installed package's version as its
// target.
const nodeTarget = 'node20.18';
const browserTarget = 'chrome130';

/**
 * Packages without native code that most starts read. As 700 small files they took a third of a second of
 * processor time before the engine could answer anything.
 */
const bundled = [
  'zod',
  '@modelcontextprotocol/sdk',
  'fastify',
  '@fastify/rate-limit',
  'undici',
  'mqtt',
  'chokidar',
  'croner',
  'ipaddr.js',
  'smol-toml',
  'stemmer',
  'yauzl',
  'yazl',
  'commander',
];

/**
 * `import` from Electron makes every part of it at once, `require` only the parts that are taken: some are
 * slow to make.
 */
const takeElectronPartByPart: Plugin = {
  name: 'take-electron-part-by-part',
  renderChunk: (code) =>
    code.replace(
      /^import \{([^}]*)\} from "electron";$/mu,
      (_all, names: string) =>
        `import { createRequire as requireFrom } from "node:module";\nconst {${names.replace(/ as /gu, ': ')}} = requireFrom(import.meta.url)("electron");`,
    ),
};

/**
 * `import` from a built-in module of Node reads every name that it exports, and some are slow to make:
 * `node:http` alone loads a client of HTTP of its own, in 50 ms of processor time, for one that nobody here
 * asks for.
 */
const takeNodePartByPart: Plugin = {
  name: 'take-node-part-by-part',
  renderChunk: (code) =>
    code.replace(
      /^import (?:(\w+)|\* as (\w+)|(?:(\w+), )?\{([^}]*)\}) from "((?:node:)?[\w/]+)";$/gmu,
      (line, whole: string, all: string, beside: string, names: string | undefined, module: string) => {
        if (!isBuiltin(module)) return line;
        const taken = `process.getBuiltinModule("${module}")`;
        return [whole, all, beside]
          .filter((name) => (name ?? '') !== '')
          .map((name) => `const ${name} = ${taken};`)
          .concat(names === undefined ? [] : [`const {${names.replace(/ as /gu, ': ')}} = ${taken};`])
          .join(' ');
      },
    ),
};

/** The rules of KaTeX name each font in three forms; every browser here reads the first. */
const oneFormOfFonts: Plugin = {
  name: 'one-form-of-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('katex') && id.endsWith('.css')
      ? code.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/gu, '')
      : null,
};

/** The sources that a command line and an engine may differ in. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['domain', 'main', 'shared'])
    for (const name of readdirSync(source(folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$/u.test(name))
        hash.update(`${name}\n`).update(readFileSync(source(join(folder, name))));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The page in a plain browser, with the engine of this machine behind it: `/engine/` goes on to the engine's
 * socket. Only the page itself is answered: whatever else a browser shows could press its buttons.
 */
const engineOfThisMachine = (): NonNullable<CommonServerOptions['proxy']> => {
  const home = homeFolder(undefined, process.env);
  return home.ok
    ? {
        '/engine/': {
          target: { socketPath: controlAddress(home.value), host: 'localhost', port: 80 },
          rewrite: (path) => path.replace('/engine/', '/v1/'),
          bypass: ({ headers }) => (headers['sec-fetch-site'] === 'same-origin' ? undefined : false),
        },
      }
    : {};
};

export default defineConfig({
  main: {
    define: { builtFrom: JSON.stringify(hashOfSources()) },
    plugins: [takeElectronPartByPart, takeNodePartByPart],
    build: {
      target: nodeTarget,
      sourcemap: true,
      externalizeDeps: { exclude: bundled },
      rolldownOptions: {
        input: {
          index: source('main/index.ts'),
          cli: source('main/cli/main.ts'),
          'stillness-watcher': source('main/platform/base/stillness/watcher.ts'),
          'pdf-thread': source('main/modules/chat/documents/pdf-thread.ts'),
          'llama-worker': source('main/modules/models/llama/worker.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      target: nodeTarget,
      externalizeDeps: false, // a sandboxed preload can require nothing but electron
      rolldownOptions: {
        input: { index: source('preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: source('renderer'),
    envDir: source('renderer'),
    server: { proxy: engineOfThisMachine() },
    build: {
      target: browserTarget,
      minify: true,
      rolldownOptions: {
        input: source('renderer/index.html'),
        // Every file is asked for and answered by itself: what the frame needs is one, and what pages share
        // is few.
        output: {
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 50_000 },
            ],
          },
          // a shared one would be named after all who share it
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/u, '')}-[hash].js`,
        },
      },
    },
    plugins: [react(), tailwindcss(), oneFormOfFonts],
  },
});
