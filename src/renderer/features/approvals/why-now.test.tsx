import { afterEach, expect, test } from 'vitest';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { sampleApproval } from '../../testing/samples/sample-approval';
import { WhyNow } from './why-now';

let page: Drawn;
afterEach(() => page.end());

test.each([
  { payload: '91', condition: '> 85', says: 'Started at Value 91, over the limit 85', below: null },
  {
    payload: '{"value":91,"unit":"bar"}',
    condition: '$.value > 85',
    says: 'Started at value 91, over the limit 85',
    below: '{"value":91,"unit":"bar"}',
  },
])(
  'a payload that is the value itself is told once: $payload',
  async ({ payload, condition, says, below }) => {
    await startTranslation('en');
    connectBridge(new RecordingBridge({ 'runs.evidence': () => ok(null) }));
    const approval = sampleApproval({ condition, trigger: { ...sampleApproval().trigger, payload } });
    page = await draw(<WhyNow approval={approval} endedAt={null} />);
    expect(page.place.textContent).toContain(says);
    expect(page.place.querySelector('pre')?.textContent ?? null).toBe(below);
  },
);
