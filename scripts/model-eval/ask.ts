import { capabilitiesOf, complete, type Provider } from '../../src/main/ports/provider';
import {
  shortSystemPrompt,
  stepMessages,
  stepSystemPrompt,
  type StepVoice,
} from '../../src/main/modules/procedures/execution/prompt';
import type { EvalCase } from './case';
import { isRight, isWellFormed, type Judged } from './judge';

/** Asks a model about one step with the prompt of the product; its first call counts. */
export async function askCase(provider: Provider, one: EvalCase, voice: StepVoice): Promise<Judged> {
  const told = {
    sop: { name: one.sop },
    trigger: one.event ?? { source: 'manual' as const, topic: null, payload: null },
    steps: one.earlier.map((step) => ({ ...step, status: 'completed' as const })),
  };
  const messages = stepMessages(
    told,
    { number: one.step, title: one.title, body: one.body, suggestedTools: one.suggested_tools },
    voice,
  );
  const mustCall = voice === 'full' && one.suggested_tools.length > 0 && capabilitiesOf(provider).steerable;
  const startedAt = performance.now();
  const answer = await complete(
    provider,
    {
      system: voice === 'short' ? shortSystemPrompt : stepSystemPrompt,
      messages,
      tools: one.tools,
      ...(mustCall ? { toolChoice: 'required' as const } : {}),
      temperature: 0,
      maxTokens: 256,
      conversation: 'eval',
      priority: 'sop',
    },
    new AbortController().signal,
  );
  const call = answer.toolCalls[0];
  const got = call === undefined ? null : { name: call.name, arguments: call.arguments };
  return {
    case: one,
    got,
    ok: isRight(one, got),
    wellFormed: isWellFormed(one, got),
    confidence: call?.confidence ?? null,
    milliseconds: performance.now() - startedAt,
  };
}
