import { selectDispatcher } from '../../../src/main/agent/dispatcher';
import type { Adapter, ConformanceCase } from '../suite';

type Input = Readonly<Record<string, unknown>>;

/** Thin adapters between the words of `agent.json` and what the agent reads from and writes to a model. */
export const agentLanguageAdapters: Readonly<Record<string, Adapter>> = {
  dispatcher_select: compare(({ tool_dispatcher, provider_native_tools }) => selectDispatcher(String(tool_dispatcher), provider_native_tools === true)),
};

/** An adapter that compares the whole of what `actual` makes of the case's input. */
function compare(actual: (input: Input) => unknown): Adapter {
  return (given: ConformanceCase) => ({ expected: given['expected'], actual: actual(given['input'] as Input) });
}
