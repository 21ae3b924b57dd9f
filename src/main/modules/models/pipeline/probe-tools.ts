import { complete, type ModelRequest, type Provider } from '../../../ports/provider';
import { ProviderError } from '../../../ports/provider-error';
import { readAnswer } from '../../agent/answers/read-answer';

const tool = {
  name: 'report_ready',
  description: 'Reports that you are ready.',
  parameters: { type: 'object', properties: { ready: { type: 'boolean' } }, required: ['ready'] },
} as const;

const question: ModelRequest = {
  system: 'You use tools when you are asked to.',
  messages: [{ role: 'user', text: 'Call the tool report_ready with ready = true. Write nothing else.' }],
  tools: [{ ...tool, parameters: { ...tool.parameters, required: [...tool.parameters.required] } }],
  temperature: 0,
  // Enough for a model that thinks first.
  maxTokens: 1024,
  conversation: 'probe',
  priority: 'background',
};

export interface ProbeOutcome {
  readonly way: 'native' | 'xml';
  /** Null: nothing can be said. */
  readonly why: string | null;
}

/**
 * Asks a model for one trivial call, to learn whether its server's own way of calling works. Rejects with a
 * ProviderError that is not about tools.
 */
export async function probeTools(provider: Provider, signal: AbortSignal): Promise<ProbeOutcome> {
  try {
    const answer = await complete(provider, question, signal);
    if (answer.toolCalls.some((call) => call.name === tool.name && call.unreadable === undefined))
      return { way: 'native', why: 'a trial call came as it should' };
    if (answer.toolCalls.length > 0) return { way: 'xml', why: 'a trial call could not be read' };
    const written = readAnswer(answer, question.tools, 'probe').toolCalls.length > 0;
    // A model that thinks past the limit, or has a bad day, may call as it should the next time.
    if (!written && (answer.reason === 'length' || answer.text.trim() === ''))
      return { way: 'native', why: null };
    return { way: 'xml', why: written ? 'a trial call came as text' : 'a trial call did not come' };
  } catch (failure) {
    signal.throwIfAborted();
    if (failure instanceof ProviderError && failure.code === 'provider.tools')
      return { way: 'xml', why: failure.message };
    throw failure;
  }
}
