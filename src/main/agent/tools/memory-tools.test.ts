import { expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { FakeClock } from '../../testing/fake-clock';
import { MapMemory } from '../../testing/map-memory';
import { memoryTools } from './memory-tools';

const record = { key: 'sop_audit_decision_run-1_1', content: '{"decision":"denied"}', category: 'sop', scope: 'global', at: 1 };

test.each<{ tool: string; args: JsonObject }>([
  { tool: 'memory_store', args: { key: record.key, content: '{"decision":"approved"}' } },
  { tool: 'memory_forget', args: { key: record.key } },
])('$tool leaves the records of decisions as they are', async ({ tool, args }) => {
  const memory = new MapMemory();
  await memory.store(record);
  const result = await memoryTools(memory, new FakeClock(2)).find(({ name }) => name === tool)?.execute(args, { origin: 'chat:c' }, new AbortController().signal);
  expect(result).toEqual({ success: false, output: expect.stringContaining('record of the engine') as string });
  expect(await memory.get(record.key, 'global')).toEqual(record);
});
