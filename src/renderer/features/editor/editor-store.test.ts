import { expect, test } from 'vitest';
import { connectBridge } from '../../bridge/bridge';
import { createMemoryBridge } from '../../bridge/memory-bridge';
import { openDocument, useEditor } from './editor-store';

test('the slower answer about an earlier procedure does not take the place of the later one', async () => {
  const sample = createMemoryBridge({ now: () => 1_800_000_000_000, later: () => undefined });
  const listed = await sample.ask('sops.list', {});
  if (!listed.ok) throw new Error('no sample');
  const [first, second] = listed.value.map(({ name }) => name);
  if (first === undefined || second === undefined) throw new Error('no sample');
  let answerFirst = (): void => {};
  const held = new Promise<void>((resolve) => { answerFirst = resolve; });
  connectBridge({
    ask: async (procedure, input) => {
      if (procedure === 'sops.show' && (input as { name: string }).name === first) await held;
      return sample.ask(procedure, input);
    },
    onNotice: () => () => {},
  });
  const earlier = openDocument(first);
  await openDocument(second);
  answerFirst();
  await earlier;
  expect(useEditor.getState().document?.name).toBe(second);
});
