import type { CutOff } from '../../../ports/cut-off';
import type { Part } from '../../../ports/parts';
import { isActing, type Tool, type ToolRegistry } from '../../../ports/tool';

/** The fleet as something that a call waits for while this engine is held: nothing else can be done about it. */
const fleetPart = (cutOff: CutOff): Part => ({
  kind: 'fleet',
  name: '',
  isPatient: true,
  now: () =>
    cutOff.since() === null
      ? { state: 'ready' }
      : { state: 'connecting', detail: 'cut off from the fleet, and [fleet] offline = "hold"', remedy: null },
  onChange: (listener) => cutOff.onChange(listener),
});

/** The tools as steps have them: what acts needs the fleet besides, as long as this engine is held. */
export function heldTools(tools: ToolRegistry, cutOff: CutOff): ToolRegistry {
  const part = fleetPart(cutOff);
  const known = new WeakMap<Tool, Tool>();
  const held = (tool: Tool): Tool => {
    if (!isActing(tool)) return tool;
    let found = known.get(tool);
    if (found === undefined) {
      const needing: Pick<Tool, 'needs' | 'execute'> = {
        needs: (args) => [...(tool.needs?.(args) ?? []), part],
        execute: (...of) => tool.execute(...of),
      };
      found = Object.assign(Object.create(tool) as Tool, needing);
      known.set(tool, found);
    }
    return found;
  };
  return {
    get: (name) => {
      const tool = tools.get(name);
      return tool === undefined ? undefined : held(tool);
    },
    list: () => tools.list().map(held),
    ...(tools.toCome === undefined ? {} : { toCome: (name) => tools.toCome?.(name) ?? null }),
  };
}
