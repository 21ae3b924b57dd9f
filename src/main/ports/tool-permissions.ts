import type { ToolPermission } from '../../shared/chat';
import type { JsonObject } from '../../shared/json';

/** A call, and the tool as it is; undefined: it comes with this program or from a plugin. */
export interface PermittedCall {
  readonly tool: string;
  readonly definition?: string | undefined;
  readonly arguments: JsonObject;
}

/** Ranges of calls that a person allowed, of tools as they were defined then. Kept over restarts; on disk on return. */
export interface ToolPermissions {
  list(): readonly ToolPermission[];
  /** Null: not allowed, or of the tool as it was defined then. */
  of(tool: string, definition: string | undefined): ToolPermission | null;
  allow(permission: Omit<ToolPermission, 'uses' | 'failed'>, definition: string | undefined): void;
  /** One more call was carried out without asking. */
  used(tool: string): void;
  /** Whether it asks because the last such call failed. */
  setFailed(tool: string, failed: boolean): void;
  /** A person said yes to it. */
  approved(call: PermittedCall): void;
  /** What people said yes to of late, newest first. */
  approvedOf(tool: string, definition: string | undefined): readonly JsonObject[];
  /** False: it was not allowed. */
  revoke(tool: string): boolean;
  /**
   * Takes it back where the tool was another one then, or where which one it was has not been kept; null: it
   * is this one, or was not allowed.
   */
  revokeOther(tool: string, definition: string): 'another' | 'not-kept' | null;
  /** What people said yes to counts no more, either. */
  revokeAll(): void;
}

/** Calls of one tool that are remembered, so that a range can be offered of them. */
export const mostApproved = 20;
