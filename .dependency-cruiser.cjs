// The direction of imports: a folder imports from its left only.
// shared ← domain ← platform/base ← ports ← platform ← modules ← compose.ts, cli, desktop
const under = (...folders) => `^src/(${folders.join('|')})/`;
const modules = 'main/modules';
const below = ['shared', 'domain', 'main/platform/base', 'main/ports'];
const tests = '\\.test\\.tsx?$';

/**
 * Whose code a module runs besides its own. Whatever else it needs of others is handed over in `compose.ts`: of
 * those it knows types alone. No two modules run each other's code.
 */
const runs = {
  boards: ['procedures'],
  channels: ['agent'],
  chat: ['agent', 'channels', 'memory'],
  jobs: ['channels'],
  memory: ['agent'],
  models: ['agent'],
  procedures: ['agent'],
};
const all = '[a-z-]+';
const modulesAlone = [
  ...Object.entries(runs).map(([name, seen]) => ({ from: name, not: [], seen: [name, ...seen] })),
  { from: all, not: Object.keys(runs), seen: ['$1'] },
].map(({ from, not, seen }) => ({
  name: from === all ? 'modules-stand-alone' : `${from}-runs-what-is-listed`,
  comment: 'Modules are handed what they need; they know the types of others, and run the code of few.',
  severity: 'error',
  from: {
    path: `^src/${modules}/(${from})/`,
    pathNot: [tests, ...not.map((name) => `^src/${modules}/${name}/`)],
  },
  to: {
    path: `^src/${modules}/${all}/`,
    pathNot: `^src/${modules}/(${seen.join('|')})/`,
    dependencyTypesNot: ['type-only'],
  },
}));

// Folders within modules: each sees itself, those named here and what is below all modules.
const layered = {
  procedures: {
    definition: [],
    library: ['definition'],
    drafting: [],
    triggers: ['definition'],
    runs: [],
    execution: ['runs'],
    storage: [],
  },
  agent: {
    answers: [],
    history: [],
    turn: ['answers', 'history'],
  },
};
// What speaks to the world: it sees neither its module nor another one.
const adapters = {
  boards: ['serial'],
  broker: ['mqtt'],
  control: ['socket'],
  fleet: ['postgres'],
  gateway: ['http'],
  mcp: ['servers'],
  models: [
    'anthropic',
    'chat-template',
    'gemini',
    'gguf',
    'http',
    'llama',
    'model-store',
    'openai',
    'reliable',
  ],
  plugins: ['loader'],
  queues: ['amqp'],
};
// The rooms of the domain: how a procedure is written, what a yes is for, what a run is, and what a model wrote.
const domainFolders = { answer: [], procedure: [], approval: [], run: ['procedure', 'approval'] };
const layersOf = (place, folders) =>
  Object.entries(folders).map(([name, seen]) => ({
    name: `${place}-${name}-sees-what-is-below`,
    severity: 'error',
    from: { path: `^src/${place}/${name}/`, pathNot: tests },
    to: { path: `^src/${place}/`, pathNot: under(...[name, ...seen].map((folder) => `${place}/${folder}`)) },
  }));
