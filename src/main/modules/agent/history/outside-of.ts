import { fromOutside } from '../../../ports/memory';
import type { ModelMessage } from '../../../ports/provider';
import { broughtBy, type Tool } from '../../../ports/tool';

/** Whose words of outside a model has read in these messages, besides those that are known. */
export function outsideOf(
  messages: readonly ModelMessage[],
  tools: readonly Pick<Tool, 'name' | 'brings'>[],
  known: readonly string[],
): readonly string[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const read = messages.flatMap((message) => {
    if (message.role === 'assistant') return [];
    if (message.role === 'user') return noteIn(message.text);
    return outsideIn(byName.get(message.name) ?? { name: message.name }, message.output);
  });
  return [...new Set([...known, ...read])];
}

/** The same of one result. */
export function outsideIn(tool: Pick<Tool, 'name' | 'brings'>, output: string): readonly string[] {
  const from = broughtBy(tool);
  return [...(from === null ? [] : [from]), ...noteIn(output)];
}

const noteIn = (text: string): readonly string[] =>
  text.includes(fromOutside) ? ['an earlier note from outside'] : [];
