import type { PartName } from './parts';

/** As sentences name it. */
export function partText({ kind, name }: PartName): string {
  switch (kind) {
    case 'broker':
      return 'the broker';
    case 'queues':
      return 'the AMQP broker';
    case 'board':
      return `board ${name}`;
    case 'device':
      return `device ${name}`;
    case 'mcp':
      return `MCP server ${name}`;
    case 'channel':
      return `channel ${name}`;
    case 'model':
      return `model ${name}`;
    case 'fleet':
      return 'the fleet';
    case 'engine':
      return `an engine of the fleet for ${name}`;
  }
}

/** Why the calls of a card are not known yet, where it is not the model alone. */
export const awaitedText = (part: PartName): string => `It waits until ${partText(part)} is connected.`;
