import { compactHistory } from '../../../src/main/modules/agent/history/compact-history';
import { selectDispatcher } from '../../../src/main/modules/models/pipeline/dispatcher';
import { normalizeTurns } from '../../../src/main/modules/agent/history/history';
import { harmless } from '../../../src/domain/answer/inert';
import { withoutNarration } from '../../../src/domain/answer/narration';
import { readAnswerText, type OfferedTool } from '../../../src/domain/answer/read-answer-text';
import { seenAnswer, withoutBareCalls, withoutMarks } from '../../../src/domain/answer/shown';
import { splitThoughts } from '../../../src/domain/answer/thoughts';
import { firstKept } from '../../../src/main/modules/agent/history/trim-history';
import { withoutDuplicates } from '../../../src/main/modules/agent/turn/turn-guards';
import type { ModelMessage, ModelToolCall } from '../../../src/main/ports/provider';
import { AnswerReader } from '../../../src/main/modules/models/openai/from-stream';
import type { Adapter, CaseOutcome, ConformanceCase } from '../suite';
import { runAgentTurn } from './agent-turn';
import { stepAnswer } from './step-answer';

type Input = Readonly<Record<string, unknown>>;

/** Thin adapters between the words of `agent.json` and what the agent reads from and writes to a model. */
export const agentLanguageAdapters: Readonly<Record<string, Adapter>> = {
  tool_call_parse: (given) => ({ expected: given['expected'], actual: parseCase(given) }),
  answer_read: (given) => ({ expected: given['expected'], actual: carriedOut(given) }),
  step_answer: stepAnswer,
  answer_recognised: (given) => ({ expected: given['expected'], actual: recognised(given) }),
  inert_marks: (given) => ({ expected: given['expected'], actual: inertOrAlive(String(given['input'])) }),
  think_strip: compare(({ variant, text }) => stripThoughts(String(variant), String(text))),
  sanitize_response: compare(({ stage, text, known_tools }) =>
    sanitize(String(stage), String(text), known_tools as readonly string[]),
  ),
  narration_strip: compare(({ text }) => withoutNarration(String(text))),
  normalize_turns: compare(({ turns }) =>
    normalizeTurns((turns as readonly StoredTurn[]).map(toMessage)).map(toStoredTurn),
  ),
  proactive_trim: compare(({ turn_lengths, budget_chars }) =>
    trim(turn_lengths as readonly number[], Number(budget_chars)),
  ),
  duplicate_calls: compare(({ calls, exempt }) => ({
    run: runs(calls as readonly ModelToolCall[], exempt as readonly string[]),
  })),
  dispatcher_select: compare(({ tool_dispatcher, provider_native_tools }) =>
    selectDispatcher(String(tool_dispatcher), provider_native_tools === true),
  ),
  overflow_compact: compact,
  agent_turn: runAgentTurn,
};

/** An adapter that compares the whole of what `actual` makes of the case's input. */
function compare(actual: (input: Input) => unknown): Adapter {
  return (given: ConformanceCase) => ({
    expected: given['expected'],
    actual: actual(given['input'] as Input),
  });
}

const registered = [
  'shell',
  'file_read',
  'file_write',
  'memory_store',
  'memory_recall',
  'web_search',
  'http_request',
  'gpio_read',
  'gpio_write',
];

function parseCase(given: ConformanceCase): unknown {
  const { mode, response, tool_calls } = given['input'] as {
    readonly mode: string;
    readonly response: string;
    readonly tool_calls?: readonly Readonly<Record<'id' | 'name' | 'arguments', string>>[];
  };
  if (mode === 'native') return readNative(response, tool_calls ?? []);
  const expected = given['expected'] as { readonly calls: readonly { readonly name: string }[] };
  const names = new Set([...registered, ...expected.calls.map(({ name }) => name)]);
  const { text, calls } = readAnswerText(
    response,
    [...names].map((name) => ({ name, parameters: {} })),
  );
  return { text, calls };
}

