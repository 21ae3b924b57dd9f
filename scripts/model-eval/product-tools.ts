import { allTools, type ToolPorts } from '../../src/main/modules/agent/tools/all-tools';
import type { Tool } from '../../src/main/ports/tool';

/** Stands for every port and every setting of one: only what the tools say about themselves is read here, nothing behind them is called. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : nothing),
});

export const productTools: readonly Tool[] = allTools(nothing as ToolPorts);
