import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linkApp, opensApp } from '../../../scripts/setup/app-link.mjs';

/** Which project the fallback Electron opens. */

let parent: string;
beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'zc-app-link-')));
});
afterEach(() => {
  rmSync(parent, { recursive: true, force: true });
});

const electronIn = (project: string): string =>
  join(project, 'node_modules', '.cache', 'zeroclaw', 'electron');

function newProject(name: string): string {
  const project = join(parent, name);
  mkdirSync(join(electronIn(project), 'resources'), { recursive: true });
  return project;
}

test('a project that is moved, or copied whole, opens itself', () => {
  const made = newProject('made');
  expect(opensApp(electronIn(made), made)).toBe(false);
  linkApp(electronIn(made), made);
  const [moved, copied] = [join(parent, 'moved'), join(parent, 'deeper', 'copied')];
  cpSync(made, copied, { recursive: true, verbatimSymlinks: true });
  renameSync(made, moved);
  expect([moved, copied].map((project) => opensApp(electronIn(project), project))).toEqual([true, true]);
});

test('a link to another checkout, as older set-ups made it, is found and fixed', () => {
  const [other, mine] = [newProject('other'), newProject('mine')];
  symlinkSync(other, join(electronIn(mine), 'resources', 'app'));
  expect(opensApp(electronIn(mine), mine)).toBe(false);
  linkApp(electronIn(mine), mine);
  expect(opensApp(electronIn(mine), mine)).toBe(true);
});

test('packages that two checkouts share open the one that was set up last', () => {
  const [owner, guest] = [newProject('owner'), join(parent, 'deep', 'er', 'guest')];
  mkdirSync(guest, { recursive: true });
  symlinkSync(join(owner, 'node_modules'), join(guest, 'node_modules'));
  linkApp(electronIn(guest), guest);
  expect(opensApp(electronIn(guest), guest)).toBe(true);
  linkApp(electronIn(owner), owner);
  expect(opensApp(electronIn(owner), owner)).toBe(true);
});
