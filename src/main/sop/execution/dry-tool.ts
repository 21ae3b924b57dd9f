import { done, isActing, sameArguments, type Tool } from '../../ports/tool';

/**
 * The tool as a dry run has it: what only looks happens, everything else becomes a record of what it would
 * have done.
 */
export function dryTool(tool: Tool): Tool {
  if (tool.effect === 'reads' && tool.stores !== true) return tool;
  return {
    name: tool.name,
    description: tool.description,
    parameters: tool.parameters,
    effect: 'reads',
    repeatable: tool.repeatable === true,
    ...sameArguments(tool),
    execute: (args, context, signal) =>
      isActing(tool) || tool.stores === true
        ? Promise.resolve(done(`would have: ${tool.name} ${JSON.stringify(args)}`))
        : tool.execute(args, context, signal),
  };
}
