import { checkArguments } from '../../../platform/base/json-schema';
import { callThroughHooks, resultThroughHooks } from '../../../ports/hooked-tool';
import { noHooks } from '../../../ports/hooks';
import { putBy } from '../../../ports/put-by';
import { whyNotSigned, withSignedNote } from '../../../ports/signed-call';
import type { ModelToolCall } from '../../../ports/provider';
import { execute, failed, type Tool, type ToolResult } from '../../../ports/tool';
import type { Turn, TurnObserver } from '../../../ports/turn';

/**
 * Carries out one call of the model: through the hooks, checked, permitted, recorded. Whatever keeps it from
 * running is its result.
 */
export async function carryOut(
  turn: Turn,
  asked: ModelToolCall,
  observer: TurnObserver,
  signal: AbortSignal,
): Promise<ToolResult> {
  signal.throwIfAborted();
  const hooks = turn.hooks ?? noHooks;
  const tool = turn.tools.find((candidate) => candidate.name === asked.name) ?? null;
  const hooked =
    tool === null || asked.unreadable !== undefined
      ? null
      : await callThroughHooks(hooks, tool, asked.arguments, turn.context, signal);
  const proposed = hooked?.kind === 'continue' ? putBy('hook', asked, hooked.value) : asked;
  const { call, refusal } =
    hooked?.kind === 'cancel'
      ? { call: proposed, refusal: hooked.reason }
      : await judge(turn, proposed, tool, observer, signal);
  signal.throwIfAborted();
  // A call that is refused acts on nothing.
  observer.toolSent(call, refusal === null ? tool : null);
  const result =
    tool === null || refusal !== null
      ? failed(refusal ?? '')
      : await resultThroughHooks(
          hooks,
          tool,
          call.arguments,
          turn.context,
          await execute(tool, call.arguments, turn.context, signal),
        );
  observer.toolAnswered(call, result);
  return call === proposed || refusal !== null
    ? result
    : { ...result, output: withSignedNote(result.output, call.name, call.arguments) };
}

interface Judged {
  /** Another one than was proposed: a person wrote and signed other values. */
  readonly call: ModelToolCall;
  /** Why it must not run. */
  readonly refusal: string | null;
}

async function judge(
  turn: Turn,
  call: ModelToolCall,
  tool: Tool | null,
  observer: TurnObserver,
  signal: AbortSignal,
): Promise<Judged> {
  const refusal = whyUnfit(turn, call, tool);
  if (tool === null || refusal !== null) return { call, refusal };
  const permission = await observer.permit(call, tool, turn.context, signal);
  if (permission === true) return { call, refusal: null };
  if (typeof permission === 'string') return { call, refusal: permission };
  signal.throwIfAborted();
  return {
    call: { ...call, arguments: permission.instead },
    refusal: await whyNotSigned(turn.hooks ?? noHooks, tool, permission.instead, turn.context, signal),
  };
}

function whyUnfit(turn: Turn, call: ModelToolCall, tool: Tool | null): string | null {
  if (tool === null)
    return `${turn.told?.some(({ name }) => name === call.name) === true ? 'Not to be used now' : 'Unknown tool'}: ${call.name}. The tools here: ${turn.tools.map((known) => known.name).join(', ')}.`;
  if (call.unreadable !== undefined) return call.unreadable;
  const mistakes = checkArguments(tool.parameters, call.arguments);
  return mistakes.length > 0 ? `The arguments do not fit ${tool.name}: ${mistakes.join('; ')}.` : null;
}
