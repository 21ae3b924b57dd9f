import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findModels, type FoundFiles } from './find-models';
import { filesBelow } from './walk';

/** A real model, small enough to lie in every folder. */
const gguf = readFileSync('resources/models/step-runner.gguf').subarray(0, 4096);

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'zc-others-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

const put = (path: string, contents: string | Uint8Array = gguf): string => {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
  return file;
};
const look = (env: Record<string, string> = {}): Promise<FoundFiles> =>
  findModels({ platform: 'linux', home, env });
const shown = ({ models }: FoundFiles): unknown[] =>
  models
    .map(({ owner, name, problem }) =>
      problem === undefined ? `${owner}: ${name}` : `${owner}: ${name}: ${problem}`,
    )
    .sort();

/** A blob and a manifest as Ollama writes them. */
function pull(models: string, path: string, contents: string | Uint8Array = gguf, layers = 1): string {
  const hash = createHash('sha256').update(contents).digest('hex');
  put(join(models, 'blobs', `sha256-${hash}`), contents);
  const digest = `sha256:${hash}`;
  put(
    join(models, 'manifests', path),
    JSON.stringify({
      schemaVersion: 2,
      mediaType: 'application/vnd.docker.distribution.manifest.v2+json',
      config: { mediaType: 'application/vnd.docker.container.image.v1+json', digest, size: 485 },
      layers: [
        ...Array.from({ length: layers }, () => ({
          mediaType: 'application/vnd.ollama.image.model',
          digest,
          size: contents.length,
        })),
        { mediaType: 'application/vnd.ollama.image.template', digest: `sha256:${'0'.repeat(64)}`, size: 1 },
      ],
    }),
  );
  return hash;
}

test('models of every program are found where it keeps them, by the names that it gives them', async () => {
  put('.lmstudio/models/lmstudio-community/Qwen3-0.6B-GGUF/Qwen3-0.6B-Q8_0.gguf');
  put('.lmstudio/models/lmstudio-community/Qwen3-0.6B-GGUF/mmproj-Qwen3-0.6B-F16.gguf');
  put(
    '.local/share/Jan/data/llamacpp/models/janhq/Jan-v1-4B-Q4_K_M/model.gguf',
    `${gguf.toString('latin1')}jan`,
  );
  put(
    '.local/share/Jan/data/llamacpp/models/janhq/Jan-v1-4B-Q4_K_M/model.yml',
    'model_path: llamacpp/models/janhq/Jan-v1-4B-Q4_K_M/model.gguf\nname: Jan-v1-4B\nsize_bytes: 4096\n',
  );
  const mine = put('Downloads/my-own.gguf');
  put('.local/share/Jan/data/llamacpp/models/my-own/model.yml', `model_path: "${mine}"\nname: my-own\n`);
  pull('.ollama/models', 'registry.ollama.ai/library/qwen3/0.6b', 'GGUF of qwen');
  pull('.ollama/models', 'registry.ollama.ai/ana/valves/latest', 'GGUF of ana');
  pull('.ollama/models', 'hf.co/unsloth/gemma-3-270m-it-GGUF/Q4_K_M', 'GGUF of gemma');
  put('.local/share/nomic.ai/GPT4All/Llama-3.2-1B-Instruct-Q4_0.gguf');
  put('.cache/llama.cpp/ggml-org_SmolLM3-3B-GGUF_SmolLM3-Q4_K_M.gguf');
  const blob = put('.cache/huggingface/hub/models--Qwen--Qwen3-1.7B-GGUF/blobs/abc');
  const snapshot =
    '.cache/huggingface/hub/models--Qwen--Qwen3-1.7B-GGUF/snapshots/90862c4b/Qwen3-1.7B-Q8_0.gguf';
  mkdirSync(dirname(join(home, snapshot)), { recursive: true });
  symlinkSync(blob, join(home, snapshot));
  const before = everythingIn(home);
  expect(shown(await look())).toEqual([
    'GPT4All: Llama-3.2-1B-Instruct-Q4_0',
    'Hugging Face: Qwen3-1.7B-Q8_0',
    'Jan: Jan-v1-4B-Q4_K_M',
    'Jan: my-own',
    'LM Studio: Qwen3-0.6B-Q8_0',
    'Ollama: ana/valves:latest',
    'Ollama: hf.co/unsloth/gemma-3-270m-it-GGUF:Q4_K_M',
    'Ollama: qwen3:0.6b',
    'llama.cpp: ggml-org_SmolLM3-3B-GGUF_SmolLM3-Q4_K_M',
  ]);
  expect(everythingIn(home)).toEqual(before);
});

