import type { ToolPermission } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';

export class MemoryPermissions implements ToolPermissions {
  readonly #allowed = new Map<
    string,
    { readonly permission: ToolPermission; readonly definition: string | undefined }
  >();

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

  revokeOther(tool: string, definition: string): 'another' | 'not-kept' | null {
    const allowed = this.#allowed.get(tool);
    if (allowed === undefined || allowed.definition === definition) return null;
    this.revoke(tool);
    return allowed.definition === undefined ? 'not-kept' : 'another';
  }

  revokeAll(): void {
    this.#allowed.clear();
  }
}
