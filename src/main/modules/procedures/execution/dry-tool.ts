import type { JsonObject } from '../../../../shared/json';
import { done, isActing, inPlaceOf, type Tool, type ToolResult } from '../../../ports/tool';

/** The record of a call that is left out. */
export const wouldHave = (tool: string, args: JsonObject): ToolResult =>
  done(`would have: ${tool} ${JSON.stringify(args)}`);

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
    ...inPlaceOf(tool),
    execute: (args, context, signal) =>
      isActing(tool) || tool.stores === true
        ? Promise.resolve(wouldHave(tool.name, args))
        : tool.execute(args, context, signal),
  };
}
