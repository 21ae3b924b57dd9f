import type { JsonObject } from '../../shared/json';
import type { Hooked, Hooks } from './hooks';
import { isActing, type Tool, type ToolContext, type ToolResult } from './tool';

/** The arguments as the hooks leave them, or why the call must not run. */
export async function callThroughHooks(
  hooks: Hooks,
  tool: Tool,
  args: JsonObject,
  { origin }: ToolContext,
  signal: AbortSignal,
): Promise<Hooked<JsonObject>> {
  const hooked = await hooks.change(
    'before_tool_call',
    { origin, tool: tool.name, effect: isActing(tool) ? 'acts' : 'reads', arguments: args },
    signal,
  );
  if (hooked.kind === 'cancel') return { kind: 'cancel', reason: `Cancelled by hook ${hooked.reason}` };
  const changed = hooked.value.arguments;
  return { kind: 'continue', value: changed === args ? args : (tool.writtenOut?.(changed) ?? changed) };
}

/**
 * The result as the hooks leave it. A tool that has answered has its result even when everything is called
 * off in the meantime.
 */
export async function resultThroughHooks(
  hooks: Hooks,
  tool: Tool,
  args: JsonObject,
  { origin }: ToolContext,
  result: ToolResult,
): Promise<ToolResult> {
  const { success, output, unknown } = result;
  const hooked = await hooks.change(
    'after_tool_call',
    {
      origin,
      tool: tool.name,
      arguments: args,
      success,
      output,
      ...(unknown === undefined ? {} : { unknown }),
    },
    new AbortController().signal,
  );
  if (hooked.kind === 'cancel' || hooked.value.output === output) return result;
  // The data would still say what a hook has taken out of the text.
  return { success, output: hooked.value.output, ...(unknown === undefined ? {} : { unknown }) };
}
