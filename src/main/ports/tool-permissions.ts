import type { ToolPermission } from '../../shared/chat';

/** Tools that a person allowed always. Kept over restarts; on disk on return. */
export interface ToolPermissions {
  list(): readonly ToolPermission[];
  isAllowed(tool: string): boolean;
  allow(permission: ToolPermission): void;
  /** False: it was not allowed. */
  revoke(tool: string): boolean;
  revokeAll(): void;
}
