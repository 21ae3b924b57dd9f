import { runTurn } from '../../../src/main/modules/agent/turn/loop';
import { withTurnContext } from '../../../src/main/modules/agent/history/turn-context';
import { messageOf } from '../../../src/shared/errors';
import type { ModelMessage, ModelRequest } from '../../../src/main/ports/provider';
import { done, textArgument, type Tool } from '../../../src/main/ports/tool';
import type { TurnObserver } from '../../../src/main/ports/turn';
import { asText } from '../../../src/main/testing/as-text';
import { FakeClock } from '../../../src/main/testing/fake-clock';
import { ScriptedProvider, type ScriptedAnswer } from '../../../src/main/testing/scripted-provider';
import type { CaseOutcome, ConformanceCase } from '../suite';

interface TurnInput {
  readonly max_tool_iterations?: number;
  readonly parallel_tools?: boolean;
  readonly tool_delays_ms?: Readonly<Record<string, number>>;
  readonly temperature?: number;
  readonly same_question_twice?: boolean;
  readonly now?: string;
  readonly memory_context?: string;
  readonly message?: string;
  readonly replies: readonly (string | { readonly throws: string })[];
}

/**
 * Runs the loop in text-tool mode against scripted replies, with one tool "echo", and compares what the case
 * lists.
 */
export async function runAgentTurn(given: ConformanceCase): Promise<CaseOutcome> {
  const expected = given['expected'] as Readonly<Record<string, unknown>>;
  const actual = await playTurn(given['input'] as TurnInput);
  return {
    expected,
    actual: Object.fromEntries(
      Object.keys(expected).map((key) => [
        key,
        key === 'tool_result_contains' ? contained(actual.results, String(expected[key])) : actual[key],
      ]),
    ),
  };
}

interface Played {
  readonly results: readonly string[];
  readonly [key: string]: unknown;
}

async function playTurn(input: TurnInput): Promise<Played> {
  const provider = new ScriptedProvider(
    input.replies.map((reply): ScriptedAnswer =>
      typeof reply === 'string' ? { text: reply } : { error: new Error(reply.throws) },
    ),
  );
  const started: string[] = [];
  const clock = new FakeClock(0);
  const echo = echoTool(clock, input.tool_delays_ms ?? {}, started);
  const text = withTurnContext(
    input.message ?? 'go',
    input.now ?? '2026-03-22 15:30:00 KST',
    input.memory_context ?? '',
  );
  const ask = (): Promise<Played> => playOnce(provider, echo, clock, input, text);
  if (input.same_question_twice === true) await ask();
  const played = await ask();
  const { messages } = provider.requests[0] ?? { messages: [] };
  return {
    ...played,
    model_calls: provider.requests.length,
    tool_runs: started.length,
    tool_order: started,
    user_message: textOf(messages[0]),
  };
}

async function playOnce(
  provider: ScriptedProvider,
  echo: Tool,
  clock: FakeClock,
  input: TurnInput,
  text: string,
): Promise<Played> {
  const turn = {
    provider: asText(provider),
    request: {
      system: 's',
      temperature: input.temperature ?? 0,
      maxTokens: 64,
      conversation: 'c',
      priority: 'chat',
    } satisfies Partial<ModelRequest>,
    messages: [{ role: 'user', text } as const],
    tools: [echo],
    context: { origin: 'chat:c' },
    maxIterations: input.max_tool_iterations ?? 10,
    parallelTools: () => input.parallel_tools ?? false,
    firstCalls: [],
  };
  const running = runTurn(turn, observer, new AbortController().signal).then(
    (outcome) => ({
      ...(outcome.kind === 'answered' ? { result: outcome.text } : { error: outcome.reason }),
      ...resultsOf(outcome.messages),
    }),
    (failure: unknown) => ({ error: messageOf(failure), results: [] }),
  );
  for (const delay of Object.values(input.tool_delays_ms ?? {})) await clock.advance(delay);
  return running;
}

function echoTool(clock: FakeClock, delays: Readonly<Record<string, number>>, started: string[]): Tool {
  return {
    name: 'echo',
    description: 'Says what it was told',
    parameters: { type: 'object', properties: { v: { type: 'string' } }, required: ['v'] },
    effect: 'reads',
    execute: async (args, _context, signal) => {
      const value = textArgument(args, 'v');
      started.push(value);
      const delay = delays[value] ?? 0;
      if (delay > 0) await clock.sleep(delay, signal);
      return done(value);
    },
  };
}

function resultsOf(messages: readonly ModelMessage[]): {
  readonly results: readonly string[];
  readonly result_order: readonly string[];
} {
  const results = messages.flatMap((message) => (message.role === 'tool' ? [message.output] : []));
  return { results, result_order: results };
}

const contained = (results: readonly string[], part: string): unknown =>
  results.some((result) => result.includes(part)) ? part : results;
const textOf = (message: ModelMessage | undefined): string => (message?.role === 'user' ? message.text : '');

const observer: TurnObserver = {
  modelRequested: () => 'question',
  modelAnswered: () => {},
  modelFailed: () => {},
  delta: () => {},
  permit: () => Promise.resolve(true),
  toolSent: () => {},
  toolAnswered: () => {},
  verdict: () => null,
};
