import { afterEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

let fixture: EngineFixture | null = null;
afterEach(async () => {
  await fixture?.close();
});

test('an emergency stop stops the agent in a conversation too', async () => {
  fixture = await openEngine({ config: '[gateway]\nport = 0\n' });
  const engine = fixture;
  const { id } = await engine.ask('chat.new', {});
  await engine.ask('chat.send', { conversationId: id, text: 'Tell me everything about valves.' });
  const answer = async (): Promise<string | undefined> =>
    (await engine.ask('chat.open', { conversationId: id })).find(({ role }) => role === 'assistant')?.state;
  await eventually('the answer', answer);
  await engine.ask('engine.stop-everything', {});
  expect(
    await eventually('the end of the answer', async () =>
      ['queued', 'streaming'].includes((await answer()) ?? '') ? null : await answer(),
    ),
  ).toBe('stopped');
});
