import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { sampleEntries } from '../../testing/samples/sample-world';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { checkedAs, opened, type EditorState } from '../../entities/draft/editor-state';
import { BackTestRow } from './back-test-row';

// The plot needs a screen; nothing was read that it would draw.
vi.mock('./back-test-plot', () => ({ BackTestPlot: () => null }));

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

test('a condition is written only to the trigger it is shown for: until the answer for another one comes, the field waits', async () => {
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
  connectBridge(
    new RecordingBridge({
      'sops.back-test': ({ trigger: index = 1 }) =>
        ok({
          ...nothing,
          trigger:
            index === 2
              ? { index, source: 'peripheral', place: 'b/pin_3', condition: '> 0' }
              : { index: 1, source: 'mqtt', place: 'tank/level', condition: '$.level > 85' },
        }),
    }),
  );
  page = await draw(<BackTestRow document={withTriggers()} />);
  const field = () => page.place.querySelector('input');
  const shows = (condition: string): Promise<void> =>
    vi.waitFor(
      async () => {
        await act(() => Promise.resolve());
        expect([field()?.value, field()?.disabled, page.place.querySelector('select') !== null]).toEqual([
          condition,
          false,
          true,
        ]);
      },
      { timeout: 60_000 },
    );
  await shows('$.level > 85');
  await act(() => {
    const select = page.place.querySelector('select');
    if (select !== null) select.value = '2';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    return Promise.resolve();
  });
  expect([field()?.value, field()?.disabled]).toEqual(['$.level > 85', true]);
  await shows('> 0');
});
