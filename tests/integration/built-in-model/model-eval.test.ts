import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSuitability } from '../../../src/main/modules/models/suitability';
import { startOpenAiServer } from '../../fixtures/openai-server/server';
import { builtInModel } from '../providers/built-in';

/** The command by which any model is judged, as a program: `npm run model:eval`. */

const execute = promisify(execFile);
const cases = join(import.meta.dirname, 'plain-steps.json');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zc-eval-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function modelEval(
  ...parameters: readonly string[]
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  return execute(process.execPath, ['--import', 'tsx', 'scripts/model-eval.ts', ...parameters], {
    env: { ...process.env, LAB_KEY: 'open sesame' },
    maxBuffer: 16e6,
  });
}

/** The first steps of the plain ones as a file of their own. */
function fewCases(count: number): {
  readonly file: string;
  readonly expected: readonly {
    readonly id: string;
    readonly title: string;
    readonly expect: { readonly name: string; readonly arguments: Record<string, string | number> };
  }[];
} {
  const expected = (JSON.parse(readFileSync(cases, 'utf8')) as ReturnType<typeof fewCases>['expected']).slice(
    0,
    count,
  );
  const file = join(folder, 'few.json');
  writeFileSync(file, JSON.stringify(expected));
  return { file, expected };
}

test('a server that speaks the protocol of OpenAI is asked for every step with the prompt of the product, and told what it got right', async () => {
  const { file, expected } = fewCases(4);
  const server = await startOpenAiServer(({ body }) => {
    const asked = expected.find(({ title }) => body.messages.at(-1)?.content?.includes(title));
    if (asked === undefined) throw new Error('a step that nobody knows');
    return {
      acts: [
        {
          type: 'call',
          name: asked.expect.name,
          arguments: asked === expected[1] ? { made: 'up' } : asked.expect.arguments,
        },
      ],
    };
  });
  try {
    const { stdout } = await modelEval(
      '--base-url',
      server.baseUrl,
      '--name',
      'lab-4b',
      '--key-env',
      'LAB_KEY',
      '--cases',
      file,
      '--json',
    );
    const told = JSON.parse(stdout) as {
      readonly cases: readonly { readonly id: string; readonly ok: boolean }[];
    };
    expect(told).toMatchObject({
      model: 'lab-4b',
      total: 4,
      exact: 3,
      caught: { wrong: 1, below_threshold: 0 },
    });
    expect(told.cases.map(({ ok }) => ok)).toEqual([true, false, true, true]);
    expect(server.requests.map(({ authorization }) => authorization)).toEqual(
      Array.from({ length: 4 }, () => 'Bearer open sesame'),
    );
    expect(server.requests[0]?.body.messages.map(({ role }) => role).at(0)).toBe('system');
  } finally {
    await server.close();
  }
}, 60_000);

test('a GGUF gets a table, and its suitability beside it where the product finds it', async () => {
  const { file } = fewCases(6);
  const model = join(folder, 'other.gguf');
  copyFileSync(builtInModel, model);
  const { stdout, stderr } = await modelEval(
    '--model',
    model,
    '--cases',
    file,
    '--held-out',
    file,
    '--store',
    '--threads',
    '1',
  );
  expect(stdout).toMatch(/^other\n {2}right +\d of +6/u);
  expect(stdout).toContain('By language');
  expect(stderr).toContain('other.suitability.json');
  expect(readSuitability(model)).toMatchObject({
    cases: 'few',
    total: 6,
    heldOut: { cases: 'few', total: 6 },
  });
}, 120_000);

test.each([
  {
    name: 'no model',
    args: ['--cases', cases],
    code: 2,
    says: /^It is not said which model.+ Say --cases FILE and either --model FILE\.gguf or --base-url URL --name MODEL\.\n$/u,
  },
  {
    name: 'an option that there is not',
    args: ['--model', builtInModel, '--cases', cases, '--thread', '1'],
    code: 2,
    says: /^Unknown option '--thread'.+\n$/u,
  },
  {
    name: 'a number that is none',
    args: ['--model', builtInModel, '--cases', cases, '--threads', 'two'],
    code: 2,
    says: /^--threads is "two"\. It must be a whole number from 1 on\.\n$/u,
  },
  {
    name: 'a result for a server that is to be stored',
    args: ['--base-url', 'http://127.0.0.1:9/v1', '--cases', cases, '--store'],
    code: 2,
    says: /^The result for a model on a server cannot be stored.+--json.+\n$/u,
  },
  {
    name: 'cases that are not there',
    args: ['--model', builtInModel, '--cases', 'nowhere.json'],
    code: 1,
    says: /^nowhere\.json holds no cases: .+model-lab\/cases.+\n$/u,
  },
  {
    name: 'a file of something else',
    args: ['--model', builtInModel, '--cases', 'package.json'],
    code: 1,
    says: /^package\.json holds no cases: .+expected array.+\n$/u,
  },
  {
    name: 'a model that is not there',
    args: ['--model', 'nowhere.gguf', '--cases', cases],
    code: 1,
    says: /^The model file nowhere\.gguf does not exist.+\n$/u,
  },
])(
  '$name is told in a line that says how to fix it',
  async ({ args, code, says }) => {
    await expect(modelEval(...args)).rejects.toMatchObject({
      code,
      stderr: expect.stringMatching(says) as string,
    });
  },
  60_000,
);
