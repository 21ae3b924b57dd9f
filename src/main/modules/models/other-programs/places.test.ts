import { expect, test } from 'vitest';
import { placesOf, type Machine } from './places';

const foldersOf = (machine: Machine): Record<string, readonly string[]> => {
  const byOwner: Record<string, string[]> = {};
  for (const { owner, folder } of placesOf(machine)) (byOwner[owner] ??= []).push(folder);
  return byOwner;
};

test.each<{ name: string; machine: Machine; then: Record<string, readonly string[]> }>([
  {
    name: 'Linux',
    machine: { platform: 'linux', home: '/home/ana', env: {} },
    then: {
      'LM Studio': ['/home/ana/.lmstudio/models', '/home/ana/.cache/lm-studio/models'],
      Jan: [
        '/home/ana/.local/share/Jan/data/llamacpp/models',
        '/home/ana/.local/share/Jan/data/models',
        '/home/ana/.config/Jan/data/llamacpp/models',
        '/home/ana/.config/Jan/data/models',
      ],
      Ollama: ['/home/ana/.ollama/models', '/usr/share/ollama/.ollama/models', '/var/lib/ollama'],
      GPT4All: ['/home/ana/.local/share/nomic.ai/GPT4All'],
      'llama.cpp': ['/home/ana/.cache/llama.cpp'],
      'Hugging Face': ['/home/ana/.cache/huggingface/hub'],
    },
  },
  {
    name: 'a Mac',
    machine: { platform: 'darwin', home: '/Users/ana', env: {} },
    then: {
      'LM Studio': ['/Users/ana/.lmstudio/models', '/Users/ana/.cache/lm-studio/models'],
      Jan: [
        '/Users/ana/Library/Application Support/Jan/data/llamacpp/models',
        '/Users/ana/Library/Application Support/Jan/data/models',
      ],
      Ollama: ['/Users/ana/.ollama/models'],
      GPT4All: ['/Users/ana/Library/Application Support/nomic.ai/GPT4All'],
      'llama.cpp': ['/Users/ana/Library/Caches/llama.cpp'],
      'Hugging Face': ['/Users/ana/.cache/huggingface/hub'],
    },
  },
  {
    name: 'Windows',
    machine: {
      platform: 'win32',
      home: 'C:\\Users\\ana',
      env: { APPDATA: 'C:\\Users\\ana\\AppData\\Roaming', LOCALAPPDATA: 'C:\\Users\\ana\\AppData\\Local' },
    },
    then: {
      'LM Studio': ['C:\\Users\\ana\\.lmstudio\\models', 'C:\\Users\\ana\\.cache\\lm-studio\\models'],
      Jan: [
        'C:\\Users\\ana\\AppData\\Roaming\\Jan\\data\\llamacpp\\models',
        'C:\\Users\\ana\\AppData\\Roaming\\Jan\\data\\models',
      ],
      Ollama: ['C:\\Users\\ana\\.ollama\\models'],
      GPT4All: ['C:\\Users\\ana\\AppData\\Local\\nomic.ai\\GPT4All'],
      'llama.cpp': ['C:\\Users\\ana\\AppData\\Local\\llama.cpp'],
      'Hugging Face': ['C:\\Users\\ana\\.cache\\huggingface\\hub'],
    },
  },
])('each program keeps its models where it does on $name', ({ machine, then }) => {
  expect(foldersOf(machine)).toEqual(then);
});

test('where somebody has told a program to keep its models elsewhere, that is looked at first', () => {
  const folders = foldersOf({
    platform: 'linux',
    home: '/home/ana',
    env: { OLLAMA_MODELS: '/data/ollama', HF_HOME: '/data/hf', LLAMA_CACHE: '/data/llama' },
    lmStudio: { home: '/data/lm', models: '/data/gguf' },
  });
  expect(folders['Ollama']?.[0]).toBe('/data/ollama');
  expect(folders['Hugging Face']).toEqual(['/data/hf/hub']);
  expect(folders['llama.cpp']?.[0]).toBe('/data/llama');
  expect(folders['LM Studio']).toEqual([
    '/data/gguf',
    '/data/lm/models',
    '/home/ana/.cache/lm-studio/models',
  ]);
});
