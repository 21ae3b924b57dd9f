// The direction of imports: a folder imports from its left only.
// shared ← domain ← base ← ports ← cores, adapters ← api, ipc ← the composition root (files of src/main itself, cli,
// compose)
const cores = ['agent', 'messages', 'sop'];
const adapters = [
  'providers',
  'channels',
  'serial',
  'storage',
  'config',
  'mqtt',
  'gateway',
  'mcp',
  'control',
  'desktop',
  'plugins',
];
const foundations = ['shared', 'domain', 'main/base', 'main/ports'];

const under = (...folders) => `^src/(${folders.join('|')})/`;
const tests = '\\.test\\.tsx?$';

/**
 * A core or an adapter sees the foundations and itself; `testing` is for tests, which may compose what they
 * like.
 */
const isolated = [...cores, ...adapters].map((name) => ({
  name: `${name}-stands-alone`,
  comment: 'Cores and adapters never import each other; they meet in the composition root, through ports.',
  severity: 'error',
  from: { path: `^src/main/${name}/`, pathNot: tests },
  to: { path: '^src/', pathNot: under(...foundations, `main/${name}`) },
}));

// Inside two cores: each folder sees itself and those named here. The engine above the folders of `sop` sees
// all.
const coreFolders = {
  sop: {
    definition: [],
    library: ['definition'],
    triggers: ['definition'],
    runs: [],
    execution: ['runs'],
  },
  agent: {
    answers: [],
    history: [],
    hooks: [],
    jobs: [],
    turn: ['answers', 'history'],
    models: ['answers', 'history'],
    memory: ['answers'],
    chat: ['answers', 'history', 'memory'],
    tools: ['history', 'memory'],
  },
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
const coreLayers = [
  ...Object.entries(coreFolders).flatMap(([core, folders]) => layersOf(`main/${core}`, folders)),
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
      from: { path: under('main/base'), pathNot: tests },
      to: { path: '^src/', pathNot: under('shared', 'domain', 'main/base') },
    },
    {
      name: 'ports-see-base',
      severity: 'error',
      from: { path: under('main/ports'), pathNot: tests },
      to: { path: '^src/', pathNot: under(...foundations) },
    },
    ...isolated,
    ...coreLayers,
    {
      name: 'api-is-below-the-composition-root',
      severity: 'error',
      from: { path: under('main/api', 'main/ipc'), pathNot: tests },
      to: {
        path: [
          '^src/main/[^/]+\\.ts$',
          under(
            'main/cli',
            'main/composition',
            'main/modules',
            'main/platform',
            'main/testing',
            'preload',
            'renderer',
          ),
        ],
      },
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
          '^src/main/providers/llama/worker\\.ts$',
          '^src/main/base/stillness/watcher\\.ts$',
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
