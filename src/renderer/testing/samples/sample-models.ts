import type { ModelDownload, ModelsOverview, ProviderTest } from '../../../shared/models';
import type { ModelFile } from '../../../shared/status';

const gigabyte = 1e9;

/** Model files of every kind. */
export const sampleModels = (now: number): ModelFile[] => [
  {
    name: 'step-runner',
    path: '/app/models/step-runner.gguf',
    builtIn: true,
    bytes: 5_708_960,
    contextLength: 1024,
    quantisation: 'F16',
    fit: 'fits',
    state: 'idle',
    detail: 'llama',
    plan: { need: 0.3 * gigabyte, free: 4.6 * gigabyte, contextSize: 1024 },
    suitability: { exact: 388, total: 400 },
    uses: [],
  },
  {
    name: 'qwen2.5-3b-instruct-q4_k_m',
    path: '/home/models/qwen2.5-3b-instruct-q4_k_m.gguf',
    builtIn: false,
    bytes: 2_104_932_768,
    contextLength: 32_768,
    quantisation: 'Q4_K_M',
    fit: 'fits',
    state: 'ready',
    detail: 'qwen2',
    plan: { need: 2.8 * gigabyte, free: 4.6 * gigabyte, contextSize: 8192 },
    speed: { tokensPerSecond: 14.2, at: now - 3_600_000 },
    suitability: { exact: 371, total: 400 },
    uses: ['default_model'],
  },
  {
    name: 'qwen2.5-7b-instruct-q4_k_m',
    path: '/home/models/qwen2.5-7b-instruct-q4_k_m.gguf',
    builtIn: false,
    bytes: 4_683_074_240,
    contextLength: 32_768,
    quantisation: 'Q4_K_M',
    fit: 'tight',
    state: 'idle',
    detail: 'qwen2',
    plan: { need: 5.1 * gigabyte, free: 4.6 * gigabyte, contextSize: 2048 },
    uses: [],
  },
  {
    name: 'mistral-small-24b-q4_k_m',
    path: '/mnt/other/mistral-small-24b-q4_k_m.gguf',
    builtIn: false,
    bytes: 14_333_908_832,
    contextLength: 32_768,
    quantisation: 'Q4_K_M',
    fit: 'will_not_load',
    state: 'idle',
    detail: 'llama',
    plan: { need: 15.1 * gigabyte, free: 4.6 * gigabyte, contextSize: 1024 },
    uses: [],
    elsewhere: true,
  },
];

export const sampleDownloads: ModelDownload[] = [
  {
    name: 'gemma-2-2b-it-q5_k_m',
    url: 'https://models.example/gemma-2-2b-it-q5_k_m.gguf',
    bytes: 0.7 * gigabyte,
    total: 1.9 * gigabyte,
    state: 'paused',
    pace: null,
    problem: null,
  },
];

const sampleTest = (provider: string, at: number): ProviderTest => ({
  provider,
  model: 'qwen2.5-7b',
  at,
  ok: true,
  firstWordMs: 212,
  totalMs: 260,
  problem: null,
});

export const sampleModelsOverview = (now: number): ModelsOverview => ({
  folder: '/home/models',
  memory: { free: 4.6 * gigabyte, total: 16 * gigabyte },
  disk: 61 * gigabyte,
  default: { provider: 'local', model: 'qwen2.5-3b-instruct-q4_k_m' },
  routes: [{ hint: 'fast', provider: 'local', model: 'built-in' }],
  rules: 1,
  embedding: null,
  hub: 'models.example',
  providers: [
    {
      id: 'local',
      type: 'llama',
      address: null,
      key: null,
      remote: false,
      isDefault: true,
      fallback: null,
      routes: ['fast'],
      test: null,
    },
    {
      id: 'shop',
      type: 'openai',
      address: 'http://nas-2.local:8080/v1',
      key: 'env:SHOP_KEY',
      remote: true,
      isDefault: false,
      fallback: 1,
      routes: [],
      test: sampleTest('shop', now - 60_000),
    },
    {
      id: 'claude',
      type: 'anthropic',
      address: 'https://api.anthropic.com',
      key: 'keychain:claude',
      remote: true,
      isDefault: false,
      fallback: null,
      routes: [],
      test: {
        provider: 'claude',
        model: null,
        at: now - 90_000,
        ok: false,
        firstWordMs: null,
        totalMs: 3,
        problem: {
          message: 'config.toml names no model of claude',
          remedy: 'Add a [[model_routes]] entry with provider = "claude" and the model to use.',
        },
      },
    },
  ],
});