const rooms = [
  ...Object.entries(layered).flatMap(([name, folders]) => layersOf(`${modules}/${name}`, folders)),
  ...Object.entries(adapters).flatMap(([name, folders]) =>
    folders.map((folder) => ({
      name: `${name}-${folder}-stands-alone`,
      severity: 'error',
      from: { path: `^src/${modules}/${name}/${folder}/`, pathNot: tests },
      to: {
        path: `^src/${modules}/`,
        pathNot: [
          `^src/${modules}/${name}/(${folders.join('|')})/`,
          ...(name === 'models' ? [`^src/${modules}/models/[^/]+\\.ts$`] : []),
        ],
      },
    })),
  ),
  ...layersOf('domain', domainFolders),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(worker|url|raw|inline)$' },
    },
    {
      name: 'shared-imports-zod-only',
      severity: 'error',
      from: { path: under('shared'), pathNot: tests },
      to: { pathNot: ['^src/shared/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'domain-sees-shared',
      comment: 'What is pure and needed on both sides of the window; it runs in a browser too.',
      severity: 'error',
      from: { path: under('domain'), pathNot: tests },
      to: { path: '^src/', pathNot: under('shared', 'domain') },
    },
    {
      name: 'domain-has-no-node',
      comment:
        'What a yes is for and long keys are hashed by the engine alone; the window only hands the hash back.',
      severity: 'error',
      from: {
        path: under('domain'),
        pathNot: [tests, '^src/domain/approval/', '^src/domain/procedure/concurrency-key\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'base-sees-shared',
      severity: 'error',
      from: { path: under('main/platform/base'), pathNot: tests },
      to: { path: '^src/', pathNot: under('shared', 'domain', 'main/platform/base') },
    },
    {
      name: 'ports-see-base',
      severity: 'error',
      from: { path: under('main/ports'), pathNot: tests },
      to: { path: '^src/', pathNot: under(...below) },
    },
    {
      name: 'platform-sees-no-module',
      severity: 'error',
      from: { path: under('main/platform'), pathNot: tests },
      to: { path: '^src/', pathNot: under(...below, 'main/platform') },
    },
    ...modulesAlone,
    {
      name: 'channels-services-stand-alone',
      comment: 'A service knows how its messages travel; what becomes of them is for `messages`.',
      severity: 'error',
      from: {
        path: `^src/${modules}/channels/(discord|email|mqtt|slack|telegram|webhook)/`,
        pathNot: tests,
      },
      to: {
        path: `^src/${modules}/`,
        pathNot: [`^src/${modules}/channels/($1|wire)/`, `^src/${modules}/channels/[^/]+\\.ts$`],
      },
    },
    ...rooms,
    {
      name: 'modules-are-below-the-composition-root',
      severity: 'error',
      from: { path: under(modules), pathNot: tests },
      to: {
        path: [
          '^src/main/[^/]+\\.ts$',
          under('main/cli', 'main/desktop', 'main/testing', 'preload', 'renderer'),
        ],
      },
    },
    {
      name: 'desktop-stands-alone',
      severity: 'error',
      from: { path: under('main/desktop'), pathNot: tests },
      to: { path: '^src/', pathNot: under(...below, 'main/desktop') },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/main/testing/'] },
      to: { path: under('main/testing') },
    },
    {
      name: 'engine-without-electron',
      comment: 'The engine runs in a plain Node as well: only the desktop shell may know Electron.',
      severity: 'error',
      from: { path: '^src/(main|shared|domain)/', pathNot: ['^src/main/desktop/', '^src/main/index\\.ts$'] },
      to: { path: ['^electron$', '^node_modules/electron/'] },
    },
    {
      name: 'command-line-without-desktop',
      comment: 'The daemon and the inference worker must start where there is no Electron.',
      severity: 'error',
      from: {
        path: [
          '^src/main/cli/main\\.ts$',
          '^src/main/modules/models/llama/worker\\.ts$',
          '^src/main/platform/base/stillness/watcher\\.ts$',
          '^src/main/modules/chat/documents/pdf-thread\\.ts$',
        ],
      },
      to: { path: ['^electron$', '^node_modules/electron/', under('main/desktop')], reachable: true },
    },
    {
      name: 'renderer-and-preload-see-shared-and-domain',
      severity: 'error',
      from: { path: '^src/(renderer|preload)/' },
      to: { path: '^src/', pathNot: under('shared', 'domain', '$1') },
    },
    ...[
      ['(kit|i18n|bridge|words)', '(entities|features|pages|shell)'],
      ['entities', '(features|pages|shell)'],
      ['features', '(pages|shell)'],
      ['pages', 'shell'],
    ].map(([layer, above]) => ({
      name: `renderer-${layer.replaceAll(/\W+/gu, '-').replaceAll(/^-|-$/gu, '')}-sees-no-layer-above`,
      comment: 'shell, pages, features, entities, kit: each imports only what lies below it.',
      severity: 'error',
      from: { path: `^src/renderer/${layer}/`, pathNot: tests },
      to: { path: `^src/renderer/${above}/` },
    })),
    {
      name: 'a-feature-sees-no-other-feature',
      comment: 'What two features share is an entity or a part of the kit; a page puts features together.',
      severity: 'error',
      from: { path: '^src/renderer/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/renderer/features/', pathNot: '^src/renderer/features/$1/' },
    },
    {
      name: 'samples-are-for-tests',
      comment: 'No window shows anything but what an engine says.',
      severity: 'error',
      from: {
        path: under('renderer'),
        pathNot: [tests, '^src/renderer/testing/'],
      },
      to: { path: '^src/renderer/testing/' },
    },
    {
      name: 'renderer-has-no-node',
      severity: 'error',
      from: { path: under('renderer'), pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'renderer-without-electron',
      severity: 'error',
      from: { path: under('renderer') },
      to: { path: ['^electron$', '^node_modules/electron/'] },
    },
    {
      name: 'main-ships-its-dependencies',
      comment:
        'The main process loads packages at run time, so a development dependency is missing in a release.',
      severity: 'error',
      from: { path: '^src/(main|domain)/', pathNot: [tests, '^src/main/testing/'] },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: ['^node_modules/electron/', '^node_modules/@types/'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^out/'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true, // an import of a type alone binds two folders as well
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    builtInModules: { add: ['electron'] },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
