import type { ChatMessage, SentMessage, ToolCard } from '../../../../shared/chat';
import { askedCall } from '../../../../domain/approval/edited-calls';
import type { ModelMessage } from '../../../ports/provider';
import { withSignedNote } from '../../../ports/signed-call';
import { toToolMessage } from './tool-message';

/*
 * What a model was sent stays as it was sent: a local model has it evaluated, and a server keeps it cached. What
 * stands in the answer anyway is not kept a second time.
 */

type Kept = Pick<ChatMessage, 'text' | 'tools'>;

/**
 * The messages of a turn, to be kept with the answer that they led to. Null: the model had to be told that it
 * wrote something amiss, which it does better not to read again.
 */
export function toSent(messages: readonly ModelMessage[], answer: Kept): readonly SentMessage[] | null {
  const said = messages.filter((message) => message.role !== 'user');
  return said.length < messages.length ? null : said.map((message) => sentOf(message, answer));
}

function sentOf(message: Exclude<ModelMessage, { role: 'user' }>, answer: Kept): SentMessage {
  switch (message.role) {
    case 'assistant':
      return {
        role: 'assistant',
        ...(message.text === answer.text ? {} : { text: message.text }),
        ...(message.thought === undefined ? {} : { thought: message.thought }),
        calls: message.toolCalls.map(({ id, name, arguments: args }) => ({
          id,
          name,
          ...(same(args, askedOf(cardOf(answer, id))) ? {} : { arguments: args }),
        })),
      };
    case 'tool': {
      const { callId, name, status, output } = message;
      return {
        role: 'tool',
        callId,
        name,
        status,
        ...(output === toldOf(cardOf(answer, callId)) ? {} : { output }),
      };
    }
  }
}

/** The same messages as they were sent. */
export const fromSent = (sent: readonly SentMessage[], answer: Kept): readonly ModelMessage[] =>
  sent.map((message): ModelMessage => {
    switch (message.role) {
      case 'assistant':
        return {
          role: 'assistant',
          text: message.text ?? answer.text,
          ...(message.thought === undefined ? {} : { thought: message.thought }),
          toolCalls: message.calls.map(({ id, name, arguments: args }) => ({
            id,
            name,
            arguments: args ?? askedOf(cardOf(answer, id)),
          })),
        };
      case 'tool':
        return { ...message, output: message.output ?? toldOf(cardOf(answer, message.callId)) };
    }
  });

/** What the model was told of the card of a call. */
export const toldOf = (card: ToolCard | undefined): string =>
  card === undefined
    ? ''
    : toToolMessage(
        { id: card.call, name: card.name },
        card.state === 'done',
        isSigned(card) ? withSignedNote(card.output ?? '', card.name, card.arguments) : (card.output ?? ''),
      ).output;

/** What the model asked for, whatever a person made of it. */
export const askedOf = (card: ToolCard | undefined): ToolCard['arguments'] =>
  card === undefined ? {} : askedCall({ tool: card.name, ...card }).arguments;

/**
 * Whether a person allowed it with values of theirs; one that was only edited when the answer was stopped
 * never left.
 */
const isSigned = ({ was, decided }: ToolCard): boolean =>
  was !== undefined && decided !== undefined && decided.decision !== 'no';

const cardOf = ({ tools }: Kept, id: string): ToolCard | undefined => tools.find(({ call }) => call === id);

/** In the order of their names as well: it is the order in which the model wrote them. */
const same = (one: ToolCard['arguments'], other: ToolCard['arguments']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
