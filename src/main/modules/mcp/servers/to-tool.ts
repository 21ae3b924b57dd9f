import { createHash } from 'node:crypto';
import { isJsonObject } from '../../../../shared/json-object';
import { JsonObject, type Json } from '../../../../shared/json';
import { shortened } from '../../../../shared/shortened';

/** What a server says about one of its tools; nothing of it is trusted. */
export interface OfferedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
}

/** What several providers allow at most. */
const longestName = 64;
const longestDescription = 500;
const largestSchema = 20_000;

/**
 * The name a model calls a tool by: `mcp_SERVER_TOOL`. Signs that providers do not take become `_`; a name
 * that had to be changed or cut ends with a mark of its own, so that two tools never share one.
 */
export function toolNameOf(server: string, tool: string): string {
  const plain = `mcp_${server}_${tool}`;
  const name = plain.replace(/[^\w-]/gu, '_');
  if (name === plain && name.length <= longestName) return name;
  const mark = `_${createHash('sha256').update(tool).digest('hex').slice(0, 8)}`;
  return `${name.slice(0, longestName - mark.length)}${mark}`;
}

/** What the names of a server's tools begin with. */
export const toolPrefixOf = (server: string): string => `mcp_${server}_`.replace(/[^\w-]/gu, '_');

/** A server's words about its tool, short and on one line: they are read by the model with every request. */
export function descriptionOf(server: string, { description = '' }: OfferedTool): string {
  const line = description.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return `${shortened(line, longestDescription)} (MCP server ${server})`.trimStart();
}

/**
 * The schema of a tool's arguments, as it came but without patterns: a regular expression of a stranger could
 * stand still for hours, and the server checks its arguments itself. Null: it cannot be offered.
 */
export function schemaOf({ inputSchema }: OfferedTool): JsonObject | null {
  const schema = JsonObject.safeParse(inputSchema);
  if (!schema.success || JSON.stringify(schema.data).length > largestSchema) return null;
  if (schema.data['type'] !== undefined && schema.data['type'] !== 'object') return null;
  return { ...withoutPatterns(schema.data), type: 'object' };
}

function withoutPatterns(schema: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (
        key === '$schema' ||
        key === 'patternProperties' ||
        (key === 'pattern' && typeof value === 'string')
      )
        return [];
      // Members of a name that only a pattern knows are additional ones without it.
      if (key === 'additionalProperties' && schema['patternProperties'] !== undefined) return [];
      // Below `properties` the keys are names of arguments.
      if (key === 'properties' && isJsonObject(value))
        return [
          [
            key,
            Object.fromEntries(
              Object.entries(value).map(([name, inner]) => [
                name,
                inner === undefined ? null : cleaned(inner),
              ]),
            ),
          ],
        ];
      return [[key, value === undefined ? null : cleaned(value)]];
    }),
  );
}

const cleaned = (value: Json): Json =>
  Array.isArray(value) ? value.map(cleaned) : isJsonObject(value) ? withoutPatterns(value) : value;