/** What of an answer may be carried out: calls of the tools that were offered. */
function carriedOut(given: ConformanceCase): unknown {
  const { response, tools } = given['input'] as {
    readonly response: string;
    readonly tools: readonly OfferedTool[];
  };
  const { calls } = readAnswerText(response, tools);
  return {
    calls: calls
      .filter(({ name }) => tools.some((tool) => tool.name === name))
      .map(({ name, arguments: args }) => ({ name, arguments: args })),
  };
}

/** An answer that is nothing but a call is read, or the model is asked again: it is never passed over. */
function recognised(given: ConformanceCase): string {
  const { response, tools } = given['input'] as {
    readonly response: string;
    readonly tools: readonly string[];
  };
  const { calls, unread } = readAnswerText(
    response,
    tools.map((name) => ({ name, parameters: {} })),
  );
  return calls.length > 0 || unread !== null ? 'call or unread' : 'passed over';
}

const inertOrAlive = (mark: string): string =>
  [mark, `a ${mark} b`, `${mark}${mark}`].some((text) => harmless(text).includes(mark)) ? 'alive' : 'inert';

/** The cases know no word for calls whose arguments were unreadable and that will be refused. */
const withoutRefusal = ({ unreadable: _, ...call }: { readonly unreadable?: string }): unknown => call;

/** The answer as an OpenAI-compatible server streams it. */
function readNative(
  content: string,
  calls: readonly Readonly<Record<'id' | 'name' | 'arguments', string>>[],
): unknown {
  const reader = new AnswerReader('server', () => 'new');
  const toolCalls = calls.map(({ id, ...called }, index) => ({ index, id, function: called }));
  const deltas = [
    ...reader.push(
      JSON.stringify({ choices: [{ delta: { content, tool_calls: toolCalls }, finish_reason: 'stop' }] }),
    ),
    ...reader.end(),
  ];
  return {
    text: deltas.flatMap((delta) => (delta.type === 'text' ? [delta.text] : [])).join(''),
    calls: deltas.flatMap((delta) => (delta.type === 'tool-call' ? [withoutRefusal(delta.call)] : [])),
  };
}

function stripThoughts(variant: string, text: string): string {
  if (variant === 'display') return withoutMarks(text, []);
  const stripped = splitThoughts(text).text;
  return variant === 'parser' ? stripped.trim() : stripped;
}

function sanitize(stage: string, text: string, knownTools: readonly string[]): string {
  if (stage === 'tags') return withoutMarks(text, knownTools);
  return stage === 'json'
    ? withoutBareCalls(text, knownTools)
    : withoutNarration(seenAnswer(text, knownTools));
}

interface StoredTurn {
  readonly role: string;
  readonly content: string;
}

/** Roles that no message of ours has go in as they are: a file may hold anything. */
const toMessage = ({ role, content }: StoredTurn): ModelMessage =>
  ({ role, text: content, output: content, toolCalls: [] }) as unknown as ModelMessage;
const toStoredTurn = (message: ModelMessage): StoredTurn => ({
  role: message.role,
  content: message.role === 'tool' ? message.output : message.text,
});

function trim(lengths: readonly number[], budget: number): unknown {
  const dropped = firstKept(lengths, { limit: budget, target: budget });
  return { dropped, kept_indexes: lengths.map((_, index) => index).slice(dropped) };
}

function runs(calls: readonly ModelToolCall[], exempt: readonly string[]): readonly boolean[] {
  const kept = withoutDuplicates(calls, new Set(exempt));
  return calls.map((call) => kept.includes(call));
}

function compact(given: ConformanceCase): CaseOutcome {
  const { turns } = given['input'] as {
    readonly turns: { readonly alternating_user_first: number; readonly length: number };
  };
  const expected = given['expected'] as Readonly<Record<string, unknown>>;
  const messages = Array.from({ length: turns.alternating_user_first }, (_, index) =>
    toMessage({ role: index % 2 === 0 ? 'user' : 'assistant', content: '가'.repeat(turns.length) }),
  );
  const kept = compactHistory(messages).map((message) => toStoredTurn(message).content.length);
  const lengths = new Set(kept);
  return {
    expected,
    actual: {
      kept: kept.length,
      returns: kept.length > 0,
      ...('each_length' in expected ? { each_length: lengths.size === 1 ? kept[0] : kept } : {}),
    },
  };
}
