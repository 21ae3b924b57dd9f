import { checkArguments } from '../base/json-schema';
import type { ModelMessage, ModelToolCall } from '../ports/provider';
import { execute, failed, type Tool, type ToolResult } from '../ports/tool';
import type { Turn, TurnObserver, TurnOutcome } from '../ports/turn';
import { Dialogue } from './dialogue';
import { LoopGuard, withoutDuplicates } from './turn-guards';

/**
 * One turn: ask the model, carry out its calls, tell it the results, until it answers without a call.
 * Rejects with a ProviderError when the model cannot answer, and with the signal's reason when aborted.
 */
export async function runTurn(turn: Turn, observer: TurnObserver, signal: AbortSignal): Promise<TurnOutcome> {
  const dialogue = new Dialogue(turn, observer);
  const guard = new LoopGuard();
  const repeatable = new Set(turn.tools.filter((tool) => tool.repeatable === true).map((tool) => tool.name));
  const end = (reason: string, kind: 'ended' | 'stuck'): TurnOutcome => ({ kind, reason, messages: dialogue.messages });
  if (turn.firstCalls.length > 0) {
    dialogue.add({ role: 'assistant', text: '', toolCalls: turn.firstCalls }, ...(await runRound(turn, turn.firstCalls, observer, signal)));
    const reason = observer.verdict();
    if (reason !== null) return end(reason, 'ended');
  }
  for (let iteration = 0; iteration < turn.maxIterations; iteration += 1) {
    const answer = await dialogue.ask(signal);
    if (dialogue.correct(answer)) continue;
    const calls = withoutDuplicates(answer.toolCalls, repeatable);
    dialogue.add({ role: 'assistant', text: answer.text, toolCalls: calls });
    if (calls.length === 0) return { kind: 'answered', text: answer.text.trim(), messages: dialogue.messages };
    if (guard.isStuck(calls)) return end('the model asked for the same calls three times in a row', 'stuck');
    dialogue.add(...(await runRound(turn, calls, observer, signal)));
    const reason = observer.verdict();
    if (reason !== null) return end(reason, 'ended');
  }
  return end(`Agent exceeded maximum tool iterations (${String(turn.maxIterations)})`, 'stuck');
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
  const refusal = tool === null ? `Unknown tool: ${call.name}. The tools here: ${turn.tools.map((known) => known.name).join(', ')}.` : await whyNot(call, tool, observer, signal);
  signal.throwIfAborted();
  // A call that is refused acts on nothing.
  observer.toolSent(call, refusal === null ? tool : null);
  const result = tool === null || refusal !== null ? failed(refusal ?? '') : await execute(tool, call.arguments, turn.context, signal);
  observer.toolAnswered(call, result);
  return result;
}

async function whyNot(call: ModelToolCall, tool: Tool, observer: TurnObserver, signal: AbortSignal): Promise<string | null> {
  if (call.unreadable !== undefined) return call.unreadable;
  const mistakes = checkArguments(tool.parameters, call.arguments);
  if (mistakes.length > 0) return `The arguments do not fit ${tool.name}: ${mistakes.join('; ')}.`;
  const permission = await observer.permit(call, tool, signal);
  return permission === true ? null : permission;
}
