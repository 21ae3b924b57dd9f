import type { ModelMessage, ToolSpec } from '../../src/main/ports/provider';
import type { Asked } from './measure';

const answers = [
  'The pressure of the pump is normal, and the relief valve is closed.',
  'I have looked at the gauge: nothing has changed since the last hour.',
  'The operator may open the valve by hand when the level rises again.',
] as const;

/** One request a turn, as an agent sends them: all that was said before, a call and its result in every third turn. */
export function toolChat(turns: number, tools: readonly ToolSpec[]): readonly Asked[] {
  const said: ModelMessage[] = [];
  return Array.from({ length: turns }, (_, index) => {
    said.push({
      role: 'user',
      text: `Question ${String(index + 1)}: what does the gauge of pump ${String(index % 7)} say now, and is its valve still closed?`,
    });
    if (index % 3 === 2)
      said.push(
        {
          role: 'assistant',
          text: '',
          toolCalls: [
            { id: `c${String(index)}`, name: 'gpio_write', arguments: { pin: index % 10, value: 0 } },
          ],
        },
        {
          role: 'tool',
          callId: `c${String(index)}`,
          name: 'gpio_write',
          status: 'ok',
          output: `pin ${String(index % 10)} is now 0`,
        },
      );
    const messages = [...said];
    said.push({ role: 'assistant', text: answers[index % answers.length] ?? '', toolCalls: [] });
    return {
      system: 'You are ZeroClaw, an assistant in a pump house.',
      messages,
      tools,
      maxTokens: 4,
      conversation: 'chat:turns',
    };
  });
}
