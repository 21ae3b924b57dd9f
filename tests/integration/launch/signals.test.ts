import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

/** What a signal does to `npm start`, on which the app and perhaps a virtual display hang. */

const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of started.splice(0))
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
});

/** In a group of its own, as a terminal starts it; `env` without a display. */
function start(command: string, args: readonly string[]): ChildProcess {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env;
  const child = spawn(command, [...args], { stdio: ['ignore', 'pipe', 'inherit'], detached: true, env });
  started.push(child);
  return child;
}

async function* linesOf(child: ChildProcess): AsyncGenerator<string> {
  if (child.stdout !== null) yield* createInterface({ input: child.stdout });
}

const script = (path: string): string => JSON.stringify(pathToFileURL(path).href);

test.skipIf(process.platform === 'win32')(
  'the app closes when the npm that it was started by is gone, whose shell passes no signal on',
  async () => {
    const app =
      "process.on('SIGTERM', () => { console.log('closed'); process.exit(0); }); console.log('open'); setInterval(() => {}, 1000);";
    const starter = `import { follow } from ${script('scripts/launch/app.mjs')}; await follow(process.execPath, ['-e', ${JSON.stringify(app)}], process.env, { endsWithParent: true });`;
    const shell = start('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, starter]);
    const said: string[] = [];
    for await (const line of linesOf(shell)) {
      said.push(line);
      if (line === 'open') shell.kill('SIGTERM');
    }
    expect(said).toEqual(['open', 'closed']);
  },
);

test.skipIf(process.platform === 'win32')(
  'a signal to the whole group reaches the app once, and none of its own processes',
  async () => {
    const part = "process.on('SIGTERM', () => { console.log('a part was ended'); });";
    const app = `const part = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`${part} console.log('open'); setInterval(() => {}, 1000);`)}], { stdio: 'inherit' });
process.on('SIGTERM', () => { part.once('exit', () => { console.log('closed'); process.exit(0); }); part.kill('SIGKILL'); });
setInterval(() => {}, 1000);`;
    const starter = `import { follow } from ${script('scripts/launch/app.mjs')}; await follow(process.execPath, ['-e', ${JSON.stringify(app)}], process.env, { ownGroup: true });`;
    const child = start(process.execPath, ['--input-type=module', '-e', starter]);
    const said: string[] = [];
    for await (const line of linesOf(child)) {
      said.push(line);
      if (line === 'open') process.kill(-(child.pid ?? 0), 'SIGTERM');
    }
    expect(said).toEqual(['open', 'closed']);
  },
);

test.skipIf(process.platform !== 'linux')(
  'Ctrl+C, which goes to a whole group of processes, does not take the virtual display from under the app',
  async () => {
    const app = `import { readFileSync } from 'node:fs';
import { openDisplay } from ${script('scripts/launch/display.mjs')};
const { stop } = await openDisplay();
const children = readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8').trim().split(' ');
for (const pid of children) console.log(readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')[1].split(' ')[2]);
stop();`;
    const child = start(process.execPath, ['--input-type=module', '-e', app]);
    const groups: string[] = [];
    for await (const line of linesOf(child)) groups.push(line);
    expect(groups).toHaveLength(1);
    expect(groups).not.toContain(String(child.pid));
  },
);
