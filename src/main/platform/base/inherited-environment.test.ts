import { expect, test } from 'vitest';
import { environmentOfInference, environmentOfProgram, environmentOfShell } from './inherited-environment';

const own = {
  PATH: '/bin',
  HOME: '/home/ana',
  LANG: 'ko_KR.UTF-8',
  SHOP_KEY: 'a',
  OPENAI_API_KEY: 'b',
  HF_TOKEN: 'c',
  ZEROCLAW_PASSPHRASE: 'd',
  DATABASE_URL: 'e',
  NODE_OPTIONS: '--require x',
  GGML_VK_VISIBLE_DEVICES: '0',
  CUDA_VISIBLE_DEVICES: '1',
  LLAMA_API_KEY: 'f',
  LD_LIBRARY_PATH: '/opt/cuda',
  ZEROCLAW_LLAMA_THREADS: '2',
  TZ: undefined,
};

test.each([
  { who: 'the shell', environment: environmentOfShell(own), names: ['LANG'] },
  { who: 'an MCP server', environment: environmentOfProgram(own), names: ['HOME', 'LANG', 'PATH'] },
  {
    who: 'the inference process',
    environment: environmentOfInference(own),
    names: [
      'CUDA_VISIBLE_DEVICES',
      'GGML_VK_VISIBLE_DEVICES',
      'HOME',
      'LANG',
      'LD_LIBRARY_PATH',
      'PATH',
      'ZEROCLAW_LLAMA_THREADS',
    ],
  },
])('$who inherits what it needs, and no secret', ({ environment, names }) => {
  expect(Object.keys(environment).sort()).toEqual(names);
});
