import { expect, test } from 'vitest';
import { MemoryPermissions } from '../../../testing/memory-permissions';
import { openDatabase } from '../../../platform/storage/database';
import { storedRange } from './stored-range';
import { createToolPermissions } from './tool-permissions';

const range = { calls: [{ pin: 5 }, { pin: 6 }] };

test('what a person allowed always is there with their name, until it is taken back', () => {
  const database = openDatabase(':memory:');
  const permissions = createToolPermissions(database);
  permissions.allow({ tool: 'shell', by: 'ana', via: 'app', at: 1, range }, undefined);
  permissions.allow({ tool: 'file_write', by: 'ana', via: 'app', at: 2, range }, undefined);
  permissions.allow({ tool: 'shell', by: 'ben', via: 'cli', at: 3, range }, undefined);
  expect(createToolPermissions(database).list()).toEqual([
    { tool: 'file_write', by: 'ana', via: 'app', at: 2, range, uses: 0, failed: false },
    { tool: 'shell', by: 'ben', via: 'cli', at: 3, range, uses: 0, failed: false },
  ]);
  expect([
    permissions.revoke('shell'),
    permissions.revoke('shell'),
    permissions.of('shell', undefined) !== null,
    permissions.of('file_write', undefined) !== null,
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
    permissions.allow({ tool: 'mcp_plant_level', by: 'ana', via: 'app', at: 1, range }, 'reads the level');
    const allowed = (): readonly boolean[] =>
      ['reads the level', 'opens the valve', undefined].map(
        (definition) => permissions.of('mcp_plant_level', definition) !== null,
      );
    expect([
      allowed(),
      permissions.revokeOther('mcp_plant_level', 'reads the level'),
      permissions.revokeOther('mcp_plant_level', 'opens the valve'),
      allowed(),
      permissions.list(),
    ]).toEqual([[true, false, false], null, 'another', [false, false, false], []]);
    permissions.allow({ tool: 'mcp_plant_level', by: 'ana', via: 'app', at: 1, range }, undefined);
    expect([
      permissions.of('mcp_plant_level', 'reads the level') !== null,
      permissions.revokeOther('mcp_plant_level', 'reads the level'),
    ]).toEqual([false, 'not-kept']);
  },
);

test.each([
  ['in SQLite', () => createToolPermissions(openDatabase(':memory:'))],
  ['in memory', () => new MemoryPermissions()],
] as const)(
  'uses, a failure and what people said yes to are kept until it is taken back (%s)',
  (_where, create) => {
    const permissions = create();
    permissions.allow({ tool: 'shell', by: 'ana', via: 'app', at: 1, range }, undefined);
    permissions.used('shell');
    permissions.setFailed('shell', true);
    for (let pin = 0; pin < 30; pin += 1) permissions.approved({ tool: 'shell', arguments: { pin } });
    permissions.approved({ tool: 'shell', definition: 'other', arguments: { pin: 99 } });
    expect(permissions.list()).toMatchObject([{ uses: 1, failed: true }]);
    expect(permissions.approvedOf('shell', undefined)[0]).toEqual({ pin: 29 });
    expect(permissions.approvedOf('shell', undefined)).toHaveLength(19);
    permissions.revoke('shell');
    expect([permissions.list(), permissions.approvedOf('shell', undefined)]).toEqual([[], []]);
  },
);

test('a whole tool that an earlier version allowed is still listed, without a range', () => {
  const database = openDatabase(':memory:');
  database.exec("INSERT INTO tool_permissions (tool, by, via, at) VALUES ('shell', 'ana', 'app', 1)");
  expect(createToolPermissions(database).of('shell', undefined)).toEqual({
    tool: 'shell',
    by: 'ana',
    via: 'app',
    at: 1,
    range: null,
    uses: 0,
    failed: false,
  });
});

test.each([
  {
    name: 'is kept where it is exactly what was approved',
    stored: { pin: { values: [5, 6] }, value: { values: [1] } },
    then: {
      calls: [
        { value: 1, pin: 5 },
        { value: 1, pin: 6 },
      ],
    },
  },
  {
    name: 'is kept with an argument that may be left out',
    stored: {
      url: { values: ['https://a.example/x'], address: true },
      note: { values: ['n'], absent: true },
    },
    then: {
      calls: [{ url: 'https://a.example/x', note: 'n' }, { url: 'https://a.example/x' }],
      addresses: ['url'],
    },
  },
  {
    name: 'asks once where it is more than was approved',
    stored: { pin: { values: [5, 6] }, value: { values: [0, 1] } },
    then: null,
  },
  { name: 'asks once where it cannot be read', stored: [1], then: null },
])('a range that an earlier version allowed by argument $name', ({ stored, then }) => {
  expect(storedRange(JSON.stringify(stored))).toEqual(then);
});
