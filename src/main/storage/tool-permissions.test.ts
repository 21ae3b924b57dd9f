import { expect, test } from 'vitest';
import { MemoryPermissions } from '../testing/memory-permissions';
import { openDatabase } from './database';
import { createToolPermissions } from './tool-permissions';

test('what a person allowed always is there with their name, until it is taken back', () => {
  const database = openDatabase(':memory:');
  const permissions = createToolPermissions(database);
  permissions.allow({ tool: 'shell', by: 'ana', via: 'app', at: 1 }, undefined);
  permissions.allow({ tool: 'file_write', by: 'ana', via: 'app', at: 2 }, undefined);
  permissions.allow({ tool: 'shell', by: 'ben', via: 'cli', at: 3 }, undefined);
  expect(createToolPermissions(database).list()).toEqual([
    { tool: 'file_write', by: 'ana', via: 'app', at: 2 },
    { tool: 'shell', by: 'ben', via: 'cli', at: 3 },
  ]);
  expect([
    permissions.revoke('shell'),
    permissions.revoke('shell'),
    permissions.isAllowed('shell', undefined),
    permissions.isAllowed('file_write', undefined),
  ]).toEqual([true, false, false, true]);
  permissions.revokeAll();
  expect(permissions.list()).toEqual([]);
});

test.each([
  ['in SQLite', () => createToolPermissions(openDatabase(':memory:'))],
  ['in memory', () => new MemoryPermissions()],
] as const)(
  'a tool that others define is allowed as it was then, and under its name no other (%s)',
  (_where, create) => {
    const permissions = create();
    permissions.allow({ tool: 'mcp_plant_level', by: 'ana', via: 'app', at: 1 }, 'reads the level');
    const allowed = (): readonly boolean[] =>
      ['reads the level', 'opens the valve', undefined].map((definition) =>
        permissions.isAllowed('mcp_plant_level', definition),
      );
    expect([
      allowed(),
      permissions.revokeOther('mcp_plant_level', 'reads the level'),
      permissions.revokeOther('mcp_plant_level', 'opens the valve'),
      allowed(),
      permissions.list(),
    ]).toEqual([[true, false, false], null, 'another', [false, false, false], []]);
    permissions.allow({ tool: 'mcp_plant_level', by: 'ana', via: 'app', at: 1 }, undefined);
    expect([
      permissions.isAllowed('mcp_plant_level', 'reads the level'),
      permissions.revokeOther('mcp_plant_level', 'reads the level'),
    ]).toEqual([false, 'not-kept']);
  },
);
