import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../../platform/base/clock';
import type { ToolResult } from '../../../../ports/tool';
import { eventually } from '../../../../../../tests/fixtures/eventually';
import { shellTool } from './shell-tool';

let workspace: string;
const never = new AbortController().signal;
const environment = { PATH: process.env['PATH'], SHOP_KEY: 'secret', LANG: 'C.UTF-8', HOME: '/root' };

beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'shell-tool-')));
});

afterEach(() => {
  rmSync(workspace, { recursive: true });
});

const allowed = [
  'ls',
  'cat',
  'env',
  'sh',
  'find',
  'git',
  'echo',
  'nothing-of-that-name',
  'planted',
  'touch',
  'head',
  'cp',
  'tar',
  '/bin/echo',
  '/bin/cat',
];
const run = (
  command: string,
  more: { readonly seconds?: number; readonly signal?: AbortSignal; readonly path?: string } = {},
): Promise<ToolResult> =>
  shellTool({
    workspace,
    readOnlyFolders: () => [join(workspace, 'sops'), join(workspace, 'plant', 'memory')],
    allowed,
    environment: more.path === undefined ? environment : { ...environment, PATH: more.path },
    clock: systemClock,
  }).execute(
    { command, ...(more.seconds === undefined ? {} : { timeout_seconds: more.seconds }) },
    { origin: 'test' },
    more.signal ?? never,
  );
