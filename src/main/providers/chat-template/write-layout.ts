import type { Json } from '../../../shared/json';
import { pythonText } from '../../../domain/answer/write-call';
import { anyPart, namePart, type CallLayout } from './call-layout';
import type { ConversationCall } from './conversation';

/**
 * Calls as a layout has them, for models whose template lays out none. Null: the form of its arguments is
 * only known from what a template writes.
 */
export function writeInLayout(layout: CallLayout, calls: readonly ConversationCall[]): string | null {
  if (layout.arguments.kind !== 'json' && layout.arguments.kind !== 'python') return null;
  const isJson = layout.arguments.kind === 'json';
  const written = calls.map(({ name, arguments: args }, index) => {
    const filled = (words: string): string =>
      words.replaceAll(namePart, name).replaceAll(anyPart, String(index));
    const values = isJson
      ? spacedJson(args)
      : `${Object.entries(args)
          .map(([key, value]) => `${key}=${pythonText(value)}`)
          .join(', ')})`;
    return filled(layout.head) + values + filled(layout.tail);
  });
  return layout.open + written.join(layout.between) + layout.close;
}

/** With blanks as Python writes them, which is how models have read it. */
function spacedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${spacedJson(inner)}`)
    .join(', ')}}`;
}
