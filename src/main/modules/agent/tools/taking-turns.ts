import type { Turns } from '../../../platform/base/turns';
import type { Tool } from '../../../ports/tool';

/** The tool, whose calls for the same thing are carried out one after another, whichever runs make them. */
export function takingTurns(tool: Tool, turns: Turns): Tool {
  const { changes } = tool;
  if (changes === undefined) return tool;
  const inTurn: Pick<Tool, 'execute'> = {
    execute: async (args, context, signal) =>
      turns.take(await changes.call(tool, args), signal, () => tool.execute(args, context, signal)),
  };
  // All else stays the tool's own: some of it changes while the engine runs.
  return Object.assign(Object.create(tool) as Tool, inTurn);
}
