import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { procedures } from '../../shared/procedures';
import { runCommand } from '../testing/run-command';
import { sampleOf, sampleTime } from '../testing/sample-of';
import { createProgram } from './program';

/** Whatever the engine may answer, with everything that may be in it. */
const answers = {
  ...Object.fromEntries(Object.entries(procedures).map(([name, { output }]) => [name, sampleOf(output)])),
  'runs.export': { fileName: 'text', text: 'text', next: null },
};

const commands: readonly (readonly string[])[] = [
  ['sop', 'list'],
  ['sop', 'show', 'text'],
  ['sop', 'validate'],
  ['sop', 'history', 'text'],
  ['sop', 'state', 'text'],
  ['sop', 'state', 'text', 'text', '5'],
  ['sop', 'test', '--source', 'mqtt'],
  ['sop', 'draft', 'text'],
  ['sop', 'set', 'text', 'enabled', 'true'],
  ['sop', 'restore', 'text', '1'],
  ['sop', 'run', 'text'],
  ['runs'],
  ['runs', 'show', 'text'],
  ['runs', 'again', 'text'],
  ['runs', 'export', 'text', 'FILE'],
  ['runs', 'import', 'FILE'],
  ['runs', 'verify'],
  ['approvals'],
  ['approve', 'text', '--gate', 'text.text', '--no-wait'],
  ['answer', 'text', '--value', '5'],
  ['deny', 'text', '--reason', 'no'],
  ['cancel', 'text'],
  ['models'],
  ['models', 'gpu-pack'],
  ['providers'],
  ['providers', 'test'],
  ['permissions'],
  ['permissions', 'revoke', 'text'],
  ['presets'],
  ['presets', 'keep', 'text', '--sampling', '{"seed":7}'],
  ['presets', 'remove', 'text'],
  ['models', 'use', 'text'],
  ['models', 'remove', 'text'],
  ['channels'],
  ['channels', 'allow', 'text', '1'],
  ['channels', 'forget', 'text', '1'],
  ['channels', 'test', 'text', '1'],
  ['boards'],
  ['boards', 'show', 'text'],
  ['boards', 'ports'],
  ['boards', 'test', 'text'],
  ['boards', 'read', 'text', '7'],
  ['boards', 'accept', 'text'],
  ['boards', 'input', 'text', '7'],
  ['boards', 'name', 'text', '7', 'text'],
  ['memory', 'search', 'text'],
  ['memory', 'list'],
  ['memory', 'forget', 'text'],
  ['memory', 'export', 'FILE'],
  ['memory', 'import', 'FILE'],
  ['metrics'],
  ['events'],
  ['cron'],
  ['plugins'],
  ['mcp'],
  ['allow'],
  ['secret', 'list'],
  ['secret', 'set', 'text'],
  ['secret', 'remove', 'text'],
  ['stop'],
  ['pause'],
  ['resume'],
  ['fleet'],
  ['fleet', '--runs'],
  ['fleet', '--approvals'],
  ['fleet', '--events'],
  ['fleet', 'approve', 'text', 'text', '--gate', 'text.text'],
  ['fleet', 'deny', 'text', 'text', '--reason', 'no'],
  ['fleet', 'key'],
  ['fleet', 'verify'],
  ['fleet', 'forget', 'text'],
  ['stop', '--fleet'],
  ['resume', '--fleet'],
  ['notifications'],
  ['notifications', 'read', '7'],
  ['problems'],
  ['problems', 'seen', '7'],
];

/** What has no output for programs, or none that an answer of the engine goes into. */
const others = [
  'app',
  'daemon',
  'help',
  'backup',
  'restore',
  'chat',
  'doctor',
  'cron remove',
  'models add',
  'models pull',
  'models gpu-pack install',
  'models gpu-pack remove',
  'boards add',
  'boards write',
  'boards turn',
  'boards plug',
  'boards unplug',
  'boards flash',
];

/** Keys of these are given by procedures, servers and people. */
const freelyKeyed: ReadonlySet<string> = new Set(['arguments', 'provenance', 'was']);

function wrongIn(value: unknown, path: string): readonly string[] {
  if (value === sampleTime) return [`${path} is a number`];
  if (Array.isArray(value)) return value.flatMap((item) => wrongIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(/[A-Z]/u.test(key) ? [`${path}.${key} is not in snake case`] : []),
    ...(freelyKeyed.has(key)
      ? Object.values(item as object).flatMap((each) => wrongIn(each, `${path}.${key}.*`))
      : wrongIn(item, `${path}.${key}`)),
  ]);
}

test.each(commands.map((args) => ({ command: args.join(' '), args })))(
  '$command --json has keys in snake case and times in ISO 8601',
  async ({ args }) => {
    const folder = mkdtempSync(join(tmpdir(), 'zc-json-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    if (args[1] === 'import') writeFileSync(join(folder, 'FILE'), 'text');
    const { out } = await runCommand(
      [...args.map((argument) => (argument === 'FILE' ? join(folder, argument) : argument)), '--json'],
      answers,
      [],
      'text',
    );
    expect([...new Set(wrongIn(JSON.parse(out), ''))]).toEqual([]);
  },
);

test('no command is forgotten here', () => {
  const program = createProgram({
    version: '1.2.3',
    open: () => {
      throw new Error('not in this test');
    },
    composeEngine: () => Promise.reject(new Error('not in this test')),
    writeOut: () => {},
    writeError: () => {},
  });
  const namesBelow = (command: Command, path: string): readonly string[] =>
    command.commands.flatMap((one) => {
      const name = `${path}${one.name()}`;
      const below = namesBelow(one, `${name} `);
      return ['sop', 'memory', 'secret'].includes(name) ? below : [name, ...below];
    });
  const named = commands.map((args) => args.join(' '));
  expect(
    namesBelow(program, '').filter(
      (name) => !others.includes(name) && !named.some((text) => text === name || text.startsWith(`${name} `)),
    ),
  ).toEqual([]);
});
