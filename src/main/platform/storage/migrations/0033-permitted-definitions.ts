import type { Migration } from '../migrate';

/**
 * What a tool that is allowed always was when a person allowed it. Not known of earlier versions: such a tool
 * of an MCP server asks again once.
 */
export const permittedDefinitions: Migration = {
  name: '0033-permitted-definitions',
  sql: 'ALTER TABLE tool_permissions ADD COLUMN definition TEXT;',
};
