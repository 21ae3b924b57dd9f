import { parseExactJson, toolArguments } from '../../../../shared/exact-json';
import type { ModelToolCall, ToolSpec } from '../../../ports/provider';
import { brokenArguments } from './failures';

/**
 * A call of which a server gave the arguments as JSON text, as its tool wants them. One that cannot be read is
 * passed on as such, so that the model is told.
 */
export function readCall(
  server: string,
  name: string,
  written: string,
  tools: readonly ToolSpec[],
): Omit<ModelToolCall, 'id'> {
  const schema = tools.find((tool) => tool.name === name)?.parameters ?? {};
  const read = toolArguments(argumentsText(written), schema);
  return read.ok
    ? { name, arguments: read.value }
    : { name, arguments: {}, unreadable: brokenArguments(server, name, read.error, written) };
}

/** Some servers write the JSON twice, or `null` where there are none. */
function argumentsText(written: string): string {
  const value = parseExactJson(written);
  if (value === null) return '{}';
  return typeof value === 'string' ? argumentsText(value) : written;
}
