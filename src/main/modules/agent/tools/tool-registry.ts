import type { Tool, ToolRegistry } from '../../../ports/tool';

/**
 * The tools of several sources, which may change while the engine runs. A name means one tool: an earlier
 * source keeps it, for two meanings of one word would be a trap for whoever approves. A source answers the
 * same tools in the same order while nothing changed, so that prompts stay the same.
 */
export function createToolRegistry(
  sources: readonly (() => readonly Tool[])[],
  toCome: NonNullable<ToolRegistry['toCome']> = () => null,
): ToolRegistry {
  const byName = (): ReadonlyMap<string, Tool> => {
    const tools = new Map<string, Tool>();
    for (const source of sources)
      for (const tool of source()) if (!tools.has(tool.name)) tools.set(tool.name, tool);
    return tools;
  };
  return { get: (name) => byName().get(name), list: () => [...byName().values()], toCome };
}
