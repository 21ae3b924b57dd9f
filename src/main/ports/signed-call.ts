import type { JsonObject } from '../../shared/json';
import { canonicalJson } from '../../shared/canonical-json';
import { checkArguments } from '../platform/base/json-schema';
import { callThroughHooks } from './hooked-tool';
import type { Hooks } from './hooks';
import type { Tool, ToolContext } from './tool';

/**
 * Why a call with the values that a person wrote and signed must not be made all the same; null: it may.
 * Nobody changes it after the signature.
 */
export async function whyNotSigned(
  hooks: Hooks,
  tool: Tool,
  args: JsonObject,
  context: ToolContext,
  signal: AbortSignal,
): Promise<string | null> {
  const mistakes = checkArguments(tool.parameters, args);
  if (mistakes.length > 0) return `The arguments do not fit ${tool.name}: ${mistakes.join('; ')}.`;
  const hooked = await callThroughHooks(hooks, tool, args, context, signal);
  if (hooked.kind === 'cancel') return hooked.reason;
  return whyOther(tool, args, hooked.value);
}

/** The same for a call that has been through the hooks: `made` is what became of it. */
export const whyOther = (tool: Tool, signed: JsonObject, made: JsonObject): string | null =>
  canonicalJson(made) === canonicalJson(signed)
    ? null
    : `A hook would make this call of ${tool.name} with other values than a person signed: ${canonicalJson(made)}.`;

/**
 * What the model reads behind the result of a call that a person allowed with values of theirs instead of its
 * own. It may have been refused or stopped even so.
 */
export const withSignedNote = (output: string, tool: string, args: JsonObject): string =>
  `${output}\n\n[A person changed the arguments before they allowed this call. This is the result of ${tool} ${canonicalJson(args)}.]`;
