import type { ToolPermission } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';

export class MemoryPermissions implements ToolPermissions {
  readonly #allowed = new Map<string, ToolPermission>();

  list(): readonly ToolPermission[] {
    return [...this.#allowed.values()];
  }

  isAllowed(tool: string): boolean {
    return this.#allowed.has(tool);
  }

  allow(permission: ToolPermission): void {
    this.#allowed.set(permission.tool, permission);
  }

  revoke(tool: string): boolean {
    return this.#allowed.delete(tool);
  }

  revokeAll(): void {
    this.#allowed.clear();
  }
}
