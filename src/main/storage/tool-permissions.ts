import type { ToolPermission } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';
import type { Database } from './database';

export function createToolPermissions(database: Database): ToolPermissions {
  const all = database.prepare<[], ToolPermission>(
    'SELECT tool, by, via, at FROM tool_permissions ORDER BY tool',
  );
  const find = database
    .prepare<[string, string | null], number>(
      'SELECT 1 FROM tool_permissions WHERE tool = ? AND definition IS ?',
    )
    .pluck();
  const save = database.prepare<[ToolPermission & { readonly definition: string | null }]>(
    'INSERT INTO tool_permissions (tool, by, via, at, definition) VALUES (@tool, @by, @via, @at, @definition) ON CONFLICT (tool) DO UPDATE SET by = excluded.by, via = excluded.via, at = excluded.at, definition = excluded.definition',
  );
  const remove = database.prepare<[string]>('DELETE FROM tool_permissions WHERE tool = ?');
  const removeOther = database
    .prepare<[string, string], string | null>(
      'DELETE FROM tool_permissions WHERE tool = ? AND definition IS NOT ? RETURNING definition',
    )
    .pluck();
  const clear = database.prepare('DELETE FROM tool_permissions');
  return {
    list: () => all.all(),
    isAllowed: (tool, definition) => find.get(tool, definition ?? null) !== undefined,
    allow: (permission, definition) => {
      save.run({ ...permission, definition: definition ?? null });
    },
    revoke: (tool) => remove.run(tool).changes > 0,
    revokeOther: (tool, definition) => {
      const before = removeOther.get(tool, definition);
      return before === undefined ? null : before === null ? 'not-kept' : 'another';
    },
    revokeAll: () => {
      clear.run();
    },
  };
}
