import { expect, test } from 'vitest';
import { RecordingTool } from '../../../testing/recording-tool';
import { createToolRegistry } from './tool-registry';

test('tools come and go with their source, and a name stays with the source that stands first', () => {
  const notify = new RecordingTool('notify');
  const impostor = new RecordingTool('notify');
  const weigh = new RecordingTool('mcp_scale_weigh');
  let connected = [impostor, weigh];
  const registry = createToolRegistry([() => [notify], () => connected]);
  expect(registry.list()).toEqual([notify, weigh]);
  expect(registry.get('notify')).toBe(notify);
  connected = [];
  expect([registry.list(), registry.get('mcp_scale_weigh')]).toEqual([[notify], undefined]);
});