test('LM Studio is followed where it was moved, and where it was told to keep its models', async () => {
  put('.lmstudio-home-pointer', `${join(home, 'moved')}\n`);
  put('moved/settings.json', JSON.stringify({ downloadsFolder: join(home, 'gguf') }));
  put('moved/models/a/b/one.gguf', 'GGUF one');
  put('gguf/a/b/two.gguf', 'GGUF two');
  expect(shown(await look())).toEqual(['LM Studio: one', 'LM Studio: two']);
});

test('of a split model the first part is found, and its other parts are no models', async () => {
  for (const part of ['00001', '00002', '00003'])
    put(`.lmstudio/models/a/b/Big-Q4_K_M-${part}-of-00003.gguf`, `GGUF ${part}`);
  expect(shown(await look())).toEqual(['LM Studio: Big-Q4_K_M-00001-of-00003']);
});

test('a broken manifest is told, a name for a server’s model is none, and one of several files is not guessed at', async () => {
  const manifests = '.ollama/models/manifests/registry.ollama.ai/library';
  put(`${manifests}/broken/latest`, '{"layers": [');
  put(
    `${manifests}/lying/latest`,
    JSON.stringify({
      layers: [{ mediaType: 'application/vnd.ollama.image.model', digest: 'sha256:../../etc/passwd' }],
    }),
  );
  put(`${manifests}/cloud/latest`, JSON.stringify({ layers: [] }));
  put(`${manifests}/huge/latest`, ' '.repeat(2 ** 21));
  pull('.ollama/models', 'registry.ollama.ai/library/split/latest', gguf, 2);
  put('.ollama/models/manifests/stray', '{}');
  const damaged = 'Its manifest is damaged: pull it again in Ollama.';
  expect(shown(await look())).toEqual([
    `Ollama: broken:latest: ${damaged}`,
    `Ollama: huge:latest: ${damaged}`,
    `Ollama: lying:latest: ${damaged}`,
    'Ollama: split:latest: Its weights lie in several files, which only Ollama can put together.',
  ]);
});

test('a file that two programs share is one model, of the first', async () => {
  const file = put('.lmstudio/models/a/b/shared.gguf');
  mkdirSync(join(home, '.cache', 'llama.cpp'), { recursive: true });
  symlinkSync(file, join(home, '.cache', 'llama.cpp', 'shared.gguf'));
  expect(shown(await look())).toEqual(['LM Studio: shared']);
});

test('links in circles end, and a link that leads nowhere is told', async () => {
  put('.lmstudio/models/a/b/one.gguf');
  symlinkSync(join(home, '.lmstudio', 'models'), join(home, '.lmstudio', 'models', 'a', 'again'));
  symlinkSync(join(home, 'gone.gguf'), join(home, '.lmstudio', 'models', 'a', 'b', 'gone.gguf'));
  expect(shown(await look())).toEqual(['LM Studio: gone', 'LM Studio: one']);
});

test('of a huge folder the beginning is looked at, and that it is cut is said', async () => {
  for (let number = 0; number < 30; number += 1) put(`many/${String(number).padStart(2, '0')}.gguf`, 'GGUF');
  const { files, cut } = await filesBelow(join(home, 'many'), () => true, 10);
  expect([files.length, cut]).toEqual([10, true]);
});

test('where nothing is, nothing is found', async () => {
  expect(await look()).toEqual({ models: [], cut: [] });
});

const everythingIn = (folder: string): unknown => readdirSync(folder, { recursive: true }).map(String).sort();
