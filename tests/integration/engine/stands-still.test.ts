import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inKorean } from '../../../src/shared/sentences/in-korean';
import { eventuallyTells, makeHome, startDaemon, zeroclaw, type TestHome } from '../../fixtures/daemon';

const config = (tools: string): string => `[gateway]\nport = 0\n[tools]\nplugins = [${tools}]\n`;

/** Holds the engine's thread from when it is read until the log tells of it, or for good. */
const holdUp = (logFile: string): string => `
import { readFileSync } from 'node:fs';
function holdUp() {
  const end = Date.now() + 60_000;
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  while (Date.now() < end && !readFileSync(${JSON.stringify(logFile)}, 'utf8').includes('What the engine does while it stands still')) Atomics.wait(nothing, 0, 0, 10);
}
holdUp();
export default { name: 'held_up', description: 'nothing', parameters: { type: 'object', properties: {} }, execute: () => 'done' };
`;

interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly doing?: string;
}

interface Finding {
  readonly message: string;
  readonly mend: string;
}

/** It ends with 1 when something is wrong. */
const doctor = async (home: TestHome): Promise<readonly Finding[]> => JSON.parse((await zeroclaw(home, 'doctor', '--json')).stdout) as readonly Finding[];

test('an engine that is held up: the log says so by itself while it is, and afterwards a problem', async () => {
  const home = makeHome(config(''));
  onTestFinished(home.remove);
  const logFile = join(home.path, 'logs', 'zeroclaw.log');
  const daemon = await startDaemon(home);
  onTestFinished(async () => { await daemon.stop(); });
  home.write('plugins/slow.mjs', holdUp(logFile));
  home.write('config.toml', config('"slow"'));

  const stoodStill = ({ message }: { readonly message: string }): boolean => message.includes('The engine stood still');
  await eventuallyTells(home, 'the problem', 'engine.status', {}, ({ problems }) => problems.some(stoodStill));
  const problem = (await doctor(home)).find(stoodStill) ?? expect.fail('doctor does not tell it');
  expect(problem.message).toMatch(/: The engine stood still for \d+ s from \d{4}-\d\d-\d\d \d\d:\d\d:\d\d on, in \S*\s?\(?slow\.mjs\S*; what was due meanwhile was done late$/u);
  expect([problem.message.slice(problem.message.indexOf('The engine')), problem.mend].map(inKorean)).toEqual([expect.stringContaining('slow.mjs'), expect.any(String)]);
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as LogLine);
  expect(lines.filter(({ message }) => / stands? still| stood still/u.test(message)).map(({ level, message, doing }) => [level, message.replace(/ for .*/u, ''), doing])).toEqual([
    ['error', 'The engine stands still: triggers, approvals and the emergency stop wait', undefined],
    ['error', 'What the engine does while it stands still', expect.stringContaining('slow.mjs')],
    ['warn', 'The engine stood still', undefined],
  ]);
  expect(daemon.stderr()).toContain('The engine stands still');
});
