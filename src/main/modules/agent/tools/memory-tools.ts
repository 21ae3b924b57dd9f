import type { JsonObject } from '../../../../shared/json';
import type { Clock } from '../../../platform/base/clock';
import {
  auditKeys,
  everywhere,
  outsideNotes,
  runRecords,
  scopesToSearch,
  type Memory,
} from '../../../ports/memory';
import { done, failed, textArgument, type OwnTool, type ToolContext } from '../../../ports/tool';
import { looksSecret } from '../../../platform/base/looks-secret';
import { toldNote } from '../../../ports/told-note';

/** Longest text that one record may hold, in characters. */
const longestContent = 20_000;

/**
 * `memory_store`, `memory_recall`, `memory_forget`. What is stored is known everywhere; found and forgotten
 * is what belongs to the conversation that asks. Storing changes nothing outside the product's own memory, so
 * it asks only where it is not proved who wrote; forgetting cannot be taken back, and does.
 */
export function memoryTools(memory: Memory, clock: Clock): readonly OwnTool[] {
  return [
    {
      name: 'memory_store',
      brings: null,
      description: 'Store a note under a key',
      effect: 'reads',
      stores: true,
      parameters: {
        type: 'object',
        properties: {
          key: { type: 'string', minLength: 1, maxLength: 200 },
          content: { type: 'string', minLength: 1, maxLength: longestContent },
        },
        required: ['key', 'content'],
        additionalProperties: false,
      },
      changes: noteOf,
      check: (args) => asList(whyNotStored(memory, textArgument(args, 'key'), textArgument(args, 'content'))),
      async execute(args, { outside = [] }) {
        const [key, content] = [textArgument(args, 'key'), textArgument(args, 'content')];
        const why = whyNotStored(memory, key, content);
        if (why !== null) return failed(why);
        if (outside.length > 0) {
          const before = await memory.get(key, everywhere);
          if (before !== null && before.category !== outsideNotes)
            return failed(
              `There is a note of a person under "${key}", and text from outside does not take its place. Use another key.`,
            );
        }
        await memory.store({
          key,
          ...(outside.length === 0
            ? { content, category: 'fact' }
            : {
                content: `[from ${outside.join(', ')}] ${content}`,
                category: outsideNotes,
              }),
          scope: everywhere,
          at: clock.now(),
        });
        return done(outside.length === 0 ? 'stored' : `stored, as text from outside: ${outside.join(', ')}`);
      },
    },
    {
      name: 'memory_recall',
      check: () => asList(memory.whyOff?.()),
      brings: null /* each note says it itself */,
      description: 'Search the notes',
      effect: 'reads',
      parameters: {
        type: 'object',
        properties: {
          query: { type: 'string', minLength: 1 },
          limit: { type: 'integer', minimum: 1, maximum: 20 },
          category: { type: 'string', description: `"${runRecords}" searches the records of runs` },
        },
        required: ['query'],
        additionalProperties: false,
      },
      async execute(args, context, signal) {
        const off = memory.whyOff?.() ?? null;
        if (off !== null) return failed(off);
        const limit = typeof args['limit'] === 'number' ? args['limit'] : 5;
        const category = textArgument(args, 'category');
        const hits = await memory.recall(
          textArgument(args, 'query'),
          { limit, scopes: scopesOf(context), ...(category === '' ? {} : { category }) },
          signal,
        );
        return done(hits.length === 0 ? 'nothing found' : hits.map(toldNote).join('\n'));
      },
    },
    {
      name: 'memory_forget',
      brings: null,
      description: 'Delete a note by its key',
      effect: 'acts',
      parameters: {
        type: 'object',
        properties: { key: { type: 'string', minLength: 1 } },
        required: ['key'],
        additionalProperties: false,
      },
      changes: noteOf,
      check: (args) => asList(whyNotForgotten(memory, textArgument(args, 'key'))),
      async execute(args, context) {
        const key = textArgument(args, 'key');
        const why = whyNotForgotten(memory, key);
        if (why !== null) return failed(why);
        const forgotten = await Promise.all(scopesOf(context).map((scope) => memory.forget(key, scope)));
        return forgotten.includes(true) ? done(`"${key}" is forgotten`) : failed(noNote(key));
      },
    },
  ];
}

const scopesOf = ({ place }: ToolContext): readonly string[] =>
  place === undefined ? [everywhere] : scopesToSearch(place);

/** Whose note stands there is looked at before it is written over. */
const noteOf = (args: JsonObject): string => `note ${textArgument(args, 'key')}`;

const asList = (why: string | null | undefined): readonly string[] =>
  why === null || why === undefined ? [] : [why];

function whyNotStored(memory: Memory, key: string, content: string): string | null {
  if (key.startsWith(auditKeys)) return keptByEngine(key);
  if (looksSecret(content))
    return 'This looks like a password or an access key, and was not stored: notes are shown to the model again. Tell the person to keep it in the keychain and to name it in config.toml.';
  return memory.whyOff?.() ?? null;
}

function whyNotForgotten(memory: Memory, key: string): string | null {
  if (key.startsWith(auditKeys)) return keptByEngine(key);
  return memory.whyOff?.() ?? (memory.holds?.(key) === false ? noNote(key) : null);
}

const noNote = (key: string): string => `There is no note under "${key}". memory_recall tells the keys.`;

const keptByEngine = (key: string): string =>
  `"${key}" is a record of the engine and is not changed by tools. Use a key that does not begin with ${auditKeys}.`;
