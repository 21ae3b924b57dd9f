import type { ToolPermission } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';

export class MemoryPermissions implements ToolPermissions {
  readonly #allowed = new Map<string, { readonly permission: ToolPermission; readonly definition: string | undefined }>();

  list(): readonly ToolPermission[] {
    return [...this.#allowed.values()].map(({ permission }) => permission);
  }

  isAllowed(tool: string, definition: string | undefined): boolean {
    const allowed = this.#allowed.get(tool);
    return allowed !== undefined && allowed.definition === definition;
  }

  allow(permission: ToolPermission, definition: string | undefined): void {
    this.#allowed.set(permission.tool, { permission, definition });
  }

  revoke(tool: string): boolean {
    return this.#allowed.delete(tool);
  }

  revokeOther(tool: string, definition: string): boolean {
    return !this.isAllowed(tool, definition) && this.revoke(tool);
  }

  revokeAll(): void {
    this.#allowed.clear();
  }
}
