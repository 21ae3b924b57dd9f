import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseConfig } from '../../platform/config/parse-config';
import { examineGguf } from './gguf/examine';
import { modelFiles, modelsElsewhere } from './models';

test('models of other programs are judged by their headers: llama.cpp is asked about those of this app alone', async () => {
  const person = mkdtempSync(join(tmpdir(), 'zc-person-'));
  onTestFinished(() => {
    rmSync(person, { recursive: true });
  });
  const studio = join(person, '.lmstudio', 'models', 'ana', 'x');
  const home = join(person, 'zeroclaw', 'models');
  for (const folder of [studio, home]) {
    mkdirSync(folder, { recursive: true });
    copyFileSync('resources/models/step-runner.gguf', join(folder, 'valves.gguf'));
  }
  const { config } = parseConfig('');
  if (config === null) throw new Error('no config');
  const reckoned: string[] = [];
  const known = {
    config: () => config,
    modelMemory: { speed: () => null, cardFailure: () => null } as never,
    reckoner: {
      known: () => null,
      reckon: ({ file }: { readonly file: string }) => {
        reckoned.push(file);
        return Promise.resolve(null);
      },
    },
    memory: () => ({ free: 2 ** 33, total: 2 ** 34, swap: 0 }) as never,
  };
  const { models } = await modelsElsewhere(
    known,
    { home: person, env: {}, platform: 'linux' },
    [],
    examineGguf,
  );
  expect(models).toMatchObject([{ owner: 'LM Studio', called: 'valves', file: { fit: 'fits' } }]);
  expect(reckoned).toEqual([]);
  await modelFiles(known, { builtIn: join(person, 'none'), home }, { kind: 'idle' }, examineGguf);
  expect(reckoned).toEqual([join(home, 'valves.gguf')]);
});
