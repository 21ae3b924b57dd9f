import type { ModelMessage } from '../../../ports/provider';

type Asked = Extract<ModelMessage, { role: 'user' }>;

/**
 * A conversation as models accept it: it begins with the person, texts of one side that follow each other are
 * one message, and a result stands behind its call. Results without their call, and roles that models do not
 * know, are left out.
 */
export function normalizeTurns(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const turns: ModelMessage[] = [];
  let asked = new Set<string>();
  for (const message of messages) {
    const last = turns.at(-1);
    switch (message.role) {
      case 'user':
        if (last?.role === 'user') turns[turns.length - 1] = joinedAsked(last, message);
        else turns.push(message);
        break;
      case 'assistant':
        if (last === undefined) break;
        if (last.role === 'assistant' && last.toolCalls.length === 0)
          turns[turns.length - 1] = { ...message, text: joined(last.text, message.text) };
        else turns.push(message);
        asked = new Set(message.toolCalls.map((call) => call.id));
        break;
      case 'tool':
        if (last !== undefined && asked.has(message.callId)) turns.push(message);
        break;
    }
  }
  return turns;
}

function joinedAsked(first: Asked, second: Asked): Asked {
  const images = [...(first.images ?? []), ...(second.images ?? [])];
  return { role: 'user', text: joined(first.text, second.text), ...(images.length === 0 ? {} : { images }) };
}

const joined = (first: string, second: string): string =>
  [first, second].filter((text) => text !== '').join('\n\n');
