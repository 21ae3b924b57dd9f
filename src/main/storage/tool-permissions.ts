import type { ToolPermission } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';
import type { Database } from './database';

export function createToolPermissions(database: Database): ToolPermissions {
  const all = database.prepare<[], ToolPermission>('SELECT tool, by, via, at FROM tool_permissions ORDER BY tool');
  const find = database.prepare<[string], number>('SELECT 1 FROM tool_permissions WHERE tool = ?').pluck();
  const save = database.prepare<[ToolPermission]>('INSERT INTO tool_permissions (tool, by, via, at) VALUES (@tool, @by, @via, @at) ON CONFLICT (tool) DO UPDATE SET by = excluded.by, via = excluded.via, at = excluded.at');
  const remove = database.prepare<[string]>('DELETE FROM tool_permissions WHERE tool = ?');
  const clear = database.prepare('DELETE FROM tool_permissions');
  return {
    list: () => all.all(),
    isAllowed: (tool) => find.get(tool) !== undefined,
    allow: (permission) => { save.run(permission); },
    revoke: (tool) => remove.run(tool).changes > 0,
    revokeAll: () => { clear.run(); },
  };
}
