import { expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { EvidenceStrip } from './evidence-strip';

const minute = 60_000;

test.each([
  { every: 10 * minute, ticks: ['1 h 10 min before', '', ''] },
  { every: minute / 6, ticks: ['60 s before', '40', '20'] },
])(
  'the axis says how long before the start a reading was, of one each $every ms',
  async ({ every, ticks }) => {
    await startTranslation('en');
    const points = Array.from({ length: 12 }, (_, index) => ({
      at: (index + 1) * every,
      value: 60 + 3 * index,
    }));
    const started = points.at(-1) ?? null;
    const bridge = new RecordingBridge({
      'runs.evidence': () =>
        ok({
          source: 'mqtt',
          topic: 'tank/level',
          name: 'level',
          unit: 'bar',
          limit: { operator: '>', value: 85 },
          holds: false,
          points,
          heardAt: started?.at ?? null,
          started,
        }),
    });
    connectBridge(bridge);
    const page = await draw(<EvidenceStrip runId="r" endedAt={99 * minute * 60} />);
    const shown = [...page.place.querySelectorAll('[data-part~="plot"] g g text')].map(
      ({ textContent }) => textContent,
    );
    expect(shown).toEqual(ticks);
    expect(
      page.place.querySelector('[data-part~="plot"] path[data-part~="curve"]')?.getAttribute('d'),
    ).toMatch(/^M0,/u);
    await page.end();
  },
);

test('a single reading is told in words, without a picture that would be almost empty', async () => {
  await startTranslation('en');
  const started = { at: Date.now() - 2_000, value: 412 };
  connectBridge(
    new RecordingBridge({
      'runs.evidence': () =>
        ok({
          source: 'peripheral',
          topic: 'meter/pressure',
          name: '',
          unit: null,
          limit: { operator: '>', value: 400 },
          holds: true,
          points: [started],
          heardAt: started.at + 1_000,
          started,
        }),
    }),
  );
  const page = await draw(<EvidenceStrip runId="r" endedAt={null} />);
  expect(page.place.textContent).toContain('412');
  expect(page.place.querySelector('svg')).toBeNull();
  await page.end();
});
