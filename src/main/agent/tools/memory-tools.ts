import type { Clock } from '../../base/clock';
import { auditKeys, type Memory } from '../../ports/memory';
import { done, failed, textArgument, type Tool, type ToolResult } from '../../ports/tool';

/** Longest text that one record may hold, in characters. */
const longestContent = 20_000;

/** `memory_store`, `memory_recall`, `memory_forget` in the global scope. They change nothing outside the product's own memory, so they never ask. */
export function memoryTools(memory: Memory, clock: Clock): readonly Tool[] {
  return [
    {
      name: 'memory_store',
      description: 'Store a note under a key',
      effect: 'reads',
      stores: true,
      parameters: {
        type: 'object',
        properties: { key: { type: 'string', minLength: 1, maxLength: 200 }, content: { type: 'string', minLength: 1, maxLength: longestContent } },
        required: ['key', 'content'],
        additionalProperties: false,
      },
      async execute(args) {
        const key = textArgument(args, 'key');
        if (key.startsWith(auditKeys)) return keptByEngine(key);
        await memory.store({ key, content: textArgument(args, 'content'), category: 'fact', scope: 'global', at: clock.now() });
        return done('stored');
      },
    },
    {
      name: 'memory_recall',
      description: 'Search the notes',
      effect: 'reads',
      parameters: { type: 'object', properties: { query: { type: 'string', minLength: 1 }, limit: { type: 'integer', minimum: 1, maximum: 20 } }, required: ['query'], additionalProperties: false },
      async execute(args) {
        const limit = typeof args['limit'] === 'number' ? args['limit'] : 5;
        const hits = await memory.recall(textArgument(args, 'query'), { limit, scopes: ['global'] });
        return done(hits.length === 0 ? 'nothing found' : hits.map((hit) => `${hit.key}: ${hit.content}`).join('\n'));
      },
    },
    {
      name: 'memory_forget',
      description: 'Delete a note by its key',
      effect: 'acts',
      parameters: { type: 'object', properties: { key: { type: 'string', minLength: 1 } }, required: ['key'], additionalProperties: false },
      async execute(args) {
        const key = textArgument(args, 'key');
        if (key.startsWith(auditKeys)) return keptByEngine(key);
        return (await memory.forget(key, 'global')) ? done(`"${key}" is forgotten`) : failed(`There is no note under "${key}".`);
      },
    },
  ];
}

const keptByEngine = (key: string): ToolResult => failed(`"${key}" is a record of the engine and is not changed by tools. Use a key that does not begin with ${auditKeys}.`);
