import type { JsonObject } from '../../shared/json';
import type { SecretPlaces } from '../../shared/secret-reference';
import { checkArguments } from '../platform/base/json-schema';
import type { ToolRegistry } from './tool';

/**
 * Why a call would fail for sure if it were made now, in sentences; none: it may go well. `secretsAt`: where its
 * arguments name secrets, as in the context of the call.
 */
export function sureFailuresOf(
  tools: Pick<ToolRegistry, 'get'>,
  { tool: name, arguments: args }: { readonly tool: string; readonly arguments: JsonObject },
  secretsAt: SecretPlaces,
): readonly string[] {
  const tool = tools.get(name);
  if (tool === undefined) return [`there is no tool "${name}"`];
  const mistakes = checkArguments(tool.parameters, args);
  if (mistakes.length > 0) return [`the arguments do not fit ${name}: ${mistakes.join('; ')}`];
  const refusal = tool.refusal?.(args) ?? null;
  return refusal === null ? (tool.check?.(args, secretsAt) ?? []) : [`${refusal.message}. ${refusal.remedy}`];
}
