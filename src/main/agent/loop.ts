import { checkArguments } from '../base/json-schema';
import { complete, type ModelAnswer, type ModelMessage, type ModelRequest, type ModelToolCall } from '../ports/provider';
import { execute, failed, type Tool, type ToolResult } from '../ports/tool';
import type { Turn, TurnObserver, TurnOutcome } from '../ports/turn';
import { LoopGuard, withoutDuplicates } from './turn-guards';

/**
 * One turn: ask the model, carry out its calls, tell it the results, until it answers without a call.
 * Rejects with a ProviderError when the model cannot answer, and with the signal's reason when aborted.
 */
export async function runTurn(turn: Turn, observer: TurnObserver, signal: AbortSignal): Promise<TurnOutcome> {
  const messages: ModelMessage[] = [...turn.messages];
  const guard = new LoopGuard();
  if (turn.firstCalls.length > 0) {
    messages.push({ role: 'assistant', text: '', toolCalls: turn.firstCalls });
    messages.push(...(await runRound(turn, turn.firstCalls, observer, signal)));
    const reason = observer.verdict();
    if (reason !== null) return { kind: 'ended', reason, messages };
  }
  for (let iteration = 0; iteration < turn.maxIterations; iteration += 1) {
    const answer = await ask(turn, messages, observer, signal);
    const calls = withoutDuplicates(answer.toolCalls);
    messages.push({ role: 'assistant', text: answer.text, toolCalls: calls });
    if (calls.length === 0) return { kind: 'answered', text: answer.text.trim(), messages };
    if (guard.isStuck(calls)) return { kind: 'stuck', reason: 'the model asked for the same calls three times in a row', messages };
    messages.push(...(await runRound(turn, calls, observer, signal)));
    const reason = observer.verdict();
    if (reason !== null) return { kind: 'ended', reason, messages };
  }
  return { kind: 'stuck', reason: `no answer after ${String(turn.maxIterations)} rounds of tool calls`, messages };
}

async function ask(turn: Turn, messages: readonly ModelMessage[], observer: TurnObserver, signal: AbortSignal): Promise<ModelAnswer> {
  const tools = turn.tools.map(({ name, description, parameters }) => ({ name, description, parameters }));
  const request: ModelRequest = { ...turn.request, messages: [...messages], tools };
  const id = observer.modelRequested(request);
  try {
    const answer = await complete(turn.provider, request, signal, (delta) => { observer.delta(delta); });
    observer.modelAnswered(id, answer);
    return answer;
  } catch (failure) {
    if (!signal.aborted) observer.modelFailed(id, failure);
    throw failure;
  }
}

async function runRound(turn: Turn, calls: readonly ModelToolCall[], observer: TurnObserver, signal: AbortSignal): Promise<readonly ModelMessage[]> {
  const one = async (call: ModelToolCall): Promise<ModelMessage> => {
    const result = await runCall(turn, call, observer, signal);
    return { role: 'tool', callId: call.id, name: call.name, status: result.success ? 'ok' : 'error', output: result.output };
  };
  if (turn.parallelTools) return Promise.all(calls.map(one));
  const answers: ModelMessage[] = [];
  for (const call of calls) answers.push(await one(call));
  return answers;
}

async function runCall(turn: Turn, call: ModelToolCall, observer: TurnObserver, signal: AbortSignal): Promise<ToolResult> {
  signal.throwIfAborted();
  const tool = turn.tools.find((candidate) => candidate.name === call.name) ?? null;
  const refusal = tool === null ? `There is no tool "${call.name}" here. Tools: ${turn.tools.map((known) => known.name).join(', ')}.` : await whyNot(call, tool, observer, signal);
  signal.throwIfAborted();
  observer.toolSent(call, tool);
  const result = tool === null || refusal !== null ? failed(refusal ?? '') : await execute(tool, call.arguments, turn.context, signal);
  observer.toolAnswered(call, result);
  return result;
}

async function whyNot(call: ModelToolCall, tool: Tool, observer: TurnObserver, signal: AbortSignal): Promise<string | null> {
  const mistakes = checkArguments(tool.parameters, call.arguments);
  if (mistakes.length > 0) return `The arguments do not fit ${tool.name}: ${mistakes.join('; ')}.`;
  const permission = await observer.permit(call, tool, signal);
  return permission === true ? null : permission;
}
