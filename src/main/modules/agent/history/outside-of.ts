import { fromOutside } from '../../../ports/memory';
import type { ModelMessage } from '../../../ports/provider';
import type { Tool } from '../../../ports/tool';

/** Whose words of outside a model has read in these messages, besides those that are known. */
export function outsideOf(
  messages: readonly ModelMessage[],
  tools: readonly Pick<Tool, 'name' | 'brings'>[],
  known: readonly string[],
): readonly string[] {
  const brings = new Map(tools.map((tool) => [tool.name, tool.brings]));
  const read = messages.flatMap((message) => {
    if (message.role === 'assistant') return [];
    const text = message.role === 'tool' ? message.output : message.text;
    const source = message.role === 'tool' ? brings.get(message.name) : undefined;
    return [
      ...(source === undefined ? [] : [source]),
      ...(text.includes(fromOutside) ? ['an earlier note from outside'] : []),
    ];
  });
  return [...new Set([...known, ...read])];
}
