import type { JsonObject } from '../../../../shared/json';
import { harmless } from '../../../../domain/answer/inert';
import type { ModelMessage, ToolSpec } from '../../../ports/provider';
import { toSignature } from '../chat-template/tool-signature';

/*
 * How tools are told to a model that only reads text, and how its calls and their results look in the
 * conversation: the card of the built-in model (resources/models/README.md) shows one whole exchange.
 */

export const callOpen = '<tool_call>';
export const callClose = '</tool_call>';
export const thoughtOpen = '<think>';
export const thoughtClose = '</think>';

/** What the model sees, free of roles that only some models know. */
export interface Turn {
  readonly role: 'user' | 'model';
  readonly text: string;
}

/** The system text with the list of tools below it. */
export function toSystemText(system: string, tools: readonly ToolSpec[]): string {
  if (tools.length === 0) return system;
  return `${system}\nTools:\n${tools.map((tool) => `- ${toSignature(tool)}`).join('\n')}`;
}

/**
 * Turns alternate strictly, as some chat templates demand: results and user texts that follow each other
 * share a turn.
 */
export function toTurns(messages: readonly ModelMessage[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const turn = toTurn(message);
    const last = turns.at(-1);
    if (last?.role === turn.role)
      turns[turns.length - 1] = { role: turn.role, text: `${last.text}\n${turn.text}` };
    else turns.push(turn);
  }
  return turns;
}

function toTurn(message: ModelMessage): Turn {
  switch (message.role) {
    case 'user':
      return { role: 'user', text: message.text };
    case 'assistant':
      return {
        role: 'model',
        text: [message.text, ...message.toolCalls.map((call) => toCallText(call.name, call.arguments))]
          .filter((part) => part !== '')
          .join('\n'),
      };
    case 'tool':
      return { role: 'user', text: toResultText(message.name, message.status, message.output) };
  }
}

export const toCallText = (name: string, args: JsonObject): string =>
  `${callOpen}${JSON.stringify({ name, arguments: args })}${callClose}`;

/** What a tool returns is data, and never looks like the next turn. */
const toResultText = (name: string, status: 'ok' | 'error', output: string): string =>
  `<tool_result name="${name}" status="${status}">${harmless(output)}</tool_result>`;
