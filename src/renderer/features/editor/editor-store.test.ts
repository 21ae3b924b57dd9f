import { afterEach, expect, test } from 'vitest';
import { connectBridge } from '../../bridge/bridge';
import { createMemoryBridge } from '../../bridge/memory-bridge';
import { closeDocument, openDocument, putText, typeText, undo, useEditor } from './editor-store';

afterEach(closeDocument);

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

test('what a press puts in is a step back of its own, however soon after typing it comes', async () => {
  const sample = createMemoryBridge({ now: () => 1_800_000_000_000, later: () => undefined });
  connectBridge(sample);
  const listed = await sample.ask('sops.list', {});
  const [first] = listed.ok ? listed.value : [];
  await openDocument(first?.name ?? '');
  const written = (): string | undefined => useEditor.getState().document?.present.texts.toml;
  const before = written();
  typeText('toml', 'cooldwn_secs = 600');
  putText('toml', 'cooldown_secs = 600');
  await undo();
  expect(written()).toBe('cooldwn_secs = 600');
  await undo();
  expect(written()).toBe(before);
});
