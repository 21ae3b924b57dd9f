import { AppError } from '../../shared/errors';
import type { Tool, ToolRegistry } from '../ports/tool';

/** Rejects a second tool of the same name: two meanings of one word would be a trap for whoever approves. */
export function createToolRegistry(tools: readonly Tool[]): ToolRegistry {
  const byName = new Map<string, Tool>();
  for (const tool of tools) {
    if (byName.has(tool.name)) {
      throw new AppError('tools.duplicate', `Two tools are named "${tool.name}"`, { mend: 'Rename one of them.' });
    }
    byName.set(tool.name, tool);
  }
  return { get: (name) => byName.get(name), list: () => [...byName.values()] };
}
