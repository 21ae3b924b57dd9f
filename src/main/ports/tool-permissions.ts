import type { ToolPermission } from '../../shared/chat';

/** Tools that a person allowed always, as they were defined then. Kept over restarts; on disk on return. */
export interface ToolPermissions {
  list(): readonly ToolPermission[];
  /** `definition`: of the tool as it is; undefined for one that comes with this program or from a plugin. */
  isAllowed(tool: string, definition: string | undefined): boolean;
  allow(permission: ToolPermission, definition: string | undefined): void;
  /** False: it was not allowed. */
  revoke(tool: string): boolean;
  /**
   * Takes it back where the tool was another one then, or where which one it was has not been kept; null: it
   * is this one, or was not allowed.
   */
  revokeOther(tool: string, definition: string): 'another' | 'not-kept' | null;
  revokeAll(): void;
}