const put = (name: string, text: string): void => {
  writeFileSync(join(workspace, name), text);
};
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie is dead, and only waits for somebody to ask.
    return !readFileSync(`/proc/${String(pid)}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

describe.runIf(process.platform === 'linux')('a program', () => {
  test('runs in the workspace, and its words arrive as they were written', async () => {
    put('a b.txt', 'one; $two\n');
    expect(await run("cat 'a b.txt'")).toMatchObject({ success: true, output: 'one; $two' });
    expect(await run('ls')).toMatchObject({ success: true, output: 'a b.txt' });
    expect(await run('/bin/echo "x  y"')).toMatchObject({ success: true, output: 'x  y' });
    expect((await run('touch new')).output).toBe('touch ended well and wrote nothing');
  });

  test('gets nothing of the engine’s environment but what programs need', async () => {
    const names = (await run('env')).output
      .split('\n')
      .map((row) => row.split('=')[0])
      .sort();
    expect(names).toEqual(['HOME', 'LANG', 'PATH', 'TERM']);
    expect((await run('env')).output).toContain(`HOME=${workspace}`);
  });

  test.each([
    {
      name: 'a program that is not allowed',
      command: 'rm -rf x',
      says: '"rm" is not allowed. Allowed: ls, cat',
    },
    { name: 'an allowed name elsewhere', command: './ls', says: 'not allowed' },
    { name: 'an allowed name by a path that is not allowed', command: '/bin/ls', says: 'not allowed' },
    { name: 'a pipe', command: 'ls | head', says: 'There is no shell' },
    { name: 'an absolute path', command: 'cat /etc/passwd', says: '"/etc/passwd" is not in the workspace' },
    { name: 'a parent folder', command: 'cat notes/../../x', says: 'not in the workspace' },
    { name: 'a quoted home folder', command: 'cat "~/x"', says: 'not in the workspace' },
    { name: 'a path behind an option', command: 'head -n1 --file=/etc/passwd', says: 'not in the workspace' },
    { name: 'a path joined to an option', command: 'head -f/etc/passwd', says: 'not in the workspace' },
    {
      name: 'a parent folder joined to an option',
      command: 'cp -t.. new',
      says: '".." is not in the workspace',
    },
    {
      name: 'a parent folder joined to several options',
      command: 'tar -xf../o.tar',
      says: '"../o.tar" is not in the workspace',
    },
    {
      name: 'a folder above joined to an option',
      command: 'tar -C.. -cf o.tar data/secrets.json',
      says: '".." is not in the workspace',
    },
    { name: 'a home folder joined to an option', command: 'head -f~/x', says: 'not in the workspace' },
    {
      name: 'a link that leads out joined to an option',
      command: 'cp -tlink new',
      says: '"link" is not in the workspace',
    },
    { name: 'a path behind @', command: 'echo @/etc/passwd', says: 'not in the workspace' },
    { name: 'a list of paths', command: 'echo a:/etc', says: 'not in the workspace' },
    { name: 'a file address', command: 'echo file:///etc/passwd', says: 'not in the workspace' },
    { name: 'a link that leads out', command: 'cat link/passwd', says: 'not in the workspace' },
    {
      name: 'a new file behind a link that leads out',
      command: 'touch link/deep/new',
      says: 'not in the workspace',
    },
    { name: 'a link that leads nowhere yet', command: 'touch dangling', says: 'not in the workspace' },
    {
      name: 'find that starts others',
      command: 'find . -exec rm {} +',
      says: '"-exec" of find is not allowed',
    },
    { name: 'find that deletes', command: 'find . -delete', says: 'not allowed' },
    { name: 'git with settings of its own', command: 'git -c core.pager=sh log', says: 'not allowed' },
    {
      name: 'a program that is not there',
      command: 'nothing-of-that-name',
      says: 'no program "nothing-of-that-name"',
    },
  ])('refuses $name', async ({ command, says }) => {
    symlinkSync('/etc', join(workspace, 'link'));
    symlinkSync('/tmp/not-there-yet', join(workspace, 'dangling'));
    expect(await run(command)).toEqual({ success: false, output: expect.stringContaining(says) });
  });

  test.each([
    { name: 'a procedure', command: 'cp new sops/mine/SOP.toml', place: 'sops/mine/SOP.toml' },
    { name: 'the folder of procedures', command: 'cp -r new sops', place: 'sops' },
    { name: 'one joined to an option', command: 'cp -tsops new', place: 'sops' },
    { name: 'one behind an option', command: 'cp --target-directory=sops/. new', place: 'sops/.' },
    { name: 'one in other letters', command: 'cp new SOPS/x', place: 'SOPS/x' },
    { name: 'one behind a link', command: 'cp new inner/x', place: 'inner/x' },
    { name: 'one behind a link joined to an option', command: 'cp -tinner new', place: 'inner' },
    { name: 'a folder that holds one', command: 'cp -r plant other', place: 'plant' },
  ])('is not given $name', async ({ command, place }) => {
    for (const folder of ['sops/mine', 'plant/memory'])
      mkdirSync(join(workspace, folder), { recursive: true });
    symlinkSync('sops', join(workspace, 'inner'));
    put('new', 'x');
    expect(await run(command)).toEqual({
      success: false,
      output: `"${place}" is where this app keeps what a model must not change, so cp is not given it. file_read and file_search read it.`,
    });
  });

  test('looks through the workspace, reads everything in it, and is given what lies beside kept folders and long words', async () => {
    mkdirSync(join(workspace, 'plant', 'memory'), { recursive: true });
    put('plant/log', 'inside');
    put('plant/memory/note', 'noted');
    expect(await run('cat plant/memory/note')).toMatchObject({ success: true, output: 'noted' });
    expect(await run('/bin/cat plant/memory/note')).toMatchObject({ success: true, output: 'noted' });
    expect(await run('touch plant/log')).toMatchObject({ success: true });
    expect(await run('cat plant/log')).toMatchObject({ success: true, output: 'inside' });
    expect((await run('find . -name log')).output).toBe('./plant/log');
    expect(await run(`echo -${'x'.repeat(7_000)}`)).toMatchObject({
      success: true,
      output: `-${'x'.repeat(7_000)}`,
    });
  });

  test('reaches web addresses and links that stay inside', async () => {
    mkdirSync(join(workspace, 'notes'));
    put('notes/a', 'inside');
    symlinkSync('notes', join(workspace, 'inner'));
    expect(await run('cat inner/a')).toMatchObject({ success: true, output: 'inside' });
    expect(await run('echo "https://example.com/a?b=c"')).toMatchObject({
      success: true,
      output: 'https://example.com/a?b=c',
    });
  });

  test('is never one that lies in the workspace, whatever the search path says', async () => {
    put('planted', '#!/bin/sh\necho planted\n');
    chmodSync(join(workspace, 'planted'), 0o755);
    expect(await run('planted', { path: `${workspace}:.::/bin` })).toMatchObject({
      success: false,
      output: expect.stringContaining('no program "planted"'),
    });
    mkdirSync(`${workspace}-bin`);
    try {
      symlinkSync(join(workspace, 'planted'), `${workspace}-bin/planted`);
      expect(await run('planted', { path: `${workspace}-bin` })).toMatchObject({ success: false });
    } finally {
      rmSync(`${workspace}-bin`, { recursive: true });
    }
  });

  test('that fails says how it ended and what it wrote', async () => {
    const result = await run("sh -c 'echo out; echo err >&2; exit 3'");
    expect(result).toMatchObject({ success: false });
    expect(result.unknown).toBeUndefined();
    expect(result.output).toMatch(/^sh ended with code 3\. Output:\n(?:out\nerr|err\nout)$/u);
    expect(await run("sh -c 'kill -9 $$'")).toEqual({
      success: false,
      output: 'sh ended with signal SIGKILL. It wrote nothing.',
      unknown: true,
    });
  });

  test('that writes much is shown by its beginning and its end', async () => {
    put('long', `first\n${'한'.repeat(20_000)}\nlast`);
    const { output } = await run('cat long');
    expect(output).toMatch(/^first\n한+\n\[\d+ bytes left out\]\n한+\nlast$/u);
    expect(Buffer.byteLength(output)).toBeLessThan(17_000);
  });

  test('that writes bytes which are no text gives text all the same', async () => {
    writeFileSync(
      join(workspace, 'bytes'),
      Buffer.from([0x41, 0, 0xff, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x42, 0x0a]),
    );
    expect((await run('cat bytes')).output).toBe('A\uFFFD\uFFFDB');
  });

  test('that writes without end is ended', async () => {
    put('big', 'y'.repeat(4 * 1024 * 1024));
    expect(await run("sh -c 'while :; do cat big; done'")).toEqual({
      success: false,
      output: expect.stringMatching(
        /^sh was ended because it wrote without end\. Output:\ny+\n\[\d+ bytes left out\]/u,
      ) as string,
      unknown: true,
    });
  });
});

describe.runIf(process.platform === 'linux')('everything a program started', () => {
  // The program says whom it started; both must be dead.
  const startsOthers = 'sh -c \'sleep 600 & echo $! > pid; trap "" TERM; echo started; wait; sleep 600\'';
  const child = async (): Promise<number> =>
    eventually('the child', async () =>
      existsSync(join(workspace, 'pid'))
        ? Number(readFileSync(join(workspace, 'pid'), 'utf8').trim()) || undefined
        : undefined,
    );

  test('is ended when its time is over, also when it will not listen', async () => {
    const result = await run(startsOthers, { seconds: 1 });
    expect(result.unknown).toBe(true);
    expect(result.output).toMatch(/^sh was ended after 1 s, with everything it had started\. .*started$/su);
    const pid = await child();
    await eventually('its end', () => !isAlive(pid));
  });

  test('is ended by Stop', async () => {
    const stop = new AbortController();
    const running = run(startsOthers, { signal: stop.signal });
    const pid = await child();
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
    await eventually('its end', () => !isAlive(pid));
  });

  test('is ended when the program itself has ended', async () => {
    expect(await run("sh -c 'sleep 600 & echo $! > pid'")).toMatchObject({ success: true });
    const pid = await child();
    await eventually('its end', () => !isAlive(pid));
  });
});

test('nothing starts once it was stopped', async () => {
  await expect(run('touch new', { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  );
});
