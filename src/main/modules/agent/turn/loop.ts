import type { Usage } from '../../../../shared/run';
import type { ModelMessage, ModelToolCall } from '../../../ports/provider';
import type { Turn, TurnObserver, TurnOutcome } from '../../../ports/turn';
import { Dialogue, Withheld } from './dialogue';
import { carryOut } from './tool-call';
import { outsideOf } from '../history/outside-of';
import { toToolMessage } from '../history/tool-message';
import { fingerprint, LoopGuard, wholeOrNone, withoutDuplicates } from './turn-guards';

/**
 * One turn: ask the model, carry out its calls, tell it the results, until it answers without a call. Rejects
 * with a ProviderError when the model cannot answer, and with the signal's reason when aborted; no tool runs
 * any more then.
 */
export async function runTurn(turn: Turn, observer: TurnObserver, signal: AbortSignal): Promise<TurnOutcome> {
  const dialogue = new Dialogue(turn, observer);
  try {
    await dialogue.open(signal);
    return await converse(turn, dialogue, observer, signal);
  } catch (failure) {
    if (failure instanceof Withheld)
      return { kind: 'ended', reason: failure.message, messages: dialogue.messages };
    throw failure;
  }
}

async function converse(
  turn: Turn,
  dialogue: Dialogue,
  observer: TurnObserver,
  signal: AbortSignal,
): Promise<TurnOutcome> {
  const guard = new LoopGuard();
  /** Calls that have succeeded. */
  const done = new Set<string>();
  const carryOutRound = async (calls: readonly ModelToolCall[]): Promise<void> => {
    const results = await runRound(knowing(turn, dialogue), calls, observer, signal);
    dialogue.add(...results);
    for (const result of results)
      if (result.role === 'tool' && result.status === 'ok')
        for (const call of calls) if (call.id === result.callId) done.add(fingerprint(call));
  };
  const repeatable = new Set(turn.tools.filter((tool) => tool.repeatable === true).map((tool) => tool.name));
  const end = (reason: string, kind: 'ended' | 'stuck'): TurnOutcome => ({
    kind,
    reason,
    messages: dialogue.messages,
  });
  if (turn.firstCalls.length > 0) {
    dialogue.add({ role: 'assistant', text: '', toolCalls: turn.firstCalls });
    await carryOutRound(turn.firstCalls);
    const reason = observer.verdict();
    if (reason !== null) return end(reason, 'ended');
  }
  for (let iteration = 0; iteration < turn.maxIterations; iteration += 1) {
    const answer = await dialogue.ask(signal);
    const isLast = iteration + 1 === turn.maxIterations;
    if (!isLast && dialogue.correct(answer)) continue;
    const calls = wholeOrNone(withoutDuplicates(answer.toolCalls, repeatable));
    dialogue.add({
      role: 'assistant',
      text: answer.text,
      toolCalls: calls,
      ...(answer.thought === '' || calls.length === 0 ? {} : { thought: answer.thought }),
    });
    if (calls.length === 0) {
      const said = {
        text: (answer.unread ?? answer.text).trim(),
        flaw: answer.flaw,
        messages: dialogue.messages,
      };
      const written = answer.usage?.outputTokens ?? turn.request.maxTokens;
      const full = answer.repeats !== true && isContextFull(answer.usage, turn);
      return answer.reason === 'length'
        ? {
            kind: 'cut',
            full,
            ...(answer.repeats === undefined ? {} : { repeats: answer.repeats }),
            reason:
              answer.repeats === true
                ? answer.usage === null
                  ? 'the model repeats itself, and was stopped'
                  : `the model repeats itself, and was stopped after ${String(written)} tokens`
                : full
                  ? `the context of the model was full after ${String(written)} tokens of the answer`
                  : `the answer was cut off at ${String(written)} tokens`,
            ...said,
          }
        : { kind: 'answered', ...said };
    }
    const isDone = calls.every((call) => done.has(fingerprint(call)) && !repeatable.has(call.name));
    if (turn.mustCall === true && isDone)
      return {
        kind: 'stuck',
        reason: 'the model asked again for what was done',
        isDone,
        messages: dialogue.messages,
      };
    if (guard.isStuck(calls)) return end('the model asked for the same calls three times in a row', 'stuck');
    await carryOutRound(calls);
    dialogue.wentOn();
    const reason = observer.verdict();
    if (reason !== null) return end(reason, 'ended');
    if (turn.endsWithCall === true && calls.every((call) => done.has(fingerprint(call))))
      return { kind: 'answered', text: '', flaw: null, messages: dialogue.messages };
  }
  return end(`Agent exceeded maximum tool iterations (${String(turn.maxIterations)})`, 'stuck');
}

/** Marks that end a turn may find no place any more. */
const nearlyFull = 16;

/**
 * Whether an answer that was cut off came to the end of the model's context rather than to its own limit; of a
 * server whose context is not known, whether it came to another limit than that of the request.
 */
function isContextFull(usage: Usage | null, { provider, request }: Turn): boolean {
  // Nobody writes nothing: such a figure is not known.
  if (usage === null || usage.outputTokens === 0 || usage.outputTokens >= request.maxTokens) return false;
  const { contextTokens } = provider;
  return contextTokens === undefined || usage.promptTokens + usage.outputTokens >= contextTokens - nearlyFull;
}

/** The turn, with whose words its calls may come from by now. */
function knowing(turn: Turn, dialogue: Dialogue): Turn {
  const outside = outsideOf(dialogue.messages, turn.tools, turn.context.outside ?? []);
  return outside.length === 0 ? turn : { ...turn, context: { ...turn.context, outside } };
}

/**
 * The results in the order of the calls. What breaks off one of several at the same time waits until the
 * others have ended.
 */
async function runRound(
  turn: Turn,
  calls: readonly ModelToolCall[],
  observer: TurnObserver,
  signal: AbortSignal,
): Promise<readonly ModelMessage[]> {
  const one = async (call: ModelToolCall): Promise<ModelMessage> => {
    const result = await carryOut(turn, call, observer, signal);
    return toToolMessage(call, result.success, result.output);
  };
  if (turn.parallelTools(calls)) {
    const rounds = await Promise.allSettled(calls.map(one));
    return rounds.map((round) => {
      if (round.status === 'rejected') throw round.reason;
      return round.value;
    });
  }
  const answers: ModelMessage[] = [];
  for (const call of calls) answers.push(await one(call));
  return answers;
}
