import { z } from 'zod';
import type {
  Conversation,
  ConversationCall,
  ConversationMessage,
} from '../../src/main/modules/models/chat-template/conversation';
import type { ModelTemplate } from '../../src/main/modules/models/chat-template/model-template';

/** What llama.cpp makes of five conversations with templates. */
export const Oracle = z.object({
  renderings: z.array(
    z.object({
      template: z.string(),
      variant: z.number().int(),
      prompt: z.string().optional(),
      error: z.string().optional(),
    }),
  ),
});
type Oracle = z.infer<typeof Oracle>;

const system: ConversationMessage = { role: 'system', text: 'SYSTEM-TEXT' };
const user: ConversationMessage = { role: 'user', text: 'USER-ONE' };
const call: ConversationCall = { name: 'special_function', arguments: { arg1: 1 } };
const said = (text: string, calls: readonly ConversationCall[] = []): ConversationMessage => ({
  role: 'assistant',
  text,
  calls,
});
const result: ConversationMessage = { role: 'tool', name: 'special_function', text: 'RESULT-ONE' };
const tool = {
  name: 'special_function',
  description: "I'm special",
  parameters: {
    type: 'object',
    properties: { arg1: { type: 'integer', description: 'The arg.' } },
    required: ['arg1'],
  },
};

/** By variant. */
const conversations: readonly Pick<Conversation, 'messages' | 'tools'>[] = [
  { messages: [system, user], tools: [tool] },
  { messages: [system, user, said('', [call]), result], tools: [tool] },
  { messages: [system, user, said('SAID-BEFORE', [call]), result], tools: [tool] },
  { messages: [system, user], tools: [] },
  { messages: [system, user, said('SAID-BEFORE'), { role: 'user', text: 'USER-TWO' }], tools: [] },
];

/** Where the two differ, in words; nothing where they agree, or both cannot lay a conversation out. */
export function comparedWith(oracle: Oracle, name: string, template: ModelTemplate): readonly string[] {
  return conversations.flatMap((conversation, variant) => {
    const theirs = oracle.renderings.find((each) => each.template === name && each.variant === variant);
    if (theirs === undefined) return [`conversation ${String(variant)}: llama.cpp was not asked`];
    const ours = rendered(template, conversation);
    if ('error' in ours)
      return theirs.error === undefined ? [`conversation ${String(variant)}: ${ours.error}`] : [];
    if (theirs.prompt === undefined) return [];
    const [own, other] = [comparable(ours.text), comparable(theirs.prompt)];
    if (own === other) return [];
    const at = [...own].findIndex((_, index) => own[index] !== other[index]);
    const from = Math.max(0, (at === -1 ? own.length : at) - 20);
    const shown = (text: string): string => JSON.stringify(text.slice(from, from + 100));
    return [`conversation ${String(variant)}: ${shown(own)} instead of ${shown(other)}`];
  });
}

function rendered(
  template: ModelTemplate,
  conversation: Pick<Conversation, 'messages' | 'tools'>,
): { readonly text: string } | { readonly error: string } {
  try {
    return { text: template.render({ ...conversation, thinking: true, now: new Date(), answer: true }) };
  } catch (failure) {
    return { error: failure instanceof Error ? failure.message : String(failure) };
  }
}

/** Dates and the ids of calls aside. */
const comparable = (text: string): string =>
  text
    .replaceAll(/\d{1,2} \w{3,9} \d{4}|\d{4}-\d\d-\d\d|\w{3,9} \d\d,? \d{4}/gu, 'DATE')
    .replaceAll(/call0000\d|123456789/gu, 'ID');
