import type { ToolPermission } from '../../../../shared/chat';
import type { JsonObject } from '../../../../shared/json';
import { storedRange } from './stored-range';
import { mostApproved, type ToolPermissions } from '../../../ports/tool-permissions';
import type { Database } from '../../../platform/storage/database';

interface Row {
  readonly tool: string;
  readonly by: string;
  readonly via: string;
  readonly at: number;
  readonly range: string | null;
  readonly uses: number;
  readonly failed: number;
}

/** `isTrusted`: while it is not, all of it asks. */
export function createToolPermissions(
  database: Database,
  isTrusted: () => boolean = () => true,
): ToolPermissions {
  const columns = 'tool, by, via, at, range, uses, failed';
  const all = database.prepare<[], Row>(`SELECT ${columns} FROM tool_permissions ORDER BY tool`);
  const find = database.prepare<[string, string | null], Row>(
    `SELECT ${columns} FROM tool_permissions WHERE tool = ? AND definition IS ?`,
  );
  const save = database.prepare<[Omit<Row, 'uses' | 'failed'> & { readonly definition: string | null }]>(
    'INSERT INTO tool_permissions (tool, by, via, at, definition, range) VALUES (@tool, @by, @via, @at, @definition, @range) ON CONFLICT (tool) DO UPDATE SET by = excluded.by, via = excluded.via, at = excluded.at, definition = excluded.definition, range = excluded.range, uses = 0, failed = 0',
  );
  const use = database.prepare<[string]>('UPDATE tool_permissions SET uses = uses + 1 WHERE tool = ?');
  const fail = database.prepare<[number, string]>('UPDATE tool_permissions SET failed = ? WHERE tool = ?');
  const approve = database.prepare<[string, string | null, string]>(
    'INSERT INTO approved_calls (tool, definition, arguments) VALUES (?, ?, ?)',
  );
  const forget = database.prepare<[string, string, number]>(
    'DELETE FROM approved_calls WHERE tool = ? AND id NOT IN (SELECT id FROM approved_calls WHERE tool = ? ORDER BY id DESC LIMIT ?)',
  );
  const approved = database
    .prepare<[string, string | null], string>(
      'SELECT arguments FROM approved_calls WHERE tool = ? AND definition IS ? ORDER BY id DESC',
    )
    .pluck();
  const remove = database.prepare<[string]>('DELETE FROM tool_permissions WHERE tool = ?');
  const forgetAll = database.prepare<[string]>('DELETE FROM approved_calls WHERE tool = ?');
  const removeOther = database
    .prepare<[string, string], string | null>(
      'DELETE FROM tool_permissions WHERE tool = ? AND definition IS NOT ? RETURNING definition',
    )
    .pluck();
  return {
    list: () => all.all().map(toPermission),
    of: (tool, definition) => {
      const row = find.get(tool, definition ?? null);
      return row === undefined || !isTrusted() ? null : toPermission(row);
    },
    allow: ({ tool, by, via, at, range }, definition) => {
      save.run({
        tool,
        by,
        via,
        at,
        range: range === null ? null : JSON.stringify(range),
        definition: definition ?? null,
      });
    },
    used: (tool) => {
      use.run(tool);
    },
    setFailed: (tool, failed) => {
      fail.run(failed ? 1 : 0, tool);
    },
    approved: ({ tool, definition, arguments: args }) => {
      approve.run(tool, definition ?? null, JSON.stringify(args));
      forget.run(tool, tool, mostApproved);
    },
    approvedOf: (tool, definition) => {
      const texts = approved.all(tool, definition ?? null);
      return texts.length > 0 && isTrusted() ? texts.map((text) => JSON.parse(text) as JsonObject) : [];
    },
    revoke: (tool) => {
      forgetAll.run(tool);
      return remove.run(tool).changes > 0;
    },
    revokeOther: (tool, definition) => {
      const before = removeOther.get(tool, definition);
      return before === undefined ? null : before === null ? 'not-kept' : 'another';
    },
    revokeAll: () => {
      database.exec('DELETE FROM tool_permissions; DELETE FROM approved_calls;');
    },
  };
}

const toPermission = ({ range, failed, ...row }: Row): ToolPermission => ({
  ...row,
  range: range === null ? null : storedRange(range),
  failed: failed === 1,
});
