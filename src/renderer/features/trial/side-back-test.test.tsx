import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { sampleEntries } from '../../testing/samples/sample-world';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { checkedAs, opened, type EditorState } from '../../entities/draft/editor-state';
import { SideBackTest } from './side-back-test';

let page: Drawn;
afterEach(() => page.end());

const triggers = [
  { type: 'manual' as const },
  { type: 'mqtt' as const, topic: 'tank/level', condition: '$.level > 85' },
  { type: 'peripheral' as const, board: 'b', signal: 'pin_3', condition: '> 0' },
];

function withTriggers(): EditorState {
  const entry = sampleEntries()[0];
  if (entry?.sop == null) throw new Error('There is no sample.');
  const texts = { toml: '', markdown: '' };
  return checkedAs(opened(entry.name, { ...texts, hash: entry.hash }), texts, {
    entry,
    outline: { head: entry.sop, triggers, steps: [...entry.sop.steps] },
  });
}

test('of several triggers that listen to messages each can be tried, by choice', async () => {
  await startTranslation('en');
  const nothing = {
    from: 0,
    to: 1,
    knownSince: null,
    messages: 0,
    readings: 0,
    met: 0,
    starts: 0,
    held: 0,
    marks: [],
    hours: [],
    compared: null,
    gap: null,
  };
  const bridge = new RecordingBridge({
    'sops.back-test': ({ trigger: index = 1 }) =>
      ok({
        ...nothing,
        trigger:
          index === 2
            ? { index, source: 'peripheral', place: 'b/pin_3', condition: '> 0' }
            : { index: 1, source: 'mqtt', place: 'tank/level', condition: '$.level > 85' },
      }),
  });
  connectBridge(bridge);
  page = await draw(<SideBackTest document={withTriggers()} />);
  const choice = () => page.place.querySelector('select');
  const condition = () => page.place.querySelector('[data-part~="mono"]')?.textContent;
  const reads = (expected: string): Promise<void> =>
    vi.waitFor(
      async () => {
        await act(() => Promise.resolve());
        expect(condition()).toBe(expected);
      },
      { timeout: 60_000 },
    );
  await reads('$.level > 85');
  expect([choice()?.value, [...(choice()?.options ?? [])].map(({ text }) => text)]).toEqual([
    '1',
    ['mqtt · tank/level · $.level > 85', 'board · b/pin_3 · > 0'],
  ]);
  await act(() => {
    const select = choice();
    if (select !== null) select.value = '2';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    return Promise.resolve();
  });
  expect(choice()?.value).toBe('2');
  await reads('> 0');
  expect(bridge.inputsOf('sops.back-test')).toMatchObject([{ name: 'pump-overpressure' }, { trigger: 2 }]);
});
