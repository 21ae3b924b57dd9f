import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { createToolPermissions } from './tool-permissions';

test('what a person allowed always is there with their name, until it is taken back', () => {
  const database = openDatabase(':memory:');
  const permissions = createToolPermissions(database);
  permissions.allow({ tool: 'shell', by: 'ana', via: 'app', at: 1 });
  permissions.allow({ tool: 'file_write', by: 'ana', via: 'app', at: 2 });
  permissions.allow({ tool: 'shell', by: 'ben', via: 'cli', at: 3 });
  expect(createToolPermissions(database).list()).toEqual([{ tool: 'file_write', by: 'ana', via: 'app', at: 2 }, { tool: 'shell', by: 'ben', via: 'cli', at: 3 }]);
  expect([permissions.revoke('shell'), permissions.revoke('shell'), permissions.isAllowed('shell'), permissions.isAllowed('file_write')]).toEqual([true, false, false, true]);
  permissions.revokeAll();
  expect(permissions.list()).toEqual([]);
});
