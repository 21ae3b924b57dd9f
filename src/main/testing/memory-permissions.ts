import type { ToolPermission } from '../../shared/chat';
import type { JsonObject } from '../../shared/json';
import { mostApproved, type PermittedCall, type ToolPermissions } from '../ports/tool-permissions';

export class MemoryPermissions implements ToolPermissions {
  readonly #allowed = new Map<
    string,
    { readonly permission: ToolPermission; readonly definition: string | undefined }
  >();
  #approved: readonly PermittedCall[] = [];

  list(): readonly ToolPermission[] {
    return [...this.#allowed.values()].map(({ permission }) => permission);
  }

  of(tool: string, definition: string | undefined): ToolPermission | null {
    const allowed = this.#allowed.get(tool);
    return allowed !== undefined && allowed.definition === definition ? allowed.permission : null;
  }

  allow(permission: Omit<ToolPermission, 'uses' | 'failed'>, definition: string | undefined): void {
    this.#allowed.set(permission.tool, { permission: { ...permission, uses: 0, failed: false }, definition });
  }

  used(tool: string): void {
    this.#change(tool, (before) => ({ ...before, uses: before.uses + 1 }));
  }

  setFailed(tool: string, failed: boolean): void {
    this.#change(tool, (before) => ({ ...before, failed }));
  }

  approved(call: PermittedCall): void {
    this.#approved = [call, ...this.#approved].slice(0, mostApproved);
  }

  approvedOf(tool: string, definition: string | undefined): readonly JsonObject[] {
    return this.#approved
      .filter((call) => call.tool === tool && call.definition === definition)
      .map((call) => call.arguments);
  }

  revoke(tool: string): boolean {
    this.#approved = this.#approved.filter((call) => call.tool !== tool);
    return this.#allowed.delete(tool);
  }

  revokeOther(tool: string, definition: string): 'another' | 'not-kept' | null {
    const allowed = this.#allowed.get(tool);
    if (allowed === undefined || allowed.definition === definition) return null;
    this.#allowed.delete(tool);
    return allowed.definition === undefined ? 'not-kept' : 'another';
  }

  revokeAll(): void {
    this.#allowed.clear();
    this.#approved = [];
  }

  #change(tool: string, change: (before: ToolPermission) => ToolPermission): void {
    const allowed = this.#allowed.get(tool);
    if (allowed !== undefined)
      this.#allowed.set(tool, { ...allowed, permission: change(allowed.permission) });
  }
}
